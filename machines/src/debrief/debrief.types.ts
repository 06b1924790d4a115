// In: when the live connection is lost and comes back, and what shows that somebody has seen what happened meanwhile.
// Out: one actor, the record, and the word to other tabs that it was seen.
import type { AlarmChanges } from '@vigie/contracts/entities'

/** Where the journal stood when something was last heard live. */
export type DebriefPosition = {
  readonly epoch: string
  readonly seq: number
  /** when, ms since 1970 on the server's clock */
  readonly at: number
}

/** One loss of the connection: where the journal stood when it began, and when it was over; null: it lasts. */
export type DebriefLoss = {
  readonly since: DebriefPosition
  readonly until: Pick<DebriefPosition, 'seq' | 'at'> | null
}

/** What happened to alarms while nobody here could see it, and during which losses of the connection. */
export type DebriefReport = Pick<AlarmChanges, 'to' | 'entries' | 'total' | 'alarms'> & {
  readonly losses: readonly DebriefLoss[]
}

/** A stretch of a journal that somebody has seen: after `from`, up to `to`. */
export type DebriefStretch = { readonly epoch: string; readonly from: number; readonly to: number }

/** Data of `debriefMachine` beside its state. */
export type DebriefContext = {
  /** those that nobody has been told of, in order; none: all is seen */
  readonly losses: readonly DebriefLoss[]
  /** what was read of the first of them and nobody has seen; null: nothing */
  readonly report: DebriefReport | null
}

/** Every event that `debriefMachine` answers. */
export type DebriefEvent =
  /** `earlier`: losses that nobody had been told of when the page was loaded again */
  | { readonly type: 'link.lost'; readonly position: DebriefPosition; readonly earlier?: readonly DebriefLoss[] }
  /** and where the journal stands now */
  | { readonly type: 'link.restored'; readonly at: number; readonly seq: number }
  /** the button or the key that says that it was seen; nothing is acknowledged by it */
  | { readonly type: 'seen.pressed' }
  /** another tab saw this stretch of the journal */
  | ({ readonly type: 'otherTab.saw' } & DebriefStretch)
  | { readonly type: 'retry.pressed' }

/** Outputs of the promise actors that `debriefMachine` declares. */
export type DebriefOutcomes = {
  /** rejects when the record could not be read, or is another one by now */
  readonly readChanges: AlarmChanges
}

/** What `debriefMachine` emits, for other tabs to hear. */
export type DebriefEmitted = { readonly type: 'debrief.seen'; readonly stretch: DebriefStretch }
