/** Makes a function that runs the jobs of one key one after another in the order of its calls, whether or not they fail. */
export const createSerial = (): (<T>(key: string, job: () => Promise<T>) => Promise<T>) => {
  const last = new Map<string, Promise<unknown>>()
  return (key, job) => {
    const before = last.get(key) ?? Promise.resolve()
    const next = before.then(job, job).finally(() => {
      if (last.get(key) === next) last.delete(key)
    })
    last.set(key, next)
    return next
  }
}
