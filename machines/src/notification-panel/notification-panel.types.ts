// In: gestures on the bell and the panel, and arrivals on the live feed. Out: one job, refetching the list.

export type NotificationPanelInput = {
  /** uniform in [0, 1): jitter of the retries */
  readonly random: () => number
}

export type NotificationPanelContext = {
  readonly random: () => number
  /** refetches failed in a row */
  readonly attempt: number
  /** delay of the current retry, ms */
  readonly retryInMs: number
}

export type NotificationPanelEvent =
  | { readonly type: 'bell.pressed' }
  /** Ctrl or Cmd plus m (R4.1) */
  | { readonly type: 'shortcut.pressed' }
  | { readonly type: 'outside.pressed' }
  | { readonly type: 'escape.pressed' }
  | { readonly type: 'notification.arrived' }

/** What the promise actor resolves with; it rejects when the list could not be fetched. */
export type NotificationPanelOutcomes = { readonly refetchNotifications: undefined }
