import type { ErrorCode } from '@vigie/contracts/errors'

/** An expected failure: a code of the catalogue, and what to say about it (never a secret). */
export type Failure = { readonly ok: false; readonly code: ErrorCode; readonly detail?: string }
export type Outcome<T> = { readonly ok: true; readonly value: T } | Failure

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value })
export const failed = (code: ErrorCode, detail?: string): Failure => ({
  ok: false,
  code,
  ...(detail === undefined ? {} : { detail }),
})
