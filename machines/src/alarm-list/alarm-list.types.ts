// In: the alarms that are held, in the order in which they should stand; what the hand and the keyboard do. Out: an act
// on the alarms that were painted when the key was pressed.
import type { AlarmOrder } from '../alarm-acts/alarm-acts.types.ts'

/** An alarm of the list. Its key, one condition of one device, stays the same when another occurrence takes its place. */
export type AlarmRow = {
  readonly id: string
  readonly key: string
  /** whether it waits for somebody to acknowledge it */
  readonly isWaiting: boolean
}
/** Alarms of one cause, which are folded into one row. */
export type AlarmCause = { readonly id: string; readonly rows: readonly string[] }

/** Rows and their causes, as they should stand or as they do. */
export type AlarmRows = { readonly rows: readonly AlarmRow[]; readonly causes: readonly AlarmCause[] }

/** What somebody is asked about before an act. */
export type AlarmQuestion = 'confirming' | 'shelving' | 'commenting' | 'assigning' | ManagerQuestion

/** Questions of acts that only administrators may do: each needs a reason. */
export type ManagerQuestion = 'suppressing' | 'unsuppressing' | 'retiring' | 'returning'

/** What `alarmListMachine` starts with. */
export type AlarmListInput = {
  /** whether the person's role lets them act */
  readonly mayAct: boolean
  /** whether it lets them suppress alarms and take them out of service */
  readonly mayManage: boolean
}

/** Data of `alarmListMachine` beside its state. */
export type AlarmListContext = {
  readonly mayAct: boolean
  readonly mayManage: boolean
  /** as the rows should stand */
  readonly latest: AlarmRows
  /** as they stand */
  readonly shown: AlarmRows
  /** the row that keys act on: an alarm or a cause; null: none */
  readonly current: string | null
  /** where the current row stood when it left the list, for the keys to go on from there; null: it never left */
  readonly place: number | null
  /** alarms that were ticked */
  readonly selected: readonly string[]
  /** causes whose alarms are shown */
  readonly expanded: readonly string[]
  /** what is asked; null: nothing */
  readonly question: AlarmQuestion | null
  /** alarms that the open question is about */
  readonly targets: readonly string[]
  readonly isFlood: boolean
  /** whether alarms of one cause are one row */
  readonly isGrouped: boolean
}

/** Every event that `alarmListMachine` answers. */
export type AlarmListEvent =
  | { readonly type: 'rows.changed'; readonly rows: readonly AlarmRow[]; readonly causes: readonly AlarmCause[] }
  /** how many alarms were raised in the last ten minutes */
  | { readonly type: 'arrivals.counted'; readonly count: number }
  /** pointer or focus came into the list */
  | { readonly type: 'hand.entered' }
  | { readonly type: 'hand.left' }
  /** the counter of new alarms, `n`, or another filter: the rows are to stand as they should */
  | { readonly type: 'counter.pressed' }
  /** `j`, `k` or an arrow; with the shift key the selection grows */
  | { readonly type: 'step.pressed'; readonly by: 1 | -1; readonly extends: boolean }
  /** Enter */
  | { readonly type: 'open.pressed' }
  | { readonly type: 'row.pressed'; readonly row: string }
  /** the button of a cause: the keys act on it now, folded or not as it was, and it is asked which alarms are meant */
  | { readonly type: 'cause.acknowledged'; readonly row: string }
  | { readonly type: 'row.ticked'; readonly row: string }
  /** `x` */
  | { readonly type: 'tick.pressed' }
  /** `z` */
  | { readonly type: 'clear.pressed' }
  /** Escape, or a button that closes */
  | { readonly type: 'escape.pressed' }
  /** the browser's Back on a phone */
  | { readonly type: 'back.pressed' }
  /** `a` */
  | { readonly type: 'acknowledge.pressed' }
  /** `s`, `c`, `i`; for administrators `p`, `h`, and the buttons that undo these two */
  | { readonly type: 'question.asked'; readonly question: Exclude<AlarmQuestion, 'confirming'> }
  | { readonly type: 'question.answered'; readonly order: AlarmOrder }
  /** Escape, Back, or the button that leaves it */
  | { readonly type: 'question.dismissed' }
  /** `g` */
  | { readonly type: 'group.pressed' }
  /** an address that names an alarm */
  | { readonly type: 'alarm.linked'; readonly row: string }

/** What `alarmListMachine` emits. */
export type AlarmListEmitted =
  /** somebody acts on these alarms */
  { readonly type: 'act.chosen'; readonly ids: readonly string[]; readonly order: AlarmOrder }
