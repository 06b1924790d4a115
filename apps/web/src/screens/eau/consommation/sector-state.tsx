import type { Device } from '@vigie/contracts/entities'
import { useKpis, useLatest } from '@/data'
import { leak as leakText } from '@/text/leak'
import { Skeleton } from '@/ui/skeleton'
import { measures } from '@/widgets/device-tile/device-metrics'
import { TODAY } from '@/widgets/leaks/leaks'
import { useLeak } from '@/widgets/leaks/leaks-provider'
import { deviceSentence } from '@/widgets/site-state/device-sentence'
import { DeviceState, useStanding } from '@/widgets/site-state/device-state'
import { meterParts } from '@/widgets/site-state/meter-sentence'

type SectorStateProps = { readonly device: Device; readonly devices: readonly Device[] }

/** How a sector stands now, in one sentence, whatever period its figures are of; nothing of a probe that counts no water. */
export const SectorState = ({ device, devices }: SectorStateProps) => {
  const today = useKpis(TODAY)
  const standing = useStanding(device, devices)
  const flow = useLatest(device.id, 'flow_m3h', 'calm')
  const leak = useLeak(device.id)
  if (!measures(device, 'flow_m3h') && !measures(device, 'volume_m3')) return null
  // said before its figures come it would be longer a moment later, and push the page away
  if (today.isLoading) return <Skeleton className="h-17 rounded-xl" />
  const parts = meterParts({
    now: flow?.value ?? null,
    metric: 'flow_m3h',
    counted: today.data?.consumptions.find((one) => one.device === device.id)?.volumeM3,
    id: 'volumeM3',
    isCut: standing.isCut,
  })
  const worst = leak === undefined ? null : ({ title: leakText.state, severity: 'check' } as const)
  return <DeviceState sentence={deviceSentence(parts, standing, worst)} />
}
