import type { JournalEntry } from '@vigie/contracts/entities'

/** Takes journal entries in any order and any number of times, and hands them on in the order of their seq, each once. */
export type JournalIntake = {
  /** Takes an entry: the next one is handed on at once, with those that waited for it; a later one waits. */
  readonly offer: (entry: JournalEntry) => void
  /** Notes that the upstream's journal goes at least up to `seq`. */
  readonly noteHead: (seq: number) => void
  /** Whether entries are known to exist that have not been handed on. */
  readonly hasGap: () => boolean
  readonly clear: () => void
}

/** Entries that wait for an earlier one, at most; those beyond are read by REST with the gap. */
const STASH_MAX = 5_000

export const createJournalIntake = (handlers: {
  /** seq of the last entry handed on */
  readonly position: () => number
  readonly take: (entry: JournalEntry) => void
  /** an entry came that was handed on before, or waits already */
  readonly onDuplicate: () => void
}): JournalIntake => {
  const stash = new Map<number, JournalEntry>()
  let head = 0
  const takeWaiting = (): void => {
    for (;;) {
      const next = stash.get(handlers.position() + 1)
      if (next === undefined) return
      stash.delete(next.seq)
      handlers.take(next)
    }
  }
  return {
    offer: (entry) => {
      const position = handlers.position()
      if (entry.seq <= position || stash.has(entry.seq)) return handlers.onDuplicate()
      head = Math.max(head, entry.seq)
      if (entry.seq > position + 1) {
        if (stash.size < STASH_MAX) stash.set(entry.seq, entry)
        return
      }
      handlers.take(entry)
      takeWaiting()
    },
    noteHead: (seq) => {
      head = Math.max(head, seq)
    },
    hasGap: () => head > handlers.position(),
    clear: () => {
      stash.clear()
      head = 0
    },
  }
}
