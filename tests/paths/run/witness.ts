// Lines of the recorder, waited for by the path: pushed from the page as they happen, never polled.
import { type LogLine, logLine } from '../trace/log-line.ts'

export const PATIENCE_MS = 10_000

export type Witness = {
  /** takes a line of the recorder */
  readonly hear: (text: string) => void
  /** the next unread line of this chart; rejects when there is none for a while */
  readonly next: (machine: string) => Promise<LogLine>
  /** resolves with the next line of this chart that has not come yet; its own lines are left unread */
  readonly fresh: (machine: string) => Promise<void>
  /** unread lines of a chart: what it did beside the path */
  readonly left: (machine: string) => readonly LogLine[]
  /** forgets all lines and returns those heard since the last time */
  readonly clear: () => readonly string[]
}

/** @param patienceMs how long a line is waited for */
export const createWitness = (patienceMs = PATIENCE_MS): Witness => {
  let log: string[] = []
  let unread: LogLine[] = []
  let waiting: { readonly machine: string; readonly resolve: (line: LogLine) => void } | null = null
  let awaited: { readonly machine: string; readonly resolve: () => void } | null = null
  return {
    hear: (text) => {
      log.push(text)
      const line = logLine.parse(JSON.parse(text))
      if (awaited?.machine === line.machine) awaited.resolve()
      if (waiting?.machine !== line.machine) return void unread.push(line)
      const { resolve } = waiting
      waiting = null
      resolve(line)
    },
    next: (machine) => {
      const ready = unread.find((line) => line.machine === machine)
      if (ready !== undefined) {
        unread = unread.filter((line) => line !== ready)
        return Promise.resolve(ready)
      }
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          if (waiting === own) waiting = null
          reject(new Error(`${machine} did nothing for ${patienceMs} ms`))
        }, patienceMs)
        const own = {
          machine,
          resolve: (line: LogLine) => {
            clearTimeout(timer)
            resolve(line)
          },
        }
        waiting = own
      })
    },
    fresh: async (machine) => {
      const coming = Promise.withResolvers<void>()
      const timer = setTimeout(
        () => coming.reject(new Error(`${machine} heard nothing for ${patienceMs} ms`)),
        patienceMs,
      )
      awaited = { machine, resolve: coming.resolve }
      await coming.promise.finally(() => {
        clearTimeout(timer)
        awaited = null
      })
    },
    left: (machine) => unread.filter((line) => line.machine === machine),
    clear: () => {
      const heard = log
      log = []
      unread = []
      waiting = null
      return heard
    },
  }
}
