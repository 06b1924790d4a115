// Timers of the chart under test as the live chart sets and cancels them, on the clock of the page.
import type { Page } from 'playwright/test'
import type { TraceStep } from '../freeze/trace.ts'
import { runFor } from './page-clock.ts'

export type Timers = {
  /** takes note of what a step set and cancelled, at this time of the page */
  readonly note: (step: TraceStep, atMs: number) => void
  /** ms from now to this timer; null: not set, or another one of the chart goes off first */
  readonly dueIn: (name: string, nowMs: number) => number | null
  /** whether time may pass without the chart noticing */
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

export type Passing = {
  /** called 1 ms before: nothing happened yet */
  readonly before: () => void
  readonly isDone: () => boolean
}

/**
 * Lets time pass on the page up to 1 ms before, then that 1 ms; one more where the timer was set in the middle of a
 * millisecond of the running clock.
 */
export const passTime = async (page: Page, ms: number, { before, isDone }: Passing): Promise<void> => {
  if (ms > 1) await runFor(page, ms - 1)
  before()
  await runFor(page, 1)
  if (!isDone()) await runFor(page, 1)
}
