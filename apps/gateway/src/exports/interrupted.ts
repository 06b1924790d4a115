import type { Failure } from '../outcome.ts'

/** An upstream that failed while a file was being written. */
export class Interrupted extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.code)
    this.failure = failure
  }
}
