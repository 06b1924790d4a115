import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { createFairQueue, WORKBOOK_LIMITS } from '@vigie/contracts/limits'
import type { Row, Section } from './table.ts'

/** What a thread that builds workbooks is told, in this order: a beginning, each section, its further rows, the end. */
export type WorkbookInput =
  | { readonly type: 'begin'; readonly timeZone: string }
  | { readonly type: 'section'; readonly section: Section }
  | { readonly type: 'rows'; readonly rows: readonly Row[] }
  | { readonly type: 'end' }

/** A workbook in the making. */
export type Workbook = {
  /** A sheet, and what follows goes there. */
  readonly section: (section: Section) => void
  readonly rows: (rows: readonly Row[]) => void
  /** The whole file. Errors: rejects when it was too much to build. */
  readonly finish: () => Promise<Uint8Array>
}

/** Workbooks in turn by person, each in one of very few threads, since it takes seconds of CPU and much memory. */
export type Workbooks = {
  /**
   * Fills one when its turn has come, and answers as `fill` does; what is not finished by then is given up. Null: too
   * many wait already.
   * @param timeZone IANA name of the zone of `local` cells
   */
  readonly make: <T>(person: string, timeZone: string, fill: (workbook: Workbook) => Promise<T>) => Promise<T> | null
  readonly close: () => void
}

const MEMORY_MB = 512
/** A thread that has nothing to do for so long is ended: it holds some 50 MB. */
const IDLE_MS = 30_000

export const createWorkbooks = (): Workbooks => {
  // the live path keeps a core to itself
  const atOnce = Math.max(1, Math.min(WORKBOOK_LIMITS.atOnce, availableParallelism() - 1))
  const queue = createFairQueue({ ...WORKBOOK_LIMITS, atOnce })
  const threads = new Set<Worker>()
  const idle = new Map<Worker, NodeJS.Timeout>()

  const begin = (): Worker => {
    const thread = new Worker(new URL('./xlsx.worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    thread.unref()
    threads.add(thread)
    // what it failed at hears of it too; without a listener the process would end
    thread.on('error', () => undefined)
    thread.once('exit', () => {
      clearTimeout(idle.get(thread))
      idle.delete(thread)
      threads.delete(thread)
    })
    return thread
  }
  const takeThread = (): Worker => {
    const [free] = idle.keys()
    if (free === undefined) return begin()
    clearTimeout(idle.get(free))
    idle.delete(free)
    return free
  }
  const giveBack = (thread: Worker): void => {
    if (!threads.has(thread)) return
    const end = setTimeout(() => {
      // nobody is given one that ends
      idle.delete(thread)
      void thread.terminate()
    }, IDLE_MS)
    end.unref()
    idle.set(thread, end)
  }

  return {
    make: (person, timeZone, fill) =>
      queue.run(person, async () => {
        const thread = takeThread()
        const tell = (input: WorkbookInput): void => thread.postMessage(input)
        tell({ type: 'begin', timeZone })
        try {
          return await fill({
            section: (section) => tell({ type: 'section', section }),
            rows: (rows) => tell({ type: 'rows', rows }),
            finish: async () => {
              if (!threads.has(thread)) throw new Error(ENDED)
              tell({ type: 'end' })
              return fileOf(thread)
            },
          })
        } finally {
          giveBack(thread)
        }
      }),
    close: () => {
      for (const thread of threads) void thread.terminate()
    },
  }
}

const ENDED = 'the thread of the workbook has ended'

/** What a thread answers next. Errors: rejects when it ends instead. */
const fileOf = (thread: Worker): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const onError = (error: Error): void => reject(error)
    const onExit = (): void => reject(new Error(ENDED))
    thread.once('error', onError)
    thread.once('exit', onExit)
    thread.once('message', (file: Uint8Array) => {
      thread.off('error', onError)
      thread.off('exit', onExit)
      resolve(file)
    })
  })
