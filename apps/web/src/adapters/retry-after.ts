/** The answer a call rejected with, as far as its body does not say it; nulls: no answer came, or it did not say. */
export type Answered = {
  readonly status: number | null
  /** How long the server asked to wait before the call is repeated. */
  readonly retryAfterMs: number | null
}

const UNSAID: Answered = { status: null, retryAfterMs: null }
const ofObjects = new WeakMap<object, Answered>()
/**
 * The same of rejections that are text, of the last few. Equal texts share the latest note: who wants to know asks in the
 * task in which the call rejected, and no two answers come in one task.
 */
const ofTexts = new Map<unknown, Answered>()
const TEXTS_KEPT = 20

/**
 * Notes, beside a rejection, the status and the Retry-After header (seconds, or an HTTP date) of its answer.
 * @param answer nulls where no answer came
 * @param now ms since 1970
 * @returns the same rejection
 */
export const noteAnswer = (
  rejection: unknown,
  { status, retryAfter }: { readonly status: number | null; readonly retryAfter: string | null },
  now: number,
): unknown => {
  const answered = { status, retryAfterMs: waitOf(retryAfter, now) }
  if (typeof rejection === 'object' && rejection !== null) ofObjects.set(rejection, answered)
  else {
    ofTexts.set(rejection, answered)
    const [oldest] = ofTexts.keys()
    if (ofTexts.size > TEXTS_KEPT) ofTexts.delete(oldest)
  }
  return rejection
}

/** What was noted beside a rejection. */
export const answerOf = (rejection: unknown): Answered =>
  (typeof rejection === 'object' && rejection !== null ? ofObjects.get(rejection) : ofTexts.get(rejection)) ?? UNSAID

const waitOf = (retryAfter: string | null, now: number): number | null => {
  if (retryAfter === null) return null
  const ms = /^\d+$/.test(retryAfter.trim()) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - now
  return ms > 0 ? ms : null
}
