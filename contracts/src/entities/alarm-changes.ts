import { z } from 'zod'
import { alarm } from './alarm.ts'
import { alarmChange } from './alarm-acts.ts'
import { epoch, seq } from './journal.ts'
import { numberText } from './number-text.ts'

/** The most alarms that are listed; how many there were is counted. */
export const ALARM_CHANGES_LISTED = 20

/** The most stretches that one reading leaves out. */
const SEEN_MOST = 200

/** A stretch of the journal: after `from`, up to `to`. */
export type SeqStretch = { readonly from: number; readonly to: number }

/** Stretches as a word of the address: « 9-12,15-20 ». */
export const stretchesText = (stretches: readonly SeqStretch[]): string =>
  stretches.map(({ from, to }) => `${from}-${to}`).join(',')

/** What `stretchesText` wrote, read again where it is used: in order, none over another. */
export const readStretches = (text: string): readonly SeqStretch[] =>
  text === ''
    ? []
    : text.split(',').map((word) => {
        const [from = Number.NaN, to = Number.NaN] = word.split('-').map(Number)
        return { from, to }
      })

const isInOrder = (text: string): boolean => {
  const seqs = readStretches(text).flatMap(({ from, to }) => [from, to])
  return seqs.length <= 2 * SEEN_MOST && seqs.every((one, n) => Number.isSafeInteger(one) && one >= (seqs[n - 1] ?? 0))
}

/** What happened to alarms after a position of the journal, which whoever asks knew last, up to another or up to now. */
export const alarmChangesQuery = z.object({
  epoch,
  since: numberText(seq).describe('entries after this seq'),
  until: numberText(seq).optional().describe('entries up to this seq; absent: up to now'),
  seen: z
    .string()
    .regex(/^\d{1,15}-\d{1,15}(,\d{1,15}-\d{1,15})*$/)
    .refine(isInOrder)
    .optional()
    .describe(
      'stretches in between that whoever asks saw as they happened, left out: after the first seq up to the second, « 9-12,15-20 », in order, at most 200',
    ),
})
/** What happened to alarms after a position of the journal. */
export type AlarmChangesQuery = z.infer<typeof alarmChangesQuery>

/**
 * Every alarm to which something happened after a position, as it is now, with what happened: those that wait for
 * somebody first, then in the order of the journal. Alarms that are suppressed with the power of their device are left out: nobody was told of them.
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
