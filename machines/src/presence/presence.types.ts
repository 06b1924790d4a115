// In: when somebody was seen at this page, or at another tab of it. Out: that nobody was for the limit.

/** What `presenceMachine` starts with. */
export type PresenceInput = {
  /** nobody at the page for so long ends the session, ms; more than `WARNING_MS` */
  readonly limitMs: number
  /** ms since 1970 */
  readonly now: number
}

/** Data of `presenceMachine` beside its state. */
export type PresenceContext = {
  readonly limitMs: number
  /** when somebody was last seen, ms since 1970 */
  readonly lastAt: number
}

/** Every event that `presenceMachine` answers. */
export type PresenceEvent =
  /** a key, a press or a turn of the wheel, here or in another tab; at most one every few seconds */
  | { readonly type: 'activity.seen'; readonly at: number }
  /** the clock was looked at: timers may have stood still */
  | { readonly type: 'clock.read'; readonly at: number }

/** What `presenceMachine` emits. */
export type PresenceEmitted =
  /** the page warns; whoever hears it reads the clock */
  | { readonly type: 'warning.given' }
  /** nobody was at the page for the limit */
  | { readonly type: 'absence.found' }
