import type { JournalEntry, JournalEntryType } from '@vigie/contracts/entities'

/** What is to be recorded in a site's journal: an entry before it has its seq and its time. */
export type Fact = {
  [T in JournalEntryType]: Omit<Extract<JournalEntry, { type: T }>, 'seq' | 'at'>
}[JournalEntryType]
