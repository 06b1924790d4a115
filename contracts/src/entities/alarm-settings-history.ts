import { z } from 'zod'
import { alarmSettingKey, alarmSettingValues } from './alarm-settings.ts'
import { numberText } from './number-text.ts'
import { instant } from './time.ts'

/** Which page of the changes of settings to read: newest first. Words of the address: all text. */
export const alarmSettingsHistoryQuery = z.object({
  before: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional()
    .describe('id of the oldest change already read'),
  limit: numberText(z.number().int().min(1).max(100)).default(20).describe('changes on a page'),
})
/** Which page of the changes of settings to read. */
export type AlarmSettingsHistoryQuery = z.infer<typeof alarmSettingsHistoryQuery>

/** Who changed which settings of a site, and when, newest first; values null: as by default. */
export const alarmSettingsHistory = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: instant,
      by: z.string().nullable().describe('name, else e-mail; null: not known'),
      changes: z.array(
        alarmSettingKey.extend({ before: alarmSettingValues.nullable(), after: alarmSettingValues.nullable() }),
      ),
    }),
  ),
})
/** Who changed which settings of a site, and when. */
export type AlarmSettingsHistory = z.infer<typeof alarmSettingsHistory>
