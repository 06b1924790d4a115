/** Why something that may fail in expected ways failed. */
export type Failure = { readonly ok: false; readonly reason: 'unavailable' | 'refused' | 'missing' | 'unreadable' }
/** What an operation that may fail in expected ways answers. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | Failure

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value })
export const failed = (reason: Failure['reason']): Failure => ({ ok: false, reason })
