import type { Device, DeviceId } from '@vigie/contracts/entities'
import { METRIC_NAMES } from '@vigie/contracts/words'
import { memo } from 'react'
import { DEVICE_KIND_LABELS, text } from '@/text'
import { cn } from '@/ui/cn'
import { fillPercent, orderedMetrics } from './device-metrics.ts'
import { FillGauge } from './fill-gauge.tsx'
import { FeedSign, FreshnessSign } from './freshness-sign.tsx'
import { KindIcon } from './kind-icon.tsx'
import { LiveValue } from './live-value.tsx'
import { PowerSign } from './power-sign.tsx'

const SECONDARY_SHOWN = 2

type DeviceTileProps = {
  readonly device: Device
  readonly selected: boolean
  readonly onSelect: (device: DeviceId) => void
}

/**
 * One device, live. The tile itself never renders on a reading: each value and sign inside
 * follows its own series, and the tile's looks follow their data attributes in CSS.
 */
export const DeviceTile = memo(({ device, selected, onSelect }: DeviceTileProps) => {
  const [main, ...others] = orderedMetrics(device)
  return (
    <article
      data-device={device.id}
      className={cn(
        'group/tile relative flex flex-col gap-2 rounded-xl border border-line bg-surface p-3 shadow-xs transition-colors',
        // a tile out of view is not laid out nor painted
        '[contain-intrinsic-size:auto_13.5rem] [content-visibility:auto]',
        'hover:border-line-strong has-[button:focus-visible]:outline-2 has-[button:focus-visible]:outline-ring has-[button:focus-visible]:outline-offset-2',
        'has-[[data-freshness=frozen]]:border-frozen/60 has-[[data-freshness=frozen]]:border-dashed has-[[data-freshness=frozen]]:bg-sunken',
        'has-[[data-freshness=stale]]:border-bad/60 has-[[data-freshness=stale]]:border-dashed has-[[data-freshness=old]]:border-warn/60 has-[[data-freshness=old]]:border-dashed',
        'has-[[data-power=off]]:border-bad has-[[data-power=off]]:bg-bad-soft/50',
        selected && 'border-primary ring-1 ring-primary',
      )}
    >
      <div className="flex flex-col gap-2 max-sm:flex-row max-sm:items-start max-sm:justify-between">
        <header className="flex min-w-0 items-center gap-2.5">
          <KindIcon kind={device.kind} role={device.role} />
          <div className="min-w-0">
            <h4 className="font-semibold text-sm leading-4.5">
              <button
                type="button"
                aria-pressed={selected}
                title={device.name}
                onClick={() => onSelect(device.id)}
                className="line-clamp-2 w-full text-left outline-none after:absolute after:inset-0 after:rounded-xl"
              >
                {device.name}
              </button>
            </h4>
            <p className="truncate text-2xs text-muted first-letter:uppercase">{DEVICE_KIND_LABELS[device.kind]}</p>
          </div>
        </header>
        <div className="flex min-h-11 shrink-0 items-end justify-between gap-3 max-sm:min-h-0">
          {main !== undefined && isTank(device, main.id) && <FillGauge device={device} metric={main.id} />}
          {main === undefined ? (
            <p className="text-muted text-xs">{text.home.noMetrics}</p>
          ) : (
            <Figure device={device.id} metric={main.id} />
          )}
        </div>
      </div>
      {others.length > 0 && (
        <dl className="grid content-start gap-y-0.5 text-xs group-has-[[data-freshness=frozen]]/tile:text-muted">
          {others.slice(0, SECONDARY_SHOWN).map(({ id }) => (
            <div key={id} className="flex items-baseline justify-between gap-2">
              <dt className="truncate text-muted">{METRIC_NAMES[id]}</dt>
              <dd className="whitespace-nowrap tabular-nums">
                <LiveValue device={device.id} metric={id} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <footer className="mt-auto flex flex-wrap justify-between gap-x-3 gap-y-1.5 border-line border-t pt-2 sm:grid sm:grid-cols-[minmax(0,1fr)]">
        {main === undefined ? (
          <FeedSign />
        ) : (
          <FreshnessSign device={device.id} metric={main.id} cadenceMs={main.cadenceMs} />
        )}
        <PowerSign device={device.id} />
      </footer>
    </article>
  )
})

const isTank = (device: Device, metric: Device['metrics'][number]['id']): boolean =>
  device.role === 'storage' && fillPercent(device, metric, 0) !== null

type FigureProps = { readonly device: DeviceId; readonly metric: Device['metrics'][number]['id'] }

/** The main value: large, tabular, right-aligned, dimmed while it cannot be believed. */
const Figure = ({ device, metric }: FigureProps) => (
  <p className="ml-auto min-w-0 text-right">
    <span className="block truncate text-2xs text-muted leading-4">{METRIC_NAMES[metric]}</span>
    <span className="whitespace-nowrap font-semibold text-2xl leading-7 tracking-tight tabular-nums group-has-[[data-freshness=frozen]]/tile:text-muted group-has-[[data-freshness=unknown]]/tile:text-muted group-has-[[data-freshness=stale]]/tile:text-muted">
      <LiveValue device={device} metric={metric} unitClass="font-normal text-muted text-sm tracking-normal" />
    </span>
  </p>
)
