// Compares a step on the real product with what is frozen: what the chart did, as recorded, and what the screen shows.
import { isDeepStrictEqual } from 'node:util'
import { expect } from 'playwright/test'
import { divergenceOf, sayDivergence } from '../freeze/compare.ts'
import type { TraceStep } from '../freeze/trace.ts'
import { comparable } from '../trace/check-log.ts'
import { stepOfLine } from '../trace/log-line.ts'
import type { Walking } from './walking.ts'

type Step = {
  readonly expected: TraceStep
  /** type of the event that comes about */
  readonly event: string
  /** from 1 */
  readonly step: number
  /** control state before it */
  readonly before: string
}

/** Asserts equality. Playwright's `expect`, which takes a millisecond even when it passes, is called only to fail. */
export const must = (found: unknown, expected: unknown, what: string): void => {
  if (!isDeepStrictEqual(found, expected)) expect(found, what).toEqual(expected)
}

/** Checks that the chart does as frozen and that the screen, once `settled`, shows what is frozen. */
export const hear = async (
  walking: Walking,
  { expected, event, step, before }: Step,
  settled?: () => Promise<void>,
): Promise<void> => {
  const { stage, chart, number, timers, screens } = walking
  const line = await stage.witness.next(chart.name)
  must(line.event.type, event, 'what comes about is the event of the path')
  const live = stepOfLine(line)
  timers.note(live, line.at)
  const found = comparable(chart, { ...live, label: expected.label })
  const divergence = divergenceOf([comparable(chart, expected)], [found], number)
  const said = divergence === null ? '' : sayDivergence({ ...divergence, step, state: before })
  must(said, '', 'the live chart does as frozen')
  await settled?.()
  await screens.check(step, expected).catch((error: unknown) => {
    must(stage.witness.left(chart.name), [], 'nothing happens that the path does not say')
    throw error
  })
}

/** Checks the events that accompany the one of the path: they must leave the chart in this state. */
export const hearAside = async ({ stage, chart }: Walking, events: readonly string[], state: string): Promise<void> => {
  for (const event of events) {
    const line = await stage.witness.next(chart.name)
    must([line.event.type, stepOfLine(line).state], [event, state], 'what comes along changes nothing')
  }
}
