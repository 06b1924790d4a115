// In: acts that wait for an answer. Out: the same after the page was loaded again, as far as they can still be read.
import type { AlarmAct, AlarmOrder } from '@vigie/machines/alarm-acts'
import { z } from 'zod'
import { readWaiting, writeWaiting } from '@/adapters/storage'

const order = z.discriminatedUnion('act', [
  z.object({ act: z.literal('acknowledge') }),
  z.object({ act: z.literal('shelve'), reason: z.string(), until: z.string() }),
  z.object({ act: z.literal('unshelve') }),
  z.object({ act: z.literal('comments'), text: z.string() }),
  z.object({ act: z.enum(['suppress', 'unsuppress', 'retire', 'return']), reason: z.string() }),
  z.object({ act: z.literal('assign'), uid: z.string().nullable() }),
]) satisfies z.ZodType<AlarmOrder>
const acts = z.array(z.object({ key: z.string(), ids: z.array(z.string()).min(1), order }))

/** Where the acts of one person in one tab wait. */
export type KeptActs = {
  readonly read: () => readonly AlarmAct[]
  readonly write: (acts: readonly AlarmAct[]) => void
}

/** The acts of a person on this site, in this tab: another tab has its own, another person finds none of them. */
export const keptActsOf = (uid: string): KeptActs => ({
  read: () => acts.catch([]).parse(readWaiting(uid)),
  write: (waiting) => writeWaiting(uid, waiting),
})
