import { z } from 'zod'
import { alarmActor, alarmCondition, alarmPriority } from './alarm.ts'
import { deviceId } from './device.ts'
import { METRICS, metricId } from './metric.ts'
import { DAY_MS, epochMs, instant, MINUTE_MS } from './time.ts'

// How the conditions of alarms are set on each device. Calls about them: the gateway's and the upstream's are the same.

/** The unit of the limit and the deadband of a condition; `metric`: that of what is measured; null: it has no limit. */
export const ALARM_LIMIT_UNITS = {
  'power-off': null,
  offline: null,
  stale: null,
  'threshold-high': 'metric',
  'threshold-low': 'metric',
  'tank-high': 'metric',
  'tank-low': 'metric',
  'tank-overflow': 'h',
  'tank-empty': 'h',
  'night-flow': '×',
} as const satisfies Record<z.infer<typeof alarmCondition>, 'metric' | 'h' | '×' | null>

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
} as const satisfies Record<z.infer<typeof alarmCondition>, 'none' | 'on' | 'both'>

/** What is set: a condition of a device, of one of its metrics where it is about a measurement. */
export const alarmSettingKey = z.object({ device: deviceId, condition: alarmCondition, metric: metricId.nullable() })
/** What is set. */
export type AlarmSettingKey = z.infer<typeof alarmSettingKey>

const delayMs = z
  .number()
  .int()
  .min(0)
  .max(7 * DAY_MS)
/** How a condition is set. */
export const alarmSettingValues = z.strictObject({
  enabled: z.boolean().describe('false: it raises no alarm'),
  priority: alarmPriority,
  limit: z.number().min(-1e12).max(1e12).nullable().describe('unit of the condition; null: none'),
  deadband: z
    .number()
    .min(0)
    .max(1e12)
    .describe('how far back from the limit it ceases to hold, unit of the condition'),
  onDelayMs: delayMs.describe('how long it holds before the alarm is raised, ms; stale: how long nothing is read'),
  offDelayMs: delayMs.describe('how long it does not hold before the alarm is cleared, ms'),
})
/** How a condition is set. */
export type AlarmSettingValues = z.infer<typeof alarmSettingValues>

/** What is wrong with how a condition is set: where, and between which bounds it would be right. */
export type AlarmSettingFlaw = { readonly field: keyof AlarmSettingValues } & (
  | { readonly problem: 'always-on' | 'missing' | 'no-limit' | 'no-metric' }
  | { readonly problem: 'between'; readonly min: number; readonly max: number }
  | { readonly problem: 'above'; readonly min: number }
  | { readonly problem: 'below'; readonly max: number }
)

/** The longest that what comes is looked ahead for, h. */
const HOURS_MOST = 168

/** Why a condition cannot be set so, whatever the device; null: it can. The upstream refuses what this refuses. */
export const alarmSettingFlaw = (
  { condition, metric }: Pick<AlarmSettingKey, 'condition' | 'metric'>,
  { enabled, limit, deadband, onDelayMs }: AlarmSettingValues,
): AlarmSettingFlaw | null => {
  // other alarms of the device are suppressed by it
  if (condition === 'power-off' && !enabled) return { field: 'enabled', problem: 'always-on' }
  if (condition === 'stale' && onDelayMs < MINUTE_MS)
    return { field: 'onDelayMs', problem: 'between', min: MINUTE_MS, max: 7 * DAY_MS }
  const unit = ALARM_LIMIT_UNITS[condition]
  if (unit === null) return limit === null ? null : { field: 'limit', problem: 'no-limit' }
  if (limit === null) return enabled ? { field: 'limit', problem: 'missing' } : null
  if (unit === 'h') {
    if (limit <= 0) return { field: 'limit', problem: 'above', min: 0 }
    return limit > HOURS_MOST ? { field: 'limit', problem: 'between', min: 0, max: HOURS_MOST } : null
  }
  if (unit === '×') {
    if (limit <= 1) return { field: 'limit', problem: 'above', min: 1 }
    return deadband < limit ? null : { field: 'deadband', problem: 'below', max: limit }
  }
  if (metric === null) return { field: 'limit', problem: 'no-metric' }
  const [min, max] = METRICS[metric].range
  if (limit < min || limit > max) return { field: 'limit', problem: 'between', min, max }
  return deadband < max - min ? null : { field: 'deadband', problem: 'below', max: max - min }
}

/** A setting as it is in force. */
export const alarmSetting = alarmSettingKey.extend({
  values: alarmSettingValues,
  byDefault: alarmSettingValues.describe('what follows from what the device says of itself'),
  changedAt: instant.nullable().describe('null: nobody has changed it'),
  changedBy: alarmActor.nullable(),
})
/** A setting as it is in force. */
export type AlarmSetting = z.infer<typeof alarmSetting>

const version = z.number().int().min(0).describe('counts the changes of the settings of a site')
/** Every setting of a site, and the version to change them from. */
export const alarmSettingsBody = z.object({ version, settings: z.array(alarmSetting) })
/** Every setting of a site. */
export type AlarmSettingsBody = z.infer<typeof alarmSettingsBody>

/** Changes of settings, all or none, from the version that was read; `values` null: as by default. */
export const alarmSettingsInput = z.strictObject({
  version,
  changes: z
    .array(z.strictObject({ ...alarmSettingKey.shape, values: alarmSettingValues.nullable() }))
    .min(1)
    .max(500),
})
/** Changes of settings. */
export type AlarmSettingsInput = z.infer<typeof alarmSettingsInput>

const whole = z.coerce.number().pipe(delayMs)
const decimal = z.coerce.number().min(-1e12).max(1e12)
/** One setting to try on what was recorded. Words of the address: all text. */
export const alarmPreviewQuery = z.object({
  device: deviceId,
  condition: alarmCondition,
  metric: metricId.optional(),
  limit: decimal.optional(),
  deadband: decimal.pipe(z.number().min(0)).default(0).describe('unit of the condition'),
  onDelayMs: whole.default(0),
  offDelayMs: whole.default(0),
})
/** One setting to try. */
export type AlarmPreviewQuery = z.infer<typeof alarmPreviewQuery>

/** On which days of the last month a setting would have alarmed, by the site's clock. */
export const alarmPreview = z.object({
  from: epochMs,
  to: epochMs,
  days: z
    .array(
      z.object({
        start: epochMs,
        alarms: z.number().int().min(0).describe('alarms'),
        activeMs: z.number().int().min(0),
      }),
    )
    .nullable()
    .describe('days with alarms, oldest first; null: nothing was recorded by which this could be told'),
})
/** On which days of the last month a setting would have alarmed. */
export type AlarmPreview = z.infer<typeof alarmPreview>

/** Which page of the changes of settings to read: newest first. Words of the address: all text. */
export const alarmSettingsHistoryQuery = z.object({
  before: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional()
    .describe('id of the oldest change already read'),
  limit: z.coerce.number().int().min(1).max(100).default(20).describe('changes on a page'),
})
/** Which page of the changes of settings to read. */
export type AlarmSettingsHistoryQuery = z.infer<typeof alarmSettingsHistoryQuery>

/** Who changed which settings of a site, and when, newest first; values null: as by default. */
export const alarmSettingsHistory = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: instant,
      by: z.string().nullable().describe('e-mail; null: not known'),
      changes: z.array(
        alarmSettingKey.extend({ before: alarmSettingValues.nullable(), after: alarmSettingValues.nullable() }),
      ),
    }),
  ),
})
/** Who changed which settings of a site, and when. */
export type AlarmSettingsHistory = z.infer<typeof alarmSettingsHistory>
