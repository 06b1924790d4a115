// In: acts that wait for an answer. Out: the same after the page was loaded again, as far as they can still be read.
import type { AlarmAct } from '@vigie/machines/alarm-acts'
import { readKept, writeKept } from '@/adapters/storage'

/** Where the acts of one person in one tab wait. */
export type KeptActs = {
  readonly read: () => readonly AlarmAct[]
  readonly write: (acts: readonly AlarmAct[]) => void
}

/** The acts of a person on this site, in this tab: another tab has its own, another person finds none of them. */
export const keptActsOf = (uid: string): KeptActs => {
  const key = `alarm-acts:${uid}`
  return {
    read: () => {
      const waiting = readKept(key)
      return Array.isArray(waiting) ? waiting.filter(isAct) : []
    },
    write: (waiting) => writeKept(key, waiting.length === 0 ? null : waiting),
  }
}

/** Of its order only that it is one: the server refuses what an act must not say. */
const isAct = (one: Partial<AlarmAct> | null): one is AlarmAct =>
  typeof one?.key === 'string' && Array.isArray(one.ids) && typeof one.order?.act === 'string'
