import { z } from 'zod'
import { epochMs } from './time.ts'

/**
 * The last night of a consumer that was over when the figures end: the one definition of a possible leak, whatever the
 * period, and the rule of its alarm.
 */
export const nightKpi = z.object({
  at: epochMs.describe('when the night was over'),
  flowM3h: z.number().describe('its minimum flow 02:00–04:00 local, m³/h'),
  recentM3h: z
    .array(z.number().nullable())
    .max(28)
    .describe('that flow of each night up to it, oldest first; null: not read'),
  usualM3h: z.number().nullable().describe('median of the usual nights before it, m³/h; null: too few'),
  unusualFromM3h: z
    .number()
    .nullable()
    .optional()
    .describe('a night that draws so much draws far more than usual, m³/h; null: too few nights; absent: not said'),
  leakSince: epochMs
    .nullable()
    .describe('when the first of the nights was over that all drew far more than usual; null: this one did not'),
})
/** The last night of a consumer, and whether it drew far more than usual. */
export type NightKpi = z.infer<typeof nightKpi>
