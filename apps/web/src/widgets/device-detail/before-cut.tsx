import type { DeviceId, MetricId } from '@vigie/contracts/entities'
import { MINUTE_MS } from '@vigie/contracts/entities'
import { Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDeviceStatus, useLatest, useNow } from '@/data'
import { formatMomentMinute } from '@/text'
import { detail } from '@/text/detail'

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
