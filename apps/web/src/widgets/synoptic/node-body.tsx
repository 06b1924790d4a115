import type { Device, MetricId } from '@vigie/contracts/entities'
import { memo } from 'react'
import { useLatest } from '@/data'
import { fillPercent, mainMetric } from '../device-tile/device-metrics.ts'
import { KindIcon } from '../device-tile/kind-icon.tsx'
import { LiveValue } from '../device-tile/live-value.tsx'
import { formatBare, formatFigure } from '../kpi/figure.ts'
import { NodeSign } from './node-sign.tsx'

/** What a node of the network shows: its name, what it measures, its state; a tank also how full it is. */
export const NodeBody = ({ device }: { readonly device: Device }) =>
  device.role === 'storage' ? <TankBody device={device} /> : <FlowBody device={device} />

const FlowBody = ({ device }: { readonly device: Device }) => {
  const main = mainMetric(device)
  return (
    <>
      <span className="flex min-w-0 items-center gap-2">
        <KindIcon
          kind={device.kind}
          role={device.role}
          className="hidden size-6 rounded-md @min-[11.5rem]:grid [&_svg]:size-3.5"
        />
        <span className="truncate font-semibold text-xs leading-4">{device.name}</span>
      </span>
      <span className="flex min-w-0 items-center justify-between gap-1">
        <NodeSign device={device} />
        {main !== null && (
          <span className="whitespace-nowrap font-semibold text-sm leading-5 tabular-nums">
            <LiveValue device={device.id} metric={main.id} unitClass="font-normal text-2xs text-muted" />
          </span>
        )}
      </span>
    </>
  )
}

const TankBody = ({ device }: { readonly device: Device }) => {
  const metric = levelMetric(device)
  return (
    <span className="flex h-full min-w-0 items-stretch gap-2 @min-[13rem]:gap-3">
      <Tank device={device} metric={metric} />
      <span className="flex min-w-0 grow flex-col justify-between gap-1">
        <span className="line-clamp-2 font-semibold text-xs leading-4">{device.name}</span>
        <span className="text-right">
          {metric !== null && (
            <span className="block whitespace-nowrap font-semibold text-xl leading-6 tabular-nums">
              <LiveValue device={device.id} metric={metric} unitClass="font-normal text-muted text-xs" />
            </span>
          )}
          <StoredVolume device={device} metric={metric} />
        </span>
        <span className="flex min-w-0">
          <NodeSign device={device} />
        </span>
      </span>
    </span>
  )
}

const levelMetric = (device: Device): MetricId | null =>
  (['level_pct', 'level_m'] as const).find((id) => device.metrics.some((metric) => metric.id === id)) ?? null

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
    <span className="block whitespace-nowrap text-2xs text-muted tabular-nums">
      {`${formatBare(stored, 'storedM3')} / ${formatFigure(device.capacityM3, 'capacityM3')}`}
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
      className="relative w-8 @min-[13rem]:w-14 shrink-0 overflow-hidden rounded-t-sm rounded-b-xl border-2 border-line-strong border-t-0 bg-sunken"
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
