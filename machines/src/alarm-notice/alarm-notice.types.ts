// In: devices that lose and regain power, and what shows that somebody has seen it. Out: nothing but what is shown.

/** Data of `alarmNoticeMachine` beside its state. */
export type AlarmNoticeContext = {
  /** devices without power that nobody has seen here, in the order in which they lost it */
  readonly devices: readonly string[]
}

/** Every event that `alarmNoticeMachine` answers. */
export type AlarmNoticeEvent =
  | { readonly type: 'power.lost'; readonly device: string }
  | { readonly type: 'power.restored'; readonly device: string }
  /** the button that leads to the alarms */
  | { readonly type: 'alarms.opened' }
  /** the button that says that it was seen */
  | { readonly type: 'seen.pressed' }
  /** seen elsewhere: in the panel of notifications, here or in another tab */
  | { readonly type: 'panel.used' }

/** What `alarmNoticeMachine` emits, for other tabs to hear. */
export type AlarmNoticeEmitted =
  /** what was shown here was seen */
  { readonly type: 'notice.seen' }
