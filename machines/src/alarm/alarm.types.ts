// In: what happened to the condition, what people asked for, what time and power supply brought about. Out: for each
// change one emitted fact, the type of its journal entry.
import type { AlarmTransition } from '@vigie/contracts/entities'

/** The states in which an alarm is kept away from the operator. */
export type AlarmHold = 'shelved' | 'suppressed' | 'out-of-service'

/** What an alarm that maintenance kept out of service can go back to: before it, it stood there. */
export type AlarmFormer = 'acknowledged' | 'returned' | 'shelved' | 'suppressed'

/** What `alarmMachine` starts with. */
export type AlarmInput = {
  /** how the key was kept from view when the condition came; null: it was not */
  readonly heldAs: AlarmHold | null
}

/** Data of `alarmMachine` beside its state. */
export type AlarmContext = {
  /** read once, to choose the first state */
  readonly heldAs: AlarmHold | null
  /** whether the condition holds */
  readonly isActive: boolean
  /** whether it is suppressed because its device has no power, and not by a person */
  readonly isUnpowered: boolean
}

/** Every event that `alarmMachine` answers. */
export type AlarmEvent =
  /** the condition ceased to hold; `isPast`: so long ago that nobody could have acted any more when it was heard */
  | { readonly type: 'condition.cleared'; readonly isPast: boolean }
  /** the condition holds again: another alarm of the same key takes the place of this one */
  | { readonly type: 'occurrence.followed' }
  | { readonly type: 'acknowledge.requested' }
  | { readonly type: 'shelve.requested' }
  | { readonly type: 'unshelve.requested' }
  /** the end of the shelving has come */
  | { readonly type: 'shelving.ended' }
  | { readonly type: 'suppress.requested' }
  | { readonly type: 'unsuppress.requested' }
  /** the device lost its power supply, without which this condition cannot be judged */
  | { readonly type: 'power.lost' }
  | { readonly type: 'power.restored' }
  | { readonly type: 'retire.requested' }
  | { readonly type: 'return.requested' }
  /** the maintenance that keeps it out of service has another reason */
  | { readonly type: 'maintenance.changed' }
  /** the maintenance that kept it out of service is over; `former` null: it goes back to nothing that still counts */
  | { readonly type: 'maintenance.ended'; readonly former: AlarmFormer | null }
  | { readonly type: 'comment.added' }
  | { readonly type: 'assignee.named' }

/** What `alarmMachine` emits: one fact per change, in the journal's own words. */
export type AlarmEmitted = { readonly type: AlarmTransition }
