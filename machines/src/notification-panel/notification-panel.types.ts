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
  /** the live feed carried a new notification (R4.4) */
  | { readonly type: 'notification.arrived' }

/** What the promise actor resolves with; it rejects when the list could not be fetched. */
export type NotificationPanelOutcomes = { readonly refetchNotifications: undefined }
