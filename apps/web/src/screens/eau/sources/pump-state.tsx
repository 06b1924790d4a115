import { type Device, MINUTE_MS } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { type Latest, useDeviceStatus, useKpis, useLatest, useNow } from '@/data'
import { Skeleton } from '@/ui/skeleton'
import { useTruth } from '@/widgets/device-tile/use-truth'
import { isRestUsual } from '@/widgets/kpi/pumps-behind'
import { TODAY } from '@/widgets/leaks/leaks'
import { DeviceState, useStanding } from '@/widgets/site-state/device-state'
import { pumpSentence } from './pump-sentence.ts'
import { useRanDay } from './use-ran-day.ts'

type PumpStateProps = { readonly device: Device; readonly devices: readonly Device[] }

/** A pump that loses its power is at rest by then, and water that it set in motion too, ms. */
const AT_REST_AFTER_MS = 20_000
/** What was read longer ago tells nothing of now, ms. */
const STILL_MS = 2 * MINUTE_MS
/** What a meter shows of a pump at rest is less than this. */
const [LEAST_M3H, LEAST_KW] = [1, 0.5]

/** How a pump stands now, in one sentence, whatever period its figures are of. */
export const PumpState = ({ device, devices }: PumpStateProps) => {
  const now = useNow(MINUTE_MS)
  const today = useKpis(TODAY).data
  const { ran, isLoading } = useRanDay(device.id)
  const standing = useStanding(device, devices)
  const running = useLatest(device.id, 'running', 'calm')
  const flow = useLatest(device.id, 'flow_m3h', 'calm')
  const power = useLatest(device.id, 'power_kw', 'calm')
  const status = useDeviceStatus(device.id)
  const cutAt = status?.poweredAt == null ? Number.POSITIVE_INFINITY : Date.parse(status.poweredAt)
  const spec = useMemo(() => device.metrics.find(({ id }) => id === 'running') ?? null, [device])
  const isOfNow = useTruth(device.id, spec) === 'fresh'
  // said before its figures come it would be longer a moment later, and push the page away
  if (isLoading) return <Skeleton className="h-17 rounded-xl" />
  const despite = (one: Latest | null, least: number) =>
    one !== null && one.ts > cutAt + AT_REST_AFTER_MS && now - one.ts < STILL_MS && one.value >= least
      ? one.value
      : null
  const sentence = pumpSentence({
    ...standing,
    doing: standing.isCut ? 'cut' : running === null || !isOfNow ? null : running.value >= 0.5 ? 'running' : 'standing',
    flowM3h: flow?.value ?? null,
    despiteCut: { flowM3h: despite(flow, LEAST_M3H), powerKw: despite(power, LEAST_KW) },
    isRestUsual: today !== undefined && isRestUsual(today, now),
    ran,
  })
  return <DeviceState sentence={sentence} />
}
