// Timers that the live chart has set and not cancelled, by the page's clock.
import type { Page } from 'playwright/test'
import type { TraceStep } from '../freeze/trace.ts'
import { runFor } from './page-clock.ts'

export type Timers = {
  /** notes the timers that a step set and cancelled; `atMs` is the page's time of the step */
  readonly note: (step: TraceStep, atMs: number) => void
  /** ms from now until this timer; null: it is not set, or another timer of the chart goes off first */
  readonly dueIn: (name: string, nowMs: number) => number | null
  /** whether the chart has no timer set */
  readonly areIdle: () => boolean
}

export const createTimers = (): Timers => {
  const dueAt = new Map<string, number>()
  return {
    note: ({ effects }, atMs) => {
      for (const effect of effects) {
        const [, set, ms, node] = /^timer (\S+) (\d+) ms \((.+)\)$/.exec(effect) ?? []
        if (set !== undefined) dueAt.set(`${set} ${node}`, atMs + Number(ms))
        const [, cancelled, of] = /^cancel (\S+) \((.+)\)$/.exec(effect) ?? []
        if (cancelled !== undefined) dueAt.delete(`${cancelled} ${of}`)
      }
    },
    dueIn: (name, nowMs) => {
      const due = dueAt.get(name)
      const isFirst = due !== undefined && [...dueAt.values()].every((other) => other >= due)
      return due === undefined || !isFirst ? null : due - nowMs
    },
    areIdle: () => dueAt.size === 0,
  }
}

const BETWEEN_MS = 500

export type Passing = {
  /** called each half second of the page's time */
  readonly meanwhile?: () => Promise<void>
  /** called 1 ms before the timer is due */
  readonly before: () => void
  readonly isDone: () => boolean
}

/**
 * Lets time pass on the page until 1 ms before, then that 1 ms. A timer set in the middle of a millisecond of the
 * running clock goes off one millisecond later.
 */
export const passTime = async (page: Page, ms: number, { meanwhile, before, isDone }: Passing): Promise<void> => {
  let left = ms - 1
  for (; meanwhile !== undefined && left > BETWEEN_MS; left -= BETWEEN_MS) {
    await runFor(page, BETWEEN_MS)
    await meanwhile()
  }
  if (left > 0) await runFor(page, left)
  before()
  await runFor(page, 1)
  if (!isDone()) await runFor(page, 1)
}
