/**
 * Lets WebSocket upgrades in at a bounded pace, so that the clients of a gateway that was gone do not all come back in
 * the same second. In: one call per upgrade. Out: how long it has to wait.
 *
 * Each admission books the next free instant, `1 / pace` after the one before; instants left unused are kept, up to a
 * burst of a tenth of the limit. A tenth at once and nine tenths paced make the limit in any stretch of one second. The
 * wait is bounded, and so is the queue: what would have to wait longer is not booked.
 */
export type Admission = {
  /**
   * Books a turn.
   * @param nowMs of a clock that only moves forward
   * @returns how long to wait for it, ms; null: the queue is full
   */
  readonly book: (nowMs: number) => number | null
}

/** The longest wait, ms: well within the time that a page gives a connection (20 s). */
export const ADMISSION_WAIT_MAX_MS = 5_000
const BURST_SHARE = 0.1

/** @param perSecond the most admissions in any stretch of one second */
export const createAdmission = (perSecond: number): Admission => {
  const burst = Math.max(1, Math.floor(perSecond * BURST_SHARE))
  const spacingMs = 1_000 / Math.max(1, perSecond - burst)
  let nextFree = Number.NEGATIVE_INFINITY
  return {
    book: (nowMs) => {
      const turn = Math.max(nextFree, nowMs - (burst - 1) * spacingMs)
      const waitMs = Math.max(0, turn - nowMs)
      if (waitMs > ADMISSION_WAIT_MAX_MS) return null
      nextFree = turn + spacingMs
      return waitMs
    },
  }
}
