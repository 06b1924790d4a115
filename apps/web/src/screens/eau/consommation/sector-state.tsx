import type { Device } from '@vigie/contracts/entities'
import { leak as leakText } from '@/text/leak'
import { measures } from '@/widgets/device-tile/device-metrics'
import { formatFigure } from '@/widgets/kpi/figure'
import { useLeak } from '@/widgets/leaks/leaks-provider'
import { MeterState } from '@/widgets/site-state/meter-state'
import { ProbeState } from '@/widgets/site-state/probe-state'

type SectorStateProps = { readonly device: Device; readonly devices: readonly Device[] }

/** How a sector stands now, whatever period its figures are of. */
export const SectorState = ({ device, devices }: SectorStateProps) => {
  const leak = useLeak(device.id)
  if (!measures(device, 'flow_m3h') && !measures(device, 'volume_m3'))
    return <ProbeState device={device} devices={devices} />
  return (
    <MeterState
      device={device}
      devices={devices}
      metric="flow_m3h"
      id="volumeM3"
      countedOf={(today) => today.consumptions.find((one) => one.device === device.id)?.volumeM3}
      worst={
        leak === undefined
          ? null
          : { title: leakText.stateOf(formatFigure(leak.flow - leak.usual, 'nightFlowM3h')), severity: 'check' }
      }
    />
  )
}
