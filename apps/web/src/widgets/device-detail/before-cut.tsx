import type { Device, DeviceId, MetricId } from '@vigie/contracts/entities'
import { freshnessOf, MINUTE_MS } from '@vigie/contracts/entities'
import { TriangleAlert, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDeviceStatus, useLatest, useNow } from '@/data'
import { formatMomentMinute } from '@/text'
import { detail } from '@/text/detail'
import { cn } from '@/ui/cn'
import type { DeviceMetricSpec } from '../device-tile/device-metrics.ts'
import { useReadSpan } from '../device-tile/use-truth.ts'

type BeforeCutProps = { readonly device: DeviceId; readonly metric: MetricId }

/**
 * When a value was read that its device told before it lost its power; null: it has power, or told it afterwards, on a
 * battery.
 */
const useBeforeCut = ({ device, metric }: BeforeCutProps): number | null => {
  const status = useDeviceStatus(device)
  const latest = useLatest(device, metric, 'calm')
  if (status?.powered !== false || status.poweredAt === null || latest === null) return null
  return latest.ts < Date.parse(status.poweredAt) ? latest.ts : null
}

/** That a device did something as long as it had power does not tell that it does. */
export const BeforeCut = (of: BeforeCutProps) =>
  useBeforeCut(of) === null ? null : <span className="block font-normal text-2xs text-muted">{detail.beforeCut}</span>

/** Below the main value: that it is of before the cut, and of when; else what stands there otherwise. */
export const BeforeCutLine = ({ children, ...of }: BeforeCutProps & { readonly children: ReactNode }) => {
  const at = useBeforeCut(of)
  const now = useNow(MINUTE_MS)
  return at === null ? (
    children
  ) : (
    <p data-freshness="off" className="flex min-h-5 items-center gap-1 text-bad text-xs leading-5">
      <Unplug aria-hidden className="size-3.5 shrink-0" />
      {detail.valueBeforeCut(formatMomentMinute(at, now))}
    </p>
  )
}

/**
 * Over several values of a device without power: of when they were read, before the cut or after it. Nothing of what stands
 * below reads as a value of now.
 */
export const ReadingsOfCut = ({ device, metrics, className }: ReadingsOfCutProps) => {
  const status = useDeviceStatus(device)
  const span = useReadSpan(device, metrics)
  const now = useNow(MINUTE_MS)
  if (status?.powered !== false || status.poweredAt === null || span === null) return null
  const cutAt = Date.parse(status.poweredAt)
  const [oldest, newest] = span
  const from = formatMomentMinute(oldest, now)
  const to = formatMomentMinute(newest, now)
  const words =
    newest < cutAt
      ? detail.readingsBeforeCut(from, to)
      : oldest >= cutAt
        ? detail.readingsAfterCut(from, to)
        : detail.readingsAroundCut(from, to)
  return (
    <p className={cn('flex items-center gap-1 font-normal text-bad text-xs tabular-nums', className)}>
      <Unplug aria-hidden className="size-3.5 shrink-0" />
      {words}
    </p>
  )
}

type ReadingsOfCutProps = {
  readonly device: DeviceId
  /** the same objects as long as they are the same metrics */
  readonly metrics: readonly DeviceMetricSpec[]
  readonly className?: string
}

/** Beside the state of a device without power: that it still tells values, as long as they keep coming. */
export const StillMeasures = ({ device: { id, metrics } }: { readonly device: Pick<Device, 'id' | 'metrics'> }) => {
  const status = useDeviceStatus(id)
  const span = useReadSpan(id, metrics)
  const now = useNow(1_000)
  if (status?.powered !== false || status.poweredAt === null || span === null) return null
  const [, newest] = span
  const isOver = freshnessOf(now - newest, Math.max(...metrics.map(({ cadenceMs }) => cadenceMs))) === 'stale'
  return isOver || newest < Date.parse(status.poweredAt) ? null : (
    <span className="inline-flex items-center gap-1 font-medium text-warn">
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      {detail.stillMeasures}
    </span>
  )
}

/**
 * Beside figures of a device that has no power now: nothing was counted since, unless its main metric, null where it
 * measures nothing, was still told after that.
 */
export const FiguresBeforeCut = ({ device, metric }: Omit<BeforeCutProps, 'metric'> & MainMetric) => {
  const status = useDeviceStatus(device)
  const latest = useLatest(device, metric ?? 'running', 'calm')
  const now = useNow(MINUTE_MS)
  if (status?.powered !== false) return null
  if (status.poweredAt === null) return <Said>{detail.figuresBeforeCut}</Said>
  const at = Date.parse(status.poweredAt)
  const words = latest !== null && latest.ts >= at ? detail.figuresAfterCut : detail.figuresBeforeCutAt
  return <Said>{words(formatMomentMinute(at, now))}</Said>
}

type MainMetric = { readonly metric: MetricId | null }

const Said = ({ children }: { readonly children: string }) => (
  <p className="text-2xs text-bad tabular-nums">{children}</p>
)
