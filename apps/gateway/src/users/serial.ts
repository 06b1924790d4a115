/** Runs jobs one after another, in the order they came; a job that fails stops none. */
export const createSerial = (): (<T>(job: () => Promise<T>) => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const next = last.then(job, job)
    last = next
    return next
  }
}
