const BASE_MS = 1_000
const CAP_MS = 5_000
const LATE_CAP_MS = 30_000
const EARLY_ATTEMPTS = 20

/**
 * Delay before a retry, ms, with full jitter: uniform between 0 and a ceiling that
 * doubles from 1 s to 5 s (R7.3) and, once 20 attempts have failed, on to 30 s.
 * `attempt` counts failures from 1; `random` is uniform in [0, 1).
 */
export const backoffMs = (attempt: number, random: () => number): number => Math.round(random() * ceilingMs(attempt))

const ceilingMs = (attempt: number): number =>
  attempt <= EARLY_ATTEMPTS
    ? Math.min(CAP_MS, BASE_MS * 2 ** (attempt - 1))
    : Math.min(LATE_CAP_MS, CAP_MS * 2 ** (attempt - EARLY_ATTEMPTS))
