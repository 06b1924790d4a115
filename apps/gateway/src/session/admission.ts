/**
 * Lets WebSocket upgrades in at a bounded pace and in the order of arrival, so that the clients of a gateway that was
 * gone do not all come back in the same second. In: one call per upgrade. Out: its turn, or a refusal.
 *
 * A token bucket: it holds BURST_SHARE of the limit and gains PACE_SHARE of it a second. Together they bound any
 * stretch of one second, also right after this process was held up; the rest up to the limit is for what bunches on the
 * way to the clients. Who finds no token waits in a queue that takes ADMISSION_WAIT_MAX_MS to empty, and is refused
 * when that is full.
 */
export type Admission = {
  /** Resolves with true when its turn has come; with false at once when the queue is full. */
  readonly enter: () => Promise<boolean>
}

/** The longest wait, ms: well within the time that a page gives a connection (20 s). */
export const ADMISSION_WAIT_MAX_MS = 5_000
const BURST_SHARE = 0.05
const PACE_SHARE = 0.85

/**
 * @param perSecond the most admissions in any stretch of one second
 * @param now a clock that only moves forward, ms
 */
export const createAdmission = (perSecond: number, now = () => performance.now()): Admission => {
  const burst = Math.max(1, Math.floor(perSecond * BURST_SHARE))
  const spacingMs = 1_000 / Math.max(1, perSecond * PACE_SHARE)
  const waitingMax = Math.floor(ADMISSION_WAIT_MAX_MS / spacingMs)
  const waiting: (() => void)[] = []
  let tokens = burst
  let countedAt = now()
  let timer: NodeJS.Timeout | undefined

  const letIn = (): void => {
    const at = now()
    tokens = Math.min(burst, tokens + (at - countedAt) / spacingMs)
    countedAt = at
    while (tokens >= 1 && waiting.length > 0) {
      tokens -= 1
      waiting.shift()?.()
    }
    timer = waiting.length === 0 ? undefined : setTimeout(letIn, Math.ceil((1 - tokens) * spacingMs))
    timer?.unref()
  }

  return {
    enter: () => {
      if (waiting.length >= waitingMax) return Promise.resolve(false)
      return new Promise((resolve) => {
        waiting.push(() => resolve(true))
        if (timer === undefined) letIn()
      })
    },
  }
}
