import type { JournalEntry, JournalPosition } from '@vigie/contracts/entities'

/**
 * Where this page stands in the site's journal. `take` says what an entry is: the next one, one
 * already known, or proof of a hole. A heartbeat ahead of us twice in a row is a hole as well.
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
    take: ({ seq }: Pick<JournalEntry, 'seq'>): 'next' | 'known' | 'hole' => {
      if (position === null || seq > position.seq + 1) return 'hole'
      if (seq <= position.seq) return 'known'
      position = { epoch: position.epoch, seq }
      return 'next'
    },
    /** false: entries before this head never came. */
    agreesWith: (head: number): boolean => {
      const ahead = position !== null && head > position.seq
      const hole = ahead && aheadOnce
      aheadOnce = ahead
      return !hole
    },
  }
}
