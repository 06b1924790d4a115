import { z } from 'zod'
import { alarmCondition, alarmPriority } from './alarm.ts'
import { deviceId } from './device.ts'
import { epochMs } from './time.ts'

/**
 * How heavily alarms weighed on one operating position over a period: the figures of ISA-18.2 and EEMUA 191.
 * Alarms raised before the period are not new in it, nor are those raised where nobody was told: shelved, suppressed or
 * out of service.
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
  topTen: z
    .array(
      z.object({ device: deviceId, condition: alarmCondition, raised: z.number().int().min(1).describe('alarms') }),
    )
    .max(10)
    .default([])
    .describe('the keys that came most often, most often first'),
  priorities: z
    .record(alarmPriority, z.number().int().min(0).describe('new alarms'))
    .default({ critical: 0, high: 0, medium: 0, low: 0 })
    .describe('new alarms by priority'),
  mttaMs: z
    .number()
    .min(0)
    .nullable()
    .default(null)
    .describe('mean time to acknowledge, of the new alarms that were; null: none was, ms'),
  mttrMs: z
    .number()
    .min(0)
    .nullable()
    .default(null)
    .describe('mean time until the condition cleared, of the new alarms of which it did; null: of none, ms'),
  stale: z.number().int().min(0).describe('alarms active for over a day at the end'),
  chattering: z.number().int().min(0).describe('keys that flipped at least three times within a minute'),
  indicative: z.boolean().describe('under 30 days: too short to judge by'),
})
/** The alarm-load figures of a period; a key is one condition of one device. */
export type AlarmLoad = z.infer<typeof alarmLoad>
