import { type Device, type DeviceId, FIGURES, type MetricId } from '@vigie/contracts/entities'
import { memo } from 'react'
import { useLatest } from '@/data'
import { text } from '@/text'
import { synoptic } from '@/text/eau'
import { cn } from '@/ui/cn'
import type { Asset } from '../assets/assets-of.ts'
import { useTankNow } from '../device-tile/asset-figures.ts'
import { type DeviceMetricSpec, fillPercent, mainMetric, orderedMetrics } from '../device-tile/device-metrics.ts'
import { KindIcon } from '../device-tile/kind-icon.tsx'
import { StatePill } from '../device-tile/state-pill.tsx'
import { hourGainWords } from '../device-tile/tank-way.ts'
import { DatedValue } from '../device-tile/truth-line.tsx'
import { useShownState } from '../device-tile/use-shown-state.ts'
import { useTruth } from '../device-tile/use-truth.ts'
import { formatBare } from '../kpi/figure.ts'

type NodeProps = {
  readonly asset: Asset
  /** the meter that all of the site hangs on */
  readonly supply: DeviceId | null
}

/** What a node of the network shows: its name, what it measures, its state; a tank also how full it is. */
export const NodeBody = (props: NodeProps) =>
  props.asset.role === 'storage' ? <TankBody {...props} /> : <FlowBody {...props} />

const FlowBody = ({ asset, supply }: NodeProps) => {
  const { main: device } = asset
  const main = mainMetric(device)
  return (
    <>
      <span className="flex min-w-0 items-center gap-2">
        <KindIcon
          kind={device.kind}
          role={asset.role}
          className="@min-[13rem]:grid hidden size-6 rounded-md [&_svg]:size-3.5"
        />
        <span className="line-clamp-2 @min-[13rem]:line-clamp-1 font-semibold @max-[9rem]:text-xs text-sm @max-[9rem]:leading-4 leading-5">
          {asset.name}
        </span>
      </span>
      <span className="flex min-w-0 @min-[13rem]:flex-row-reverse flex-col @min-[13rem]:items-center items-start justify-between gap-1">
        {main !== null && (
          <span className="whitespace-nowrap">
            <Drawn asset={asset} />
            <Main device={device} metric={main} className="text-sm leading-5" />
          </span>
        )}
        <StatePill asset={asset} supply={supply} className={PILL} />
      </span>
    </>
  )
}

/** Of a sector that may leak: that its flow is all that it draws, and not what leaks. */
const Drawn = ({ asset }: Pick<NodeProps, 'asset'>) => {
  const { own, state } = useShownState(asset)
  return state === 'leaking' && (own === 'drawing' || own === 'trickling') ? (
    <span className="@max-[17rem]:sr-only text-muted text-xs">{`${text.home.states.drawing} `}</span>
  ) : null
}

const PILL = 'max-w-full shrink px-1 @max-[9rem]:gap-0.5 @max-[9rem]:px-0.5 @max-[9rem]:tracking-tighter'

type MainProps = { readonly device: Device; readonly metric: DeviceMetricSpec; readonly className: string }

const Main = ({ device, metric, className }: MainProps) => (
  <span className={cn('whitespace-nowrap font-semibold tabular-nums', className)}>
    <DatedValue device={device.id} metric={metric} unitClass="font-normal text-muted text-xs" isShort isTimed />
  </span>
)

const TankBody = ({ asset, supply }: NodeProps) => {
  const { main: device } = asset
  const metric = levelMetric(device)
  return (
    <span className="flex h-full min-w-0 items-stretch gap-2 @min-[13rem]:gap-3">
      <Tank device={device} metric={metric?.id ?? null} />
      <span className="flex min-w-0 grow flex-col justify-between gap-1">
        <span className="line-clamp-2 shrink-0 font-semibold @max-[9rem]:text-xs text-sm @max-[9rem]:leading-4 leading-5">
          {asset.name}
        </span>
        <span className="text-right">
          {metric !== null && (
            <Main device={device} metric={metric} className="block @max-[9rem]:text-base text-xl leading-6" />
          )}
          <StoredVolume device={device} metric={metric?.id ?? null} />
        </span>
        <span className="flex min-w-0 flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <StatePill asset={asset} supply={supply} className={PILL} />
          <NetFlow device={device} />
        </span>
      </span>
    </span>
  )
}

/** What comes in less what goes out, over the last hour; computed from a level read some time ago, it says so. */
const NetFlow = ({ device }: { readonly device: Device }) => {
  const tank = useTankNow(device.id)
  const truth = useTruth(device.id, mainMetric(device))
  const words = tank === undefined ? null : hourGainWords(tank)
  if (words === null) return null
  const isOld = truth === 'off' || truth === 'stale'
  return (
    <span
      title={isOld ? text.home.estimated(text.home.netFlow) : text.home.netFlow}
      className="@min-[9rem]:whitespace-nowrap font-semibold @max-[9rem]:text-xs text-sm tabular-nums"
    >
      {words}
      {isOld && <span className="font-normal text-muted text-xs">{` ${synoptic.estimated}`}</span>}
    </span>
  )
}

const levelMetric = (device: Device): DeviceMetricSpec | null =>
  orderedMetrics(device).find(({ id }) => id === 'level_pct' || id === 'level_m') ?? null

type LevelProps = { readonly device: Device; readonly metric: MetricId | null }

const useFill = ({ device, metric }: LevelProps): number | null => {
  const latest = useLatest(device.id, metric ?? 'level_pct', 'calm')
  return latest === null || metric === null ? null : fillPercent(device, metric, latest.value)
}

const StoredVolume = memo(({ device, metric }: LevelProps) => {
  const fill = useFill({ device, metric })
  if (device.capacityM3 === null) return null
  const stored = fill === null ? null : (fill / 100) * device.capacityM3
  return (
    <span className="block whitespace-nowrap text-xs text-muted tabular-nums">
      {formatBare(stored, 'storedM3')}
      <span className="@max-[9rem]:hidden">{` / ${formatBare(device.capacityM3, 'capacityM3')}`}</span>
      {`\u00a0${FIGURES.storedM3.unit}`}
    </span>
  )
})

const MARKS = [25, 50, 75]

/** A tank seen from the side, filled as it is; its words stand beside it. */
const Tank = memo(({ device, metric }: LevelProps) => {
  const fill = useFill({ device, metric })
  return (
    <span
      aria-hidden
      className="relative @max-[9rem]:w-4 w-8 @min-[13rem]:w-14 shrink-0 overflow-hidden rounded-t-sm rounded-b-xl border-2 border-line-strong border-t-0 bg-sunken"
    >
      {fill !== null && (
        <span
          className="absolute inset-x-0 bottom-0 border-water border-t-2 bg-water/40 transition-[height] duration-500"
          style={{ height: `${fill}%` }}
        />
      )}
      {MARKS.map((mark) => (
        <span key={mark} className="absolute right-0 h-px w-2 bg-line-strong" style={{ bottom: `${mark}%` }} />
      ))}
    </span>
  )
})
