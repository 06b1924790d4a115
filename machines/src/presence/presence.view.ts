import type { PresenceSnapshot } from './presence.machine.ts'

/** What the page reads of who is at it. */
export type PresenceView = {
  /** the page is about to sign out */
  readonly isWarned: boolean
  /** when it does, ms since 1970 */
  readonly endsAt: number
}

/** Turns a snapshot of `presenceMachine` into what the page reads. */
export const presenceView = (snapshot: PresenceSnapshot): PresenceView => ({
  isWarned: snapshot.matches('warned'),
  endsAt: snapshot.context.lastAt + snapshot.context.limitMs,
})
