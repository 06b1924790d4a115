// In: whether the browser lets the page be heard, new alarms, the button that mutes. Out: a sound that is due.
import type { AlarmPriority } from '@vigie/contracts/entities'

/** Data of `alarmSoundMachine` beside its state. */
export type AlarmSoundContext = {
  /** how urgent the last sound was; null: none is too recent for another one */
  readonly last: AlarmPriority | null
}

/** Every event that `alarmSoundMachine` answers. */
export type AlarmSoundEvent =
  /** the browser lets the page be heard, since somebody touched it */
  | { readonly type: 'audio.allowed' }
  /** the browser keeps the page silent until somebody touches it */
  | { readonly type: 'audio.blocked' }
  /** a new alarm that nobody has dealt with; one that comes again unacknowledged is not new */
  | { readonly type: 'alarm.raised'; readonly priority: AlarmPriority }
  /** the button or the key that mutes, and that ends it */
  | { readonly type: 'mute.pressed' }

/** What `alarmSoundMachine` emits. */
export type AlarmSoundEmitted =
  /** a sound is to be played now */
  { readonly type: 'sound.due'; readonly priority: AlarmPriority }
