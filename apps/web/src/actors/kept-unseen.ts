// In: the losses of the connection that nobody has been told of. Out: the same after the page was loaded again, where
// they can be read.
import type { DebriefLoss } from '@vigie/machines/debrief'
import { readKept, writeKept } from '@/adapters/storage'

/** Where the losses that one person in one tab has not been told of are kept; the record itself is read again. */
export type KeptUnseen = {
  readonly read: () => readonly DebriefLoss[]
  readonly write: (losses: readonly DebriefLoss[]) => void
}

export const keptUnseenOf = (uid: string): KeptUnseen => {
  const key = `debrief:${uid}`
  return {
    read: () => {
      const kept: unknown = readKept(key)
      return Array.isArray(kept) && kept.every(isLoss) ? kept : []
    },
    write: (losses) => writeKept(key, losses.length === 0 ? null : losses),
  }
}

const isLoss = (kept: Partial<DebriefLoss> | null): kept is DebriefLoss =>
  typeof kept?.since?.epoch === 'string' && kept.until !== undefined
