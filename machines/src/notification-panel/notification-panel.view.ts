import type { NotificationPanelSnapshot } from './notification-panel.machine.ts'

/** What the header reads of the notifications panel. */
export type NotificationPanelView = {
  readonly isOpen: boolean
  /** whether the bell carries the red dot (R4.2) */
  readonly hasDot: boolean
  /** the list is about to change: a fetch is under way or due */
  readonly isRefreshing: boolean
  /** the last fetch failed; it is tried again without being asked */
  readonly hasFailed: boolean
}

/** Turns a snapshot of `notificationPanelMachine` into what the header reads. */
export const notificationPanelView = (snapshot: NotificationPanelSnapshot): NotificationPanelView => ({
  isOpen: snapshot.matches({ panel: 'open' }),
  hasDot: snapshot.matches({ panel: { closed: 'unseen' } }),
  isRefreshing: !snapshot.matches({ list: 'current' }),
  hasFailed: snapshot.context.attempt > 0,
})
