import type { JournalEntry, JournalPosition } from '@vigie/contracts/entities'

/**
 * The position of this page in the site's journal, and whether an entry was missed. Before the first snapshot there
 * is no position, and every entry is a gap.
 */
export const createJournalPosition = () => {
  let position: JournalPosition | null = null
  let aheadOnce = false

  return {
    get: () => position,
    set: (next: JournalPosition) => {
      position = { epoch: next.epoch, seq: next.seq }
      aheadOnce = false
    },
    forget: () => {
      position = null
    },
    /** Takes an entry: the next one, one already known, or one after entries that never came. */
    take: ({ seq }: Pick<JournalEntry, 'seq'>): 'next' | 'known' | 'gap' => {
      if (position === null || seq > position.seq + 1) return 'gap'
      if (seq <= position.seq) return 'known'
      position = { epoch: position.epoch, seq }
      return 'next'
    },
    /**
     * Takes the journal's head as a heartbeat gives it; false when entries are missing. One heartbeat ahead of this
     * page may have overtaken an entry on its way, two in a row have not.
     */
    agreesWith: (head: number): boolean => {
      const ahead = position !== null && head > position.seq
      const isGap = ahead && aheadOnce
      aheadOnce = ahead
      return !isGap
    },
  }
}
