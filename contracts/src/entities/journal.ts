import { z } from 'zod'
import { alarm, alarmActor } from './alarm.ts'
import { goalChange } from './goal-change.ts'
import { notification } from './notification.ts'
import { instant } from './time.ts'

/** Which journal this is: changes only when the database behind it is another one. */
export const epoch = z.string().min(1).max(64)
/** Position in a site's journal: 1, 2, 3 … without gaps, in commit order. 0: before the first. */
export const seq = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

const entry = <T extends string, D extends z.ZodType>(type: T, data: D) =>
  z.object({
    seq,
    at: instant.describe('server time of the commit'),
    type: z.literal(type),
    data,
    late: z.literal(true).optional().describe('the device said it after something newer: its time is that of hearing'),
    // who did it, and what they said of it; absent: it happened by itself
    actor: alarmActor.optional(),
    comment: z.string().optional(),
  })

/** What the journal records: one entry, one fact, never changed afterwards. */
export const journalEntry = z.discriminatedUnion('type', [
  entry('alarm.raised', alarm),
  entry('alarm.cleared', alarm),
  entry('alarm.acknowledged', alarm),
  entry('alarm.shelved', alarm),
  entry('alarm.unshelved', alarm),
  entry('alarm.suppressed', alarm),
  entry('alarm.unsuppressed', alarm),
  entry('alarm.retired', alarm),
  entry('alarm.returned', alarm),
  entry('alarm.commented', alarm),
  entry('alarm.assigned', alarm),
  entry('notification.created', notification),
  entry('goals.changed', z.object({ changes: z.array(goalChange) })),
])
/** One fact of a site's journal. */
export type JournalEntry = z.infer<typeof journalEntry>
/** Type of a journal entry; it decides what `data` is. */
export type JournalEntryType = JournalEntry['type']

/** Where a reader stands: enough to resume without loss. */
export const journalPosition = z.object({ epoch, seq })
/** A reader's place in a site's journal. */
export type JournalPosition = z.infer<typeof journalPosition>
