// In: what a person decides about alarms, whether the server can be reached, what the feed says of an alarm. Out: one
// job, sending acts in order.
import type { RetryContext, RetryInput } from '../kit/retry.ts'

/** What somebody decides about alarms; the names are those of the calls. */
export type AlarmOrder =
  | { readonly act: 'acknowledge' }
  /** `until`: ISO-8601, at most 24 h ahead */
  | { readonly act: 'shelve'; readonly reason: string; readonly until: string }
  | { readonly act: 'unshelve' }
  | { readonly act: 'comments'; readonly text: string }
  /** of administrators */
  | { readonly act: 'suppress' | 'unsuppress' | 'retire' | 'return'; readonly reason: string }
  /** null: to nobody */
  | { readonly act: 'assign'; readonly uid: string | null }

/** An order on its way; its key is the same at each try, so that a retry is known as the same act. */
export type AlarmAct = { readonly key: string; readonly ids: readonly string[]; readonly order: AlarmOrder }

/**
 * What became of the last act on an alarm: done; somebody else had acknowledged before; refused, with the code of the
 * catalogue of errors.
 */
export type AlarmFate =
  | { readonly kind: 'done'; readonly order: AlarmOrder }
  | { readonly kind: 'lost'; readonly by: string | null; readonly at: string | null }
  | { readonly kind: 'refused'; readonly order: AlarmOrder; readonly code: string }

/** What `alarmActsMachine` starts with. */
export type AlarmActsInput = RetryInput & {
  /** makes the keys of these acts their own */
  readonly session: string
  /** acts without an answer that the page had before it was loaded again, in order, under their keys */
  readonly kept: readonly AlarmAct[]
}

/** Data of `alarmActsMachine` beside its state. */
export type AlarmActsContext = RetryContext & {
  readonly session: string
  /** acts that are being sent, or are to be sent again, in order */
  readonly batch: readonly AlarmAct[]
  /** acts chosen since the batch left */
  readonly queued: readonly AlarmAct[]
  /** acts so far */
  readonly count: number
  /** by alarm, until something is heard of it, or until the next act on it */
  readonly fates: Readonly<Record<string, AlarmFate>>
}

/** Every event that `alarmActsMachine` answers. */
export type AlarmActsEvent =
  | { readonly type: 'act.chosen'; readonly ids: readonly string[]; readonly order: AlarmOrder }
  | { readonly type: 'link.lost' }
  | { readonly type: 'link.restored' }
  /** the live feed carried a change of this alarm, so what it says holds */
  | { readonly type: 'alarm.changed'; readonly id: string }

/** What the promise actor resolves with; it rejects when an answer did not come, and the same acts are sent again. */
export type AlarmActsOutcomes = { readonly sendActs: Readonly<Record<string, AlarmFate>> }
