import type { JournalEntry } from '@vigie/contracts/entities'

/** Consecutive journal entries as one request read them, in order. */
export type Stretch = {
  readonly epoch: string
  /** seq of the last entry the upstream had committed when it answered */
  readonly head: number
  readonly entries: readonly JournalEntry[]
  /** false: an entry of the stretch did not parse, so what it says cannot be trusted to be complete */
  readonly isWhole: boolean
}
