import { type Device, isRestUsual, MINUTE_MS } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useKpis, useLatest, useNow } from '@/data'
import { Skeleton } from '@/ui/skeleton'
import { useDespiteCut } from '@/widgets/device-detail/despite-cut'
import { useTruth } from '@/widgets/device-tile/use-truth'
import { TODAY } from '@/widgets/leaks/leaks'
import { DeviceState, useStanding } from '@/widgets/site-state/device-state'
import { usePumpRest } from '@/widgets/site-state/use-pump-rest'
import { hasMissedDay, pumpSentence } from './pump-sentence.ts'
import { useRanDay } from './use-ran-day.ts'

type PumpStateProps = { readonly device: Device; readonly devices: readonly Device[] }

/** How a pump stands now, in one sentence, whatever period its figures are of. */
export const PumpState = ({ device, devices }: PumpStateProps) => {
  const now = useNow(MINUTE_MS)
  const today = useKpis(TODAY).data
  const rest = usePumpRest(devices)
  const { ran, isLoading } = useRanDay(device.id)
  const standing = useStanding(device, devices)
  const running = useLatest(device.id, 'running', 'calm')
  const flow = useLatest(device.id, 'flow_m3h', 'calm')
  const despiteCut = useDespiteCut(device)
  const spec = useMemo(() => device.metrics.find(({ id }) => id === 'running') ?? null, [device])
  const isOfNow = useTruth(device.id, spec) === 'fresh'
  // said before its figures come it would be longer a moment later, and push the page away
  if (isLoading) return <Skeleton className="h-17 rounded-xl" />
  const sentence = pumpSentence({
    ...standing,
    doing: standing.isCut ? 'cut' : running === null || !isOfNow ? null : running.value >= 0.5 ? 'running' : 'standing',
    flowM3h: flow?.value ?? null,
    despiteCut,
    isRestUsual: rest === null && today !== undefined && isRestUsual(today, now),
    hasMissedDay: hasMissedDay(today?.sources.find((one) => one.device === device.id)),
    ran,
  })
  return <DeviceState sentence={sentence} />
}
