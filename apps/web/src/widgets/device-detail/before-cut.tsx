import type { Device, DeviceId, MetricId } from '@vigie/contracts/entities'
import { freshnessOf, MINUTE_MS } from '@vigie/contracts/entities'
import { Unplug } from 'lucide-react'
import { useDeviceStatus, useLatest, useNow } from '@/data'
import { formatMomentMinute } from '@/text'
import { cutNow } from '@/text/cut-now'
import { detail } from '@/text/detail'
import { useReadSpan } from '../device-tile/use-truth.ts'
import { stillWords, useDespiteCut } from './despite-cut.ts'
import { useVoltageAhead } from './voltage-ahead.ts'

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

/** When the oldest and the newest value of a device without power were read, epoch ms; null: it has power, or told none. */
export const useReadOfCut = ({ id, metrics }: Read): readonly [number, number] | null => {
  const status = useDeviceStatus(id)
  const span = useReadSpan(id, metrics)
  return status?.powered === false && status.poweredAt !== null ? span : null
}

type Read = Pick<Device, 'id' | 'metrics'>
type Told = Pick<Device, 'id' | 'kind' | 'metrics'>

/**
 * Over the values of a device without power: of when they were read, before the cut or after it, and as long as they keep
 * coming, what that tells. Nothing of what stands below reads as a value of now.
 */
export const ReadingsOfCut = ({ device }: { readonly device: Told }) => {
  const since = useDeviceStatus(device.id)?.poweredAt
  const span = useReadOfCut(device)
  const now = useNow(MINUTE_MS)
  if (since == null || span === null) return null
  const cutAt = Date.parse(since)
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
    <p data-freshness="off" className="flex items-start gap-1.5 text-bad text-sm tabular-nums">
      <Unplug aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="first-letter:uppercase">
        {words}
        {newest >= cutAt && <StillMeasures device={device} newest={newest} />}
      </span>
    </p>
  )
}

/**
 * That it still tells values, as long as they keep coming: of a pump that still works these contradict the cut; else a
 * voltage that is there is read ahead of what is cut.
 */
const StillMeasures = ({ device, newest }: { readonly device: Told; readonly newest: number }) => {
  const despite = useDespiteCut(device)
  const isAhead = useVoltageAhead(device)
  const now = useNow(1_000)
  const isOver = freshnessOf(now - newest, Math.max(...device.metrics.map(({ cadenceMs }) => cadenceMs))) === 'stale'
  if (isOver) return null
  if (despite !== null) return ` : ${cutNow.contradicted(stillWords(despite))}`
  return ` : ${isAhead ? detail.measuredAhead : detail.stillMeasures}`
}

/**
 * Beside figures of a device that has no power now: nothing was counted since; nothing where its main metric, null where
 * it measures nothing, was still told after that.
 */
export const FiguresBeforeCut = ({ device, metric }: Omit<BeforeCutProps, 'metric'> & MainMetric) => {
  const status = useDeviceStatus(device)
  const latest = useLatest(device, metric ?? 'running', 'calm')
  const now = useNow(MINUTE_MS)
  if (status?.powered !== false) return null
  if (status.poweredAt === null) return <Said>{detail.figuresBeforeCut}</Said>
  const at = Date.parse(status.poweredAt)
  return latest !== null && latest.ts >= at ? null : (
    <Said>{detail.figuresBeforeCutAt(formatMomentMinute(at, now))}</Said>
  )
}

type MainMetric = { readonly metric: MetricId | null }

const Said = ({ children }: { readonly children: string }) => (
  <p className="text-2xs text-bad tabular-nums">{children}</p>
)
