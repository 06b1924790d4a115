/**
 * Makes a function that runs a job one run at a time, so that an older answer never takes the place of a newer one. A
 * call is answered by a run that began after it; calls that come while one is under way share the next.
 */
export const createRefresh = (job: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  const start = (): Promise<void> => {
    const run = job().finally(() => {
      if (running === run) running = null
    })
    running = run
    return run
  }
  const startNext = (): Promise<void> => {
    next = null
    return start()
  }
  return () => {
    if (running === null) return start()
    next ??= running.then(startNext, startNext)
    return next
  }
}
