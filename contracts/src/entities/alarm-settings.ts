import { z } from 'zod'
import { alarmActor, alarmCondition, alarmPriority } from './alarm.ts'
import { deviceId } from './device.ts'
import { metricId } from './metric.ts'
import { numberText } from './number-text.ts'
import { DAY_MS, epochMs, instant } from './time.ts'

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
  'efficiency-drift': null,
  anomaly: null,
} as const satisfies Record<z.infer<typeof alarmCondition>, 'metric' | 'h' | '×' | null>

/** A night that draws less than this above a usual one is no leak, whatever it is a multiple of, m³/h. */
export const LEAST_NIGHT_RISE_M3H = 0.5

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

const whole = numberText(delayMs)
const decimal = z.number().min(-1e12).max(1e12)
/** One setting to try on what was recorded. Words of the address: all text. */
export const alarmPreviewQuery = z.object({
  device: deviceId,
  condition: alarmCondition,
  metric: metricId.optional(),
  limit: numberText(decimal).optional(),
  deadband: numberText(decimal.min(0)).default(0).describe('unit of the condition'),
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
