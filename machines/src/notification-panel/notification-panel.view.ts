import type { NotificationPanelSnapshot } from './notification-panel.machine.ts'

export type NotificationPanelView = {
  readonly isOpen: boolean
  readonly hasDot: boolean
  /** the list is about to change: a fetch is under way or due */
  readonly isRefreshing: boolean
  /** the last fetch failed; it is tried again without being asked */
  readonly hasFailed: boolean
}

/** What the bell and the panel show. */
export const notificationPanelView = (snapshot: NotificationPanelSnapshot): NotificationPanelView => ({
  isOpen: snapshot.matches({ panel: 'open' }),
  hasDot: snapshot.matches({ panel: { closed: 'unseen' } }),
  isRefreshing: !snapshot.matches({ list: 'current' }),
  hasFailed: snapshot.context.attempt > 0,
})
