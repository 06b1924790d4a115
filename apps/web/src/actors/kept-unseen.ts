// In: where what somebody has not seen begins. Out: the same after the page was loaded again, where it can be read.
import type { DebriefPosition } from '@vigie/machines/debrief'
import { readKept, writeKept } from '@/adapters/storage'

/** Where the unseen of one person in one tab is kept; the record itself is read again. */
export type KeptUnseen = {
  readonly read: () => DebriefPosition | null
  readonly write: (since: DebriefPosition | null) => void
}

export const keptUnseenOf = (uid: string): KeptUnseen => {
  const key = `debrief:${uid}`
  return {
    read: () => {
      const kept = readKept(key)
      return isPosition(kept) ? kept : null
    },
    write: (since) => writeKept(key, since),
  }
}

const isPosition = (kept: Partial<DebriefPosition> | null): kept is DebriefPosition => typeof kept?.epoch === 'string'
