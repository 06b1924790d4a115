import type { Device } from '@vigie/contracts/entities'
import { useKpis, useLatest } from '@/data'
import { Skeleton } from '@/ui/skeleton'
import { measures } from '@/widgets/device-tile/device-metrics'
import { TODAY } from '@/widgets/leaks/leaks'
import { deviceSentence } from '@/widgets/site-state/device-sentence'
import { DeviceState, useStanding } from '@/widgets/site-state/device-state'
import { meterParts } from '@/widgets/site-state/meter-sentence'

type MeterStateProps = { readonly device: Device; readonly devices: readonly Device[] }

/** How a meter stands now, in one sentence, whatever period its figures are of; nothing of what counts no energy. */
export const MeterState = ({ device, devices }: MeterStateProps) => {
  const today = useKpis(TODAY)
  const standing = useStanding(device, devices)
  const power = useLatest(device.id, 'power_kw', 'calm')
  if (!measures(device, 'power_kw') && !measures(device, 'energy_kwh')) return null
  // said before its figures come it would be longer a moment later, and push the page away
  if (today.isLoading) return <Skeleton className="h-17 rounded-xl" />
  const parts = meterParts({
    now: power?.value ?? null,
    metric: 'power_kw',
    counted: today.data?.meters.find((one) => one.device === device.id)?.energyKwh,
    id: measures(device, 'irradiance_wm2') ? 'solarKwh' : 'energyKwh',
    isCut: standing.isCut,
  })
  return <DeviceState sentence={deviceSentence(parts, standing)} />
}
