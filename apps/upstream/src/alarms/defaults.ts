import type { AlarmPriority, AlarmSettingValues, Device, DeviceKind, MetricId } from '@vigie/contracts/entities'
import type { Setting } from './condition.ts'

type Given = Partial<AlarmSettingValues> & Pick<AlarmSettingValues, 'priority'>

const valuesOf = (given: Given): AlarmSettingValues => ({
  enabled: true,
  limit: null,
  deadband: 0,
  onDelayMs: 0,
  offDelayMs: 0,
  ...given,
})

/**
 * How soon somebody has to act when a device has no power: what moves and counts water and energy first, then what only
 * looks on, and a picture last, by which nothing is controlled.
 */
export const POWER_PRIORITIES: Readonly<Record<DeviceKind, AlarmPriority>> = {
  pump: 'high',
  energy: 'high',
  'flow-meter': 'high',
  quantity: 'high',
  pressure: 'medium',
  sensor: 'medium',
  camera: 'low',
}

/** A setting of the device as a whole. */
export const onDevice = (given: Given): Setting => ({ metric: null, values: valuesOf(given) })

/** A setting of one of its metrics; without a limit it is off. */
export const onMetric = (metric: MetricId, given: Given): Setting => ({
  metric,
  values: valuesOf({ enabled: given.limit !== undefined && given.limit !== null, ...given }),
})

/** What a tank's level is read by, with the level when full in its unit; null: it is no tank, or says no height. */
export const gaugeOf = ({ role, metrics, capacityM3, heightM }: Device): { metric: MetricId; full: number } | null => {
  if (role !== 'storage' || capacityM3 === null) return null
  if (metrics.some(({ id }) => id === 'level_pct')) return { metric: 'level_pct', full: 100 }
  return heightM !== null && metrics.some(({ id }) => id === 'level_m') ? { metric: 'level_m', full: heightM } : null
}
