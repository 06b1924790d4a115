// In: a device. Out: whether it holds water, or only measures.
import { type Device, METRICS } from '@vigie/contracts/entities'
import { type DeviceMetricSpec, fillPercent, mainMetric, measures } from '../device-tile/device-metrics.ts'

/** Whether a device of the storage is a tank: what stands beside one, a probe of its pressure, holds nothing. */
export const isTank = (device: Device): boolean =>
  device.role === 'storage' &&
  (device.capacityM3 !== null || fillPercent(device, mainMetric(device)?.id ?? 'level_pct', 0) !== null)

/** What a probe measures; null: the device does more than that, or measures nothing. */
export const probeMetric = (device: Device): DeviceMetricSpec | null => {
  const main = mainMetric(device)
  if (main === null || METRICS[main.id].nature !== 'gauge' || isTank(device)) return null
  return measures(device, 'flow_m3h', 'volume_m3', 'power_kw', 'energy_kwh', 'running') ? null : main
}
