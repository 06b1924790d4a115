/** Makes a function that runs jobs one after another in the order of its calls; a job that fails does not stop the next. */
export const createSerial = (): (<T>(job: () => Promise<T>) => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const next = last.then(job, job)
    last = next
    return next
  }
}
