import { z } from 'zod'
import { epochMs } from './time.ts'

/**
 * How heavily alarms weighed on one operating position over a period: the figures of ISA-18.2 and EEMUA 191.
 * Alarms raised before the period are not new in it.
 */
export const alarmLoad = z.object({
  from: epochMs,
  to: epochMs.describe('end of what was counted: the same as that of the figures'),
  raised: z.number().int().min(0).describe('new alarms in the period'),
  perDay: z.number().min(0).describe('new alarms per day, mean'),
  perHour: z.number().min(0).describe('new alarms per hour, mean'),
  perTenMinutes: z.number().min(0).describe('new alarms per ten minutes, mean'),
  peakTenMinutes: z.number().int().min(0).describe('most new alarms within any ten minutes'),
  floodPct: z.number().min(0).max(100).describe('share of the time in flood, %'),
  topTenPct: z
    .number()
    .min(0)
    .max(100)
    .nullable()
    .describe('share of the new alarms from the ten most frequent keys, %; null: no more than ten keys'),
  stale: z.number().int().min(0).describe('alarms active for over a day at the end'),
  chattering: z.number().int().min(0).describe('keys that flipped at least three times within a minute'),
  indicative: z.boolean().describe('under 30 days: too short to judge by'),
})
/** The alarm-load figures of a period; a key is one condition of one device. */
export type AlarmLoad = z.infer<typeof alarmLoad>
