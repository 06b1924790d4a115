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

/** What happened to alarms while nobody here could see it. */
export type DebriefReport = Pick<AlarmChanges, 'to' | 'entries' | 'total' | 'alarms'> & {
  readonly since: DebriefPosition
  /** when the connection was back, ms since 1970 on the server's clock */
  readonly until: number
}

/** A stretch of a journal that somebody has seen: after `from`, up to `to`. */
export type DebriefStretch = { readonly epoch: string; readonly from: number; readonly to: number }

/** Data of `debriefMachine` beside its state. */
export type DebriefContext = {
  /** where what nobody has seen begins; null: all is seen */
  readonly since: DebriefPosition | null
  /** where the last absence began */
  readonly lost: DebriefPosition | null
  /** when the connection was last back, ms */
  readonly until: number
  /** what was read and nobody has seen; null: nothing */
  readonly report: DebriefReport | null
}

/** Every event that `debriefMachine` answers. */
export type DebriefEvent =
  | { readonly type: 'link.lost'; readonly position: DebriefPosition }
  | { readonly type: 'link.restored'; readonly at: number }
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
