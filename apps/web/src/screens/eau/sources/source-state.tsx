import type { Device } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { assetByDevice, assetsOf } from '@/widgets/assets/assets-of'
import { pumpOf } from '@/widgets/device-detail/drawdown-figures'
import { probeMetric } from '@/widgets/device-detail/probe'
import { measures } from '@/widgets/device-tile/device-metrics'
import { MeterState } from '@/widgets/site-state/meter-state'
import { ProbeState } from '@/widgets/site-state/probe-state'
import { BoreholeState } from './borehole-state.tsx'
import { PumpState } from './pump-state.tsx'

type SourceStateProps = { readonly device: Device; readonly devices: readonly Device[] }

/** How a pump, the meter of a network, or a probe stands now, whatever period its figures are of. */
export const SourceState = (props: SourceStateProps) => {
  const { device } = props
  if (device.kind === 'pump') return <PumpState {...props} />
  if (!measures(device, 'flow_m3h')) return <SensorState {...props} />
  return (
    <MeterState
      {...props}
      metric="flow_m3h"
      id="volumeM3"
      countedOf={(today) => today.sources.find((one) => one.device === device.id)?.volumeM3}
    />
  )
}

/** A probe by itself, or one of a borehole beside its pump. */
const SensorState = ({ device, devices }: SourceStateProps) => {
  const metric = useMemo(() => probeMetric(device), [device])
  const pump = useMemo(
    () => (metric === null ? undefined : pumpOf(metric, assetByDevice(assetsOf(devices)).get(device.id))),
    [metric, device, devices],
  )
  return metric === null || pump === undefined ? (
    <ProbeState device={device} devices={devices} />
  ) : (
    <BoreholeState device={device} devices={devices} metric={metric} pump={pump} />
  )
}
