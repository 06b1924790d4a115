import { expect, type Page } from 'playwright/test'
import { divergenceOf, sayDivergence } from '../freeze/compare.ts'
import { readGolden } from '../freeze/golden.ts'
import { inputOf, type TraceStep } from '../freeze/trace.ts'
import type { Chart, Sample } from '../model/chart.types.ts'
import { chartsNamed } from '../model/charts.ts'
import { timerOf } from '../model/effects.ts'
import { samplesOf } from '../model/samples.ts'
import { checkLog, comparable } from '../trace/check-log.ts'
import { stepOfLine } from '../trace/log-line.ts'
import { type Stage, test } from './stage.ts'
import { createTimers, passTime, stopClock, type Timers } from './timers.ts'
import { type AnyWorld, worlds } from './worlds/index.ts'

/** What a generated spec says of its path. */
export type Walk = {
  /** loads the page so that the chart starts on this input */
  readonly start: (label: string) => Promise<void>
  /** the event comes about by its gesture, and the chart answers as frozen */
  readonly does: (label: string) => Promise<void>
  /** no control offers the event; sent to the chart all the same, nothing happens */
  readonly ignores: (label: string) => Promise<void>
}

/** A frozen path walked on the real product: after each step the live chart is compared with the trace. */
export const pathTest = (name: string, number: number, body: (walk: Walk) => Promise<void>): void => {
  test(`${name} · path ${number}`, async ({ stage }) => {
    const [chart] = chartsNamed(name)
    const world = worlds[name]
    const trace = readGolden(name)[number - 1]
    if (chart === undefined || world === undefined) throw new Error(`no world for ${name}: see run/worlds`)
    if (trace === undefined) throw new Error(`${name} has no path ${number}: run \`npm run paths -- gen\``)
    await body(walkOf({ stage, chart, world, trace, number, timers: createTimers() }))
    expect(stage.witness.left(name), 'nothing happens that the path does not say').toEqual([])
    expect(checkLog(stage.witness.clear()).findings, 'every chart of the page keeps to its drawing').toEqual([])
  })
}

type Walking = {
  readonly stage: Stage
  readonly chart: Chart
  readonly world: AnyWorld
  readonly trace: readonly TraceStep[]
  readonly number: number
  readonly timers: Timers
}

const walkOf = (walking: Walking): Walk => {
  const { stage, chart, world, trace } = walking
  const samples = samplesOf(chart)
  let index = -1
  const step = (label: string, act: (sample: Sample, expected: TraceStep) => Promise<void>) =>
    test.step(label, async () => {
      index += 1
      const expected = trace[index]
      const sample = samples.byLabel.get(label)
      if (expected?.label !== label || sample === undefined) throw new Error(`not the frozen path: ${label}`)
      const before = trace[index - 1]?.state ?? ''
      expect(stage.witness.left(chart.name), 'nothing happened in between').toEqual([])
      await act(sample, expected)
      await compare(walking, expected, index, before)
    })
  return {
    start: (label) =>
      test.step(label, async () => {
        index += 1
        const { scene, witness } = stage
        const expected = trace[index]
        if (expected?.label !== label) throw new Error(`not the frozen path: ${label}`)
        await scene.page.goto('about:blank')
        await scene.page.clock.resume()
        await scene.calls.release()
        await world.prepare(scene, inputOf(label) ?? 0)
        witness.clear()
        await scene.page.goto(`${scene.origin}/`)
        await compare(walking, expected, index, '(not started)')
        await world.settled(scene)
        if (world.timed) await stopClock(scene.page)
      }),
    does: (label) => step(label, (sample) => bringAbout(walking, sample)),
    ignores: (label) =>
      step(label, async (sample) => {
        const control = world.gestures[sample.type]?.control
        if (control !== undefined) await expect(control(stage.scene.page, sample.event)).toBeHidden()
        await send(walking, sample)
      }),
  }
}

const bringAbout = async (walking: Walking, sample: Sample): Promise<void> => {
  const { stage, world } = walking
  const never = world.never?.[sample.label]
  if (never !== undefined) return sendInstead(walking, sample, never)
  if (sample.source === 'after') return letPass(walking, sample)
  const gesture = sample.source === 'own' ? world.gestures[sample.type] : world.outcomes[sample.type]
  if (gesture === undefined) throw new Error(`no gesture brings about ${sample.type}: see run/worlds`)
  const control = gesture.control?.(stage.scene.page, sample.event)
  if (control === undefined || (await control.isVisible())) return gesture.act(stage.scene, sample.event)
  return sendInstead(walking, sample, 'the screen shows no control for it here')
}

/** Its time comes; when another timer of the chart would go off first, the event is sent instead. */
const letPass = async (walking: Walking, sample: Sample): Promise<void> => {
  const { stage, chart, timers } = walking
  const { page } = stage.scene
  const due = timers.dueIn(timerName(sample), await page.evaluate(() => Date.now()))
  if (due === null) return sendInstead(walking, sample, 'another timer of the chart goes off before')
  const quiet = () => expect(stage.witness.left(chart.name), '1 ms before, nothing happens').toEqual([])
  return passTime(page, due, quiet)
}

const timerName = ({ event }: Sample): string => {
  const timer = timerOf(event.type)
  return `${timer?.name} ${timer?.node}`
}

const sendInstead = (walking: Walking, sample: Sample, because: string): Promise<void> => {
  test.info().annotations.push({ type: 'sent', description: `${sample.label}: ${because}` })
  return send(walking, sample)
}

/** Past every control, straight to the actor. */
const send = ({ stage, chart }: Walking, { event }: Sample): Promise<void> =>
  stage.scene.page.evaluate(
    ([name, sent]) => {
      const actor: unknown = Reflect.get(window, '__vigie')?.actors.get(name)
      if (actor instanceof Object && 'send' in actor && actor.send instanceof Function) actor.send(sent)
      else throw new Error(`no actor ${name} in this page`)
    },
    [chart.name, event] as const,
  )

const compare = async (
  { stage, chart, number, timers }: Walking,
  expected: TraceStep,
  index: number,
  before: string,
): Promise<void> => {
  const line = await stage.witness.next(chart.name)
  const wanted = expected.label.startsWith('start ')
    ? 'xstate.init'
    : samplesOf(chart).byLabel.get(expected.label)?.event.type
  expect(line.event.type, 'what comes about is the event of the path').toBe(wanted)
  const live = stepOfLine(line)
  timers.note(live, line.at)
  const found = comparable(chart, { ...live, label: expected.label })
  const divergence = divergenceOf([comparable(chart, expected)], [found], number)
  const said = divergence === null ? '' : sayDivergence({ ...divergence, step: index + 1, state: before })
  expect(said, 'the live chart does as frozen').toBe('')
  await painted(stage.scene.page)
}

/** The screen has followed the chart: what React put on its queue before this call has run. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(async (turns) => {
    for (let turn = 0; turn < turns; turn += 1) {
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(null)
      })
    }
  }, TURNS)

/** A render, its effects, and the render these may ask for. */
const TURNS = 6
