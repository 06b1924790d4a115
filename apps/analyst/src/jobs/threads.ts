import { Piscina } from 'piscina'

/** Threads for engines, so that neither calls nor the database wait for them. */
export type Threads = {
  /**
   * Runs a module's default export in a thread when one is free.
   * @param module the worker's module, `new URL('./x.worker.ts', import.meta.url)`
   * Errors: rejects with the engine's own error; with an AbortError, the thread ended, when `signal` aborts.
   */
  readonly run: <Output>(module: URL, input: unknown, signal?: AbortSignal) => Promise<Output>
  readonly close: () => Promise<void>
}

/** One at a time: the machine's other cores belong to the live path and to the database. */
const THREADS = 1
/** A thread that has nothing to do for so long is ended: its engine's model may hold a hundred megabytes. */
const IDLE_MS = 30_000
const MEMORY_MB = 512
/** More than a person waits for. */
const QUEUE = 64

export const createThreads = (): Threads => {
  const pool = new Piscina({
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    maxQueue: QUEUE,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  return {
    run: (module, input, signal) =>
      pool.run(input, { filename: module.href, ...(signal === undefined ? {} : { signal }) }),
    close: () => pool.destroy(),
  }
}
