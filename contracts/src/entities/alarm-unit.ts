import type { Alarm } from './alarm.ts'
import { ALARM_LIMIT_UNITS } from './alarm-settings.ts'
import { METRICS } from './metric.ts'

/** The unit of an alarm's value and threshold, '' where it has none. A limit may be of another: × is what is usual. */
export const alarmUnit = ({ condition, metric }: Pick<Alarm, 'condition' | 'metric'>): string => {
  if (ALARM_LIMIT_UNITS[condition] === 'h') return 'h'
  if (condition === 'stale') return 'min'
  if (condition === 'night-flow') return METRICS.flow_m3h.unit
  if (condition === 'efficiency-drift') return 'kWh/m³'
  return metric === undefined ? '' : METRICS[metric].unit
}
