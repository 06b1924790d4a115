import type { Device, KpiBody, MetricId } from '@vigie/contracts/entities'
import { useKpis } from '@/data'
import { Skeleton } from '@/ui/skeleton'
import { TODAY } from '../leaks/leaks.ts'
import { deviceSentence, type Worst } from './device-sentence.ts'
import { DeviceState, useStanding } from './device-state.tsx'
import { type KnownOfMeter, meterParts } from './meter-sentence.ts'
import { useReads } from './reads.ts'

type MeterStateProps = Pick<KnownOfMeter, 'id'> & {
  readonly metric: Extract<MetricId, 'power_kw' | 'flow_m3h'>
  readonly device: Device
  readonly devices: readonly Device[]
  /** what it counted today */
  readonly countedOf: (today: KpiBody) => KnownOfMeter['counted']
  /** what needs watching and is no alarm of its own: it leads */
  readonly worst?: Worst | null
}

/** How a meter of energy or of water stands now, in one sentence, whatever period its figures are of. */
export const MeterState = ({ device, devices, metric, id, countedOf, worst = null }: MeterStateProps) => {
  const today = useKpis(TODAY)
  const standing = useStanding(device, devices)
  const reads = useReads(device, metric)
  // said before its figures come it would be longer a moment later, and push the page away
  if (today.isLoading) return <Skeleton className="h-17 rounded-xl" />
  const counted = today.data === undefined ? undefined : countedOf(today.data)
  const parts = meterParts({ reads, counted, id, isCut: standing.isCut })
  return <DeviceState sentence={deviceSentence(parts, standing, worst)} />
}
