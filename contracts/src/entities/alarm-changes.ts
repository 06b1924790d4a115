import { z } from 'zod'
import { alarm } from './alarm.ts'
import { alarmChange } from './alarm-acts.ts'
import { epoch, seq } from './journal.ts'
import { numberText } from './number-text.ts'

/** The most alarms that are listed; how many there were is counted. */
export const ALARM_CHANGES_LISTED = 20

/** What happened to alarms after a position of the journal, which whoever asks knew last, up to another or up to now. */
export const alarmChangesQuery = z.object({
  epoch,
  since: numberText(seq).describe('entries after this seq'),
  until: numberText(seq).optional().describe('entries up to this seq; absent: up to now'),
})
/** What happened to alarms after a position of the journal. */
export type AlarmChangesQuery = z.infer<typeof alarmChangesQuery>

/**
 * Every alarm to which something happened after a position, as it is now, with what happened, in the order of the
 * journal. Alarms that are suppressed with the power of their device are left out: nobody was told of them.
 */
export const alarmChanges = z.object({
  to: seq.describe('the position up to which this was read'),
  entries: z.number().int().min(0).describe('entries of the journal that were read'),
  total: z.number().int().min(0).nullable().describe('alarms; null: too long an absence to be counted'),
  alarms: z
    .array(z.object({ alarm, changes: z.array(alarmChange.omit({ from: true })) }))
    .max(ALARM_CHANGES_LISTED)
    .describe('the first of them'),
})
/** What happened to alarms after a position of the journal. */
export type AlarmChanges = z.infer<typeof alarmChanges>
