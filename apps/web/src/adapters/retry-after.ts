/** What the server said of rejections beside their body: how long to wait before asking again, ms. */
const told = new WeakMap<object, number>()

/**
 * Notes the Retry-After header (seconds, or an HTTP date) of the answer that a call rejected with; a rejection that is
 * no object keeps none.
 * @param now ms since 1970
 * @returns the same rejection
 */
export const noteRetryAfter = (rejection: unknown, header: string | null, now: number): unknown => {
  if (typeof rejection !== 'object' || rejection === null || header === null) return rejection
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - now
  if (ms > 0) told.set(rejection, ms)
  return rejection
}

/** How long the server asked to wait before the call is repeated, ms; null: it did not say. */
export const retryAfterMs = (rejection: unknown): number | null =>
  (typeof rejection === 'object' && rejection !== null ? told.get(rejection) : undefined) ?? null

/** Statuses of answers that are none of ours, beside their body. */
const statuses = new WeakMap<object, number>()
/** The same of bodies that are text, of the last few: equal ones came with the status of the latest. */
const ofTexts = new Map<string, number>()
const TEXTS_KEPT = 20

/** Notes the status of the answer whose body a call rejected with. */
export const noteStatus = (rejection: unknown, status: number): unknown => {
  if (typeof rejection === 'object' && rejection !== null) statuses.set(rejection, status)
  if (typeof rejection === 'string') {
    ofTexts.set(rejection, status)
    const [oldest] = ofTexts.keys()
    if (ofTexts.size > TEXTS_KEPT && oldest !== undefined) ofTexts.delete(oldest)
  }
  return rejection
}

/** The status of the answer that a call rejected with; null: there was none, or nobody noted it. */
export const statusOf = (rejection: unknown): number | null =>
  (typeof rejection === 'object' && rejection !== null
    ? statuses.get(rejection)
    : typeof rejection === 'string'
      ? ofTexts.get(rejection)
      : undefined) ?? null
