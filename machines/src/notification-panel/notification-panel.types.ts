// In: gestures on the bell and the panel, and arrivals on the live feed. Out: one job, fetching the list again.
import type { RetryContext, RetryInput } from '../kit/retry.ts'

/** What `notificationPanelMachine` starts with. */
export type NotificationPanelInput = RetryInput

/** Data of `notificationPanelMachine` beside its state; a failure is a fetch of the list that was rejected. */
export type NotificationPanelContext = RetryContext

/** Every event that `notificationPanelMachine` answers. */
export type NotificationPanelEvent =
  | { readonly type: 'bell.pressed' }
  /** Ctrl or Cmd plus m (R4.1) */
  | { readonly type: 'shortcut.pressed' }
  /** a press outside the open panel */
  | { readonly type: 'outside.pressed' }
  | { readonly type: 'escape.pressed' }
  /** the browser's Back on a small screen, where the open panel has an entry in the history */
  | { readonly type: 'back.pressed' }
  /** another tab of the same browser opened or closed its panel, so what arrived was seen there */
  | { readonly type: 'otherPanel.used' }
  /** the live feed carried a new notification (R4.4) */
  | { readonly type: 'notification.arrived' }

/** What `notificationPanelMachine` emits, for other tabs to hear. */
export type NotificationPanelEmitted =
  /** the panel was opened or closed here, so what arrived was seen (R4.2) */
  { readonly type: 'panel.used' }

/** What the promise actor resolves with; it rejects when the list could not be fetched. */
export type NotificationPanelOutcomes = { readonly refetchNotifications: undefined }
