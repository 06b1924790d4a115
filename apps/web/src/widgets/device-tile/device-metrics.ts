import type { Device, DeviceKind, MetricId } from '@vigie/contracts/entities'

export type DeviceMetricSpec = Device['metrics'][number]

/** What people look for first, by kind; what is not listed follows in the device's own order. */
const ORDER: Record<DeviceKind, readonly MetricId[]> = {
  energy: ['power_kw', 'energy_kwh', 'irradiance_wm2', 'power_factor', 'frequency_hz'],
  pressure: ['pressure_bar'],
  'flow-meter': ['flow_m3h', 'volume_m3', 'pressure_bar'],
  quantity: ['level_pct', 'level_m', 'volume_m3'],
  camera: [],
  pump: ['flow_m3h', 'power_kw', 'running', 'pressure_bar', 'level_m', 'volume_m3', 'energy_kwh'],
  sensor: ['level_pct', 'level_m', 'pressure_bar', 'flow_m3h', 'irradiance_wm2'],
}

/** A device's metrics, the most telling first. */
export const orderedMetrics = (device: Pick<Device, 'kind' | 'metrics'>): readonly DeviceMetricSpec[] => {
  const order = ORDER[device.kind]
  const rank = ({ id }: DeviceMetricSpec) => (order.includes(id) ? order.indexOf(id) : order.length)
  return device.metrics.toSorted((a, b) => rank(a) - rank(b))
}

/** Whether a device measures any of these metrics. */
export const measures = ({ metrics }: Pick<Device, 'metrics'>, ...wanted: readonly MetricId[]): boolean =>
  metrics.some(({ id }) => wanted.includes(id))

/** Whether a device meters the water that runs through it. */
export const metersWater = (device: Pick<Device, 'metrics'>): boolean => measures(device, 'flow_m3h', 'volume_m3')

/** The meter of what is bought from the grid, among the site's devices. */
export const gridMeter = (devices: readonly Device[]): Device | undefined =>
  devices.find(
    (device) => device.role === 'energy' && measures(device, 'energy_kwh') && !measures(device, 'irradiance_wm2'),
  )

/** The one value a tile shows large; null for a device that measures nothing. */
export const mainMetric = (device: Pick<Device, 'kind' | 'metrics'>): DeviceMetricSpec | null =>
  orderedMetrics(device)[0] ?? null

/**
 * How full a tank is, in percent, from whichever metric says it.
 * @returns null when the metric does not tell
 */
export const fillPercent = (
  device: Pick<Device, 'capacityM3' | 'heightM'>,
  metric: MetricId,
  value: number,
): number | null => {
  const percent =
    metric === 'level_pct'
      ? value
      : metric === 'level_m' && device.heightM !== null
        ? (value / device.heightM) * 100
        : null
  return percent === null ? null : Math.min(100, Math.max(0, percent))
}
