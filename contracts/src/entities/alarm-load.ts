import { z } from 'zod'
import { alarmCondition, alarmPriority, findingKind } from './alarm.ts'
import { deviceId } from './device.ts'
import { epochMs } from './time.ts'

const duration = z.number().min(0).nullable().default(null)
const NO_RESPONSE = { mttaMs: null, mttrMs: null } as const
const rate = z.number().min(0).nullable()
const among = z.number().int().min(0).default(0)
const finding = findingKind.optional()
const priority = alarmPriority.optional()

/** One of the keys that came most often, with what tells what to do about it. */
const offender = z.object({
  device: deviceId,
  condition: alarmCondition,
  finding: finding.describe('what the analyst found each time; absent: not the same each time, or nothing'),
  priority: priority.describe('of its last alarm; absent: not said'),
  raised: z.number().int().min(1).describe('alarms'),
  acknowledged: among.describe('of these, alarms that somebody acknowledged'),
  followed: among.describe(
    'of these, alarms that had their cause in common with others, as of a cut of several devices',
  ),
  atNight: among.describe('of these, alarms raised between 22:00 and 06:00 on site'),
  chattering: z.boolean().default(false).describe('flipped at least three times within a minute'),
  stale: z.boolean().default(false).describe('active for over a day at the end'),
  lastedMedianMs: duration.describe('median time until the condition cleared; null: it never did, ms'),
})
/** One of the keys that came most often: one condition of one device. */
export type AlarmOffender = z.infer<typeof offender>

/**
 * How heavily alarms weighed on one operating position over a period: the figures of ISA-18.2 and EEMUA 191.
 * Alarms raised before the period are not new in it, nor are those raised where nobody was told: shelved, suppressed or
 * out of service.
 */
export const alarmLoad = z.object({
  from: epochMs,
  to: epochMs.describe('end of what was counted: the same as that of the figures'),
  raised: z.number().int().min(0).describe('new alarms in the period'),
  perDay: rate.describe('new alarms per day, mean; null: of less than a day, of which a burst would be told as a rate'),
  perHour: rate.describe('new alarms per hour, mean; null: of less than a day'),
  perTenMinutes: rate.describe('new alarms per ten minutes, mean; null: of less than a day'),
  peakTenMinutes: z.number().int().min(0).describe('most new alarms within any ten minutes'),
  peakAt: epochMs.nullable().default(null).describe('when the last of these was raised; null: there was none'),
  floodPct: z.number().min(0).max(100).describe('share of the time in flood, %'),
  topTenPct: z
    .number()
    .min(0)
    .max(100)
    .nullable()
    .describe('share of the new alarms from the ten most frequent keys, %; null: no more than ten keys'),
  standing: z
    .array(z.object({ device: deviceId, condition: alarmCondition, finding, priority, raisedAt: epochMs }))
    .optional()
    .describe('the alarms that `stale` counts, the oldest first; absent: not said'),
  topTen: z.array(offender).max(10).default([]).describe('the keys that came most often, most often first'),
  priorities: z
    .record(alarmPriority, z.number().int().min(0).describe('new alarms'))
    .default({ critical: 0, high: 0, medium: 0, low: 0 })
    .describe('new alarms by priority'),
  mttaMs: duration.describe('mean time to acknowledge, of the new alarms that were; null: none was, ms'),
  mttaMedianMs: duration.describe('median of the same, ms'),
  mttrMs: duration.describe(
    'mean time until the condition cleared, of the new alarms of which it did; null: of none, ms',
  ),
  mttrMedianMs: duration.describe('median of the same, ms'),
  responses: z
    .record(alarmPriority, z.object({ mttaMs: duration, mttrMs: duration }))
    .default({ critical: NO_RESPONSE, high: NO_RESPONSE, medium: NO_RESPONSE, low: NO_RESPONSE })
    .describe('the same means by priority'),
  days: z
    .array(z.object({ from: epochMs, to: epochMs, raised: z.number().int().min(0).describe('new alarms') }))
    .default([])
    .describe('the local days of the period, in order; the first and the last may be a part of one'),
  stale: z.number().int().min(0).describe('alarms active for over a day at the end'),
  chattering: z.number().int().min(0).describe('keys that flipped at least three times within a minute'),
  indicative: z.boolean().describe('under 30 days: too short to judge by'),
})
/** The alarm-load figures of a period; a key is one condition of one device. */
export type AlarmLoad = z.infer<typeof alarmLoad>
