// In: the stretch that somebody has not seen. Out: the same after the page was loaded again, where it can be read.
import type { DebriefPosition } from '@vigie/machines/debrief'
import { readKept, writeKept } from '@/adapters/storage'

/** An absence that nobody has seen: where it began, and where it ended, once it has. */
export type Unseen = DebriefPosition & { readonly end: UnseenEnd | null }
/** Up to which entry of the journal an absence is told, and when the connection was back, ms on the server's clock. */
export type UnseenEnd = Pick<DebriefPosition, 'seq' | 'at'>

/** Where the unseen of one person in one tab is kept; the record itself is read again. */
export type KeptUnseen = {
  readonly read: () => Unseen | null
  readonly write: (unseen: Unseen | null) => void
}

export const keptUnseenOf = (uid: string): KeptUnseen => {
  const key = `debrief:${uid}`
  return {
    read: () => {
      const kept = readKept(key)
      return isPosition(kept) ? { ...kept, end: kept.end ?? null } : null
    },
    write: (unseen) => writeKept(key, unseen),
  }
}

const isPosition = (kept: Partial<Unseen> | null): kept is DebriefPosition & Partial<Unseen> =>
  typeof kept?.epoch === 'string'
