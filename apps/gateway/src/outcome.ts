import type { AlarmState } from '@vigie/contracts/entities'
import type { ErrorCode } from '@vigie/contracts/errors'

/** An expected failure: its code in the catalogue of errors, and a detail for whoever asked, never a secret. */
export type Failure = {
  readonly ok: false
  readonly code: ErrorCode
  readonly detail?: string
  /** of an alarm, where its state is why */
  readonly state?: AlarmState
}
/** What an operation that may fail in expected ways answers. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | Failure

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value })
export const failed = (code: ErrorCode, detail?: string): Failure => ({
  ok: false,
  code,
  ...(detail === undefined ? {} : { detail }),
})
