// What a chart keeps while it tries something again and again: how often it failed in a row, and the delay it drew.
import { backoffMs } from './backoff.ts'

/** What a chart that retries needs from its application. */
export type RetryInput = {
  /** uniform in [0, 1): full jitter of the delays */
  readonly random: () => number
}

/** The part of a chart's context that its retries use. */
export type RetryContext = RetryInput & {
  /** failures in a row; 0 after a success */
  readonly attempt: number
  /** delay of the current retry, ms */
  readonly retryInMs: number
}

/** The state of a chart whose last try succeeded. */
export const NO_FAILURES = { attempt: 0, retryInMs: 0 } as const

/** The state after one more failure, with the delay of the next try drawn by `backoffMs`. */
export const afterFailure = ({ attempt, random }: RetryContext): Pick<RetryContext, 'attempt' | 'retryInMs'> => ({
  attempt: attempt + 1,
  retryInMs: backoffMs(attempt + 1, random),
})
