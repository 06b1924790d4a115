import type { AlarmCondition } from './alarm.ts'
import { ALARM_LIMIT_UNITS, type AlarmSettingKey, type AlarmSettingValues } from './alarm-settings.ts'
import { METRICS } from './metric.ts'
import { DAY_MS, MINUTE_MS } from './time.ts'

// How a condition may be set. Apart from the settings themselves: no first page needs it.

/** Which delays a condition waits for; `on` alone: how long nothing may be read. */
export const ALARM_DELAYS = {
  'power-off': 'none',
  offline: 'both',
  stale: 'on',
  'threshold-high': 'both',
  'threshold-low': 'both',
  'tank-high': 'both',
  'tank-low': 'both',
  'tank-overflow': 'both',
  'tank-empty': 'both',
  'night-flow': 'none',
  'efficiency-drift': 'none',
  anomaly: 'none',
} as const satisfies Record<AlarmCondition, 'none' | 'on' | 'both'>

/** What is wrong with how a condition is set: where, and between which bounds it would be right. */
export type AlarmSettingFlaw = { readonly field: keyof AlarmSettingValues } & (
  | { readonly problem: 'always-on' | 'missing' | 'no-limit' | 'no-metric' | 'no-delay' }
  | { readonly problem: 'between'; readonly min: number; readonly max: number }
  | { readonly problem: 'above'; readonly min: number }
  | { readonly problem: 'below'; readonly max: number }
)

/** The longest that what comes is looked ahead for, h. */
const HOURS_MOST = 168

/**
 * Why a condition cannot be set so; null: it can. The upstream refuses what this refuses.
 * @param heightM of the tank that it is set on: a level beyond it is never reached; null: no tank, or not known
 */
export const alarmSettingFlaw = (
  { condition, metric }: Pick<AlarmSettingKey, 'condition' | 'metric'>,
  { enabled, limit, deadband, onDelayMs, offDelayMs }: AlarmSettingValues,
  heightM: number | null = null,
): AlarmSettingFlaw | null => {
  // other alarms of the device are suppressed by it
  if (condition === 'power-off' && !enabled) return { field: 'enabled', problem: 'always-on' }
  if (condition === 'stale' && onDelayMs < MINUTE_MS)
    return { field: 'onDelayMs', problem: 'between', min: MINUTE_MS, max: 7 * DAY_MS }
  const delays = ALARM_DELAYS[condition]
  if (delays === 'none' && onDelayMs !== 0) return { field: 'onDelayMs', problem: 'no-delay' }
  if (delays !== 'both' && offDelayMs !== 0) return { field: 'offDelayMs', problem: 'no-delay' }
  const unit = ALARM_LIMIT_UNITS[condition]
  if (unit === null) return limit === null ? null : { field: 'limit', problem: 'no-limit' }
  if (limit === null) return enabled ? { field: 'limit', problem: 'missing' } : null
  if (unit === 'h') {
    if (limit <= 0) return { field: 'limit', problem: 'above', min: 0 }
    if (limit > HOURS_MOST) return { field: 'limit', problem: 'between', min: 0, max: HOURS_MOST }
    return backFlaw(deadband, HOURS_MOST - limit)
  }
  if (unit === '×') {
    if (limit <= 1) return { field: 'limit', problem: 'above', min: 1 }
    return deadband < limit ? null : { field: 'deadband', problem: 'below', max: limit }
  }
  if (metric === null) return { field: 'limit', problem: 'no-metric' }
  const [min, max] = metric === 'level_m' && heightM !== null ? ([0, heightM] as const) : METRICS[metric].range
  if (limit < min || limit > max) return { field: 'limit', problem: 'between', min, max }
  return backFlaw(deadband, OPPOSITES[condition]?.side === 'high' ? limit - min : max - limit)
}

/** A deadband that reaches further than values do: what holds would never cease to. */
const backFlaw = (deadband: number, room: number): AlarmSettingFlaw | null =>
  deadband <= room ? null : { field: 'deadband', problem: 'between', min: 0, max: room }

/** Conditions that judge the same values from two sides. */
const OPPOSITES: Readonly<
  Partial<Record<AlarmCondition, { readonly side: 'high' | 'low'; readonly other: AlarmCondition }>>
> = {
  'threshold-high': { side: 'high', other: 'threshold-low' },
  'threshold-low': { side: 'low', other: 'threshold-high' },
  'tank-high': { side: 'high', other: 'tank-low' },
  'tank-low': { side: 'low', other: 'tank-high' },
}

/** The condition that judges the same values from the other side; null: there is none. */
export const oppositeOf = (condition: AlarmCondition): AlarmCondition | null => OPPOSITES[condition]?.other ?? null

/**
 * Why a condition cannot be set so beside the opposite one of the same device and metric; null: it can. Each has to
 * cease to hold before the other one can begin.
 */
export const oppositeFlaw = (
  { condition }: Pick<AlarmSettingKey, 'condition'>,
  { enabled, limit, deadband }: AlarmSettingValues,
  opposite: AlarmSettingValues,
): AlarmSettingFlaw | null => {
  const side = OPPOSITES[condition]?.side
  if (side === undefined || !enabled || !opposite.enabled || limit === null || opposite.limit === null) return null
  const gap = side === 'high' ? limit - opposite.limit : opposite.limit - limit
  if (gap <= opposite.deadband)
    return side === 'high'
      ? { field: 'limit', problem: 'above', min: opposite.limit + opposite.deadband }
      : { field: 'limit', problem: 'below', max: opposite.limit - opposite.deadband }
  return deadband < gap ? null : { field: 'deadband', problem: 'below', max: gap }
}
