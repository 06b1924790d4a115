import type { DeviceId } from '@vigie/contracts/entities'
import { METRIC_NAMES } from '@vigie/contracts/words'
import { memo } from 'react'
import { text } from '@/text'
import { cn } from '@/ui/cn'
import { assetKind } from '../assets/asset-label.ts'
import { type Asset, sameAsset } from '../assets/assets-of.ts'
import { TileCameras } from '../camera/tile-camera.tsx'
import { formatFigure } from '../kpi/figure.ts'
import { useSourceToday } from './asset-figures.ts'
import { BudgetRow } from './budget-row.tsx'
import { mainMetric } from './device-metrics.ts'
import { LeakRow } from './leak-row.tsx'
import { LiveValue } from './live-value.tsx'
import { StateSigns } from './state-signs.tsx'
import { StoredVolume, TankGauge, TankRows } from './tank.tsx'
import { TileRows } from './tile-rows.tsx'
import { TruthLine } from './truth-line.tsx'

type AssetTileProps = {
  readonly asset: Asset
  readonly selected: boolean
  /** the meter that all of the site hangs on */
  readonly supply: DeviceId | null
  readonly onSelect: (device: DeviceId) => void
}

/**
 * One asset, live: its state in words, its main figure, and a row for each other value. The tile itself never renders
 * on a reading: each value and sign inside follows its own series, and its looks follow their data attributes in CSS.
 */
export const AssetTile = memo(
  ({ asset, selected, supply, onSelect }: AssetTileProps) => (
    <article
      data-device={asset.id}
      className={cn(
        'group/tile @container/tile relative flex flex-col gap-2 rounded-xl border border-line bg-surface p-3 shadow-xs transition-colors',
        // a tile out of view is not laid out nor painted; those of tanks are few, and of heights that cannot be guessed
        asset.role !== 'storage' && '[contain-intrinsic-size:auto_12rem] [content-visibility:auto]',
        'hover:border-line-strong has-[button:focus-visible]:outline-2 has-[button:focus-visible]:outline-ring has-[button:focus-visible]:outline-offset-2',
        'has-[[data-freshness=frozen]]:border-frozen/60 has-[[data-freshness=frozen]]:border-dashed has-[[data-freshness=frozen]]:bg-sunken',
        'has-[[data-freshness=stale]]:border-warn/60 has-[[data-freshness=stale]]:border-dashed',
        'has-[[data-state=off]]:border-line-strong has-[[data-state=off]]:border-dashed',
        'has-[[data-state=leaking]]:border-warn',
        'has-[[data-cause]]:border-bad has-[[data-cause]]:border-solid',
        selected && 'border-primary ring-1 ring-primary',
      )}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-2">
        <h4 className="min-w-0 grow basis-0 text-balance font-semibold text-sm leading-5">
          <button
            type="button"
            data-print
            aria-pressed={selected}
            title={asset.name}
            onClick={() => onSelect(asset.id)}
            className="line-clamp-2 w-full text-left outline-none after:absolute after:inset-0 after:rounded-xl"
          >
            {asset.name}
          </button>
        </h4>
        <StateSigns asset={asset} supply={supply} className="shrink-0 flex-row-reverse" />
        <p className="basis-full text-muted text-xs leading-4 first-letter:uppercase">
          {assetKind(asset.main)}
          {asset.members.length > 1 && `, ${text.home.devicesCount(asset.members.length)}`}
        </p>
      </header>
      <div className="flex @min-[29rem]/tile:flex-row grow flex-col gap-3">
        <div className="flex min-w-0 grow flex-col gap-2 empty:hidden">
          {asset.role === 'storage' ? <TankBody asset={asset} /> : <PlainBody asset={asset} />}
        </div>
        <TileCameras members={asset.members} />
      </div>
    </article>
  ),
  (before, after) =>
    before.selected === after.selected &&
    before.supply === after.supply &&
    before.onSelect === after.onSelect &&
    sameAsset(before.asset, after.asset),
)

type BodyProps = { readonly asset: Asset }

const PlainBody = ({ asset }: BodyProps) => (
  <>
    <Figure asset={asset} />
    <TileRows asset={asset}>
      <LeakRow device={asset.main} />
      <BudgetRow device={asset.main} />
    </TileRows>
  </>
)

const TankBody = ({ asset }: BodyProps) => {
  const main = mainMetric(asset.main)
  return (
    <div className="flex min-h-38 grow items-stretch gap-3">
      {main !== null && <TankGauge device={asset.main} metric={main.id} />}
      <div className="flex min-w-0 grow flex-col gap-1">
        <Figure asset={asset} />
        <TileRows asset={asset}>
          <TankRows device={asset.main} />
        </TileRows>
      </div>
    </div>
  )
}

/** The main value, large and tabular, dimmed while it cannot be believed; what it is, or why not, below it. */
const Figure = ({ asset: { main: device, role } }: BodyProps) => {
  const main = mainMetric(device)
  if (main === null) {
    if (device.kind === 'camera') return <TruthLine device={device.id} metric={null} isQuiet />
    return (
      <TruthLine device={device.id} metric={null}>
        {text.home.noMetrics}
      </TruthLine>
    )
  }
  return (
    <div>
      <p className="whitespace-nowrap font-semibold text-2xl leading-7 tracking-tight tabular-nums group-has-[[data-freshness=frozen]]/tile:text-muted group-has-[[data-freshness=off]]/tile:text-muted group-has-[[data-freshness=stale]]/tile:text-muted group-has-[[data-freshness=unknown]]/tile:text-muted">
        <LiveValue device={device.id} metric={main.id} unitClass="font-normal text-muted text-sm tracking-normal" />
        {role === 'storage' && <StoredVolume device={device} metric={main.id} />}
      </p>
      <TruthLine device={device.id} metric={main}>
        {METRIC_NAMES[main.id]}
        {role === 'source' && <Today device={device.id} />}
      </TruthLine>
    </div>
  )
}

/** What today made of a source: how long its pump ran, or what its meter counted. */
const Today = ({ device }: { readonly device: DeviceId }) => {
  const today = useSourceToday(device)
  if (today === undefined) return null
  const { runningHours, volumeM3 } = today
  const words =
    runningHours.value !== null
      ? formatFigure(runningHours.value, 'runningHours')
      : volumeM3.value === null
        ? null
        : formatFigure(volumeM3.value, 'volumeM3')
  return words === null ? null : <span className="truncate">{`· ${text.home.today(words)}`}</span>
}
