import type { Device } from '@vigie/contracts/entities'
import { measures } from '@/widgets/device-tile/device-metrics'
import { MeterState } from '@/widgets/site-state/meter-state'
import { ProbeState } from '@/widgets/site-state/probe-state'
import { PumpState } from './pump-state.tsx'

type SourceStateProps = { readonly device: Device; readonly devices: readonly Device[] }

/** How a pump, the meter of a network, or a probe stands now, whatever period its figures are of. */
export const SourceState = (props: SourceStateProps) => {
  const { device } = props
  if (device.kind === 'pump') return <PumpState {...props} />
  if (!measures(device, 'flow_m3h')) return <ProbeState {...props} />
  return (
    <MeterState
      {...props}
      metric="flow_m3h"
      id="volumeM3"
      countedOf={(today) => today.sources.find((one) => one.device === device.id)?.volumeM3}
    />
  )
}
