// In: the frozen traces of a chart and its world. Out: a Playwright test per path, on whatever page the world opens.
import type { Page, TestType } from 'playwright/test'
import { readGolden } from '../freeze/golden.ts'
import { inputOf, type TraceStep } from '../freeze/trace.ts'
import type { Chart, Sample } from '../model/chart.types.ts'
import { chartsNamed } from '../model/charts.ts'
import { stateOf } from '../model/observation.ts'
import { samplesOf } from '../model/samples.ts'
import type { World } from './world.types.ts'

export { defineWorld } from './world.types.ts'

/**
 * Declares a test per frozen path of a chart. The page may show its actor, `window.__paths = { booking: actor }`: its
 * state is then compared after each step, and events that the chart ignores are sent to it all the same.
 */
// biome-ignore lint/suspicious/noExplicitAny: any test of Playwright, whatever fixtures it has beside a page
export const walkPaths = (test: TestType<any, any>, name: string, world: World): void => {
  for (const [index, trace] of readGolden(name).entries()) {
    test(`${name} · path ${index + 1}`, async ({ page }: { page: Page }) => {
      await walkTrace(page, name, trace, world)
    })
  }
}

/** Walks one path on a page. Throws at the first step that does not come about, or leads elsewhere than frozen. */
export const walkTrace = async (page: Page, name: string, trace: readonly TraceStep[], world: World): Promise<void> => {
  const [chart] = chartsNamed(name)
  if (chart === undefined) throw new Error(`no chart ${name}`)
  const samples = samplesOf(chart).byLabel
  const timers = new Map<string, number>()
  await page.clock.install()
  for (const [index, step] of trace.entries()) {
    const where = `step ${index + 1} · ${trace[index - 1]?.state ?? '(not started)'} · ${step.label}`
    const input = inputOf(step.label)
    const sample = samples.get(step.label)
    if (input !== null) await world.open(page, input)
    else if (sample === undefined) throw new Error(`${where}: no such event; freeze ${name} anew`)
    else if (step.transitions.length === 0) await ignore(page, chart, sample, world, where)
    else if (sample.source === 'after') await page.clock.runFor(pass(timers, sample.label, where))
    else await gestureOf(world, sample, where).act(page, sentOf(sample))
    keepTimers(timers, step)
    await check(page, name, step, world, where)
  }
}

const sentOf = ({ event }: Sample) => ({ ...event })

const gestureOf = ({ gestures, outcomes = {} }: World, { source, type }: Sample, where: string) => {
  const gesture = source === 'own' ? gestures[type] : outcomes[type]
  if (gesture === undefined) throw new Error(`${where}: the world has no gesture for ${type}`)
  return gesture
}

/** The event must not be offered, and sent to the actor all the same, it must do nothing. */
const ignore = async (page: Page, { name }: Chart, sample: Sample, world: World, where: string): Promise<void> => {
  const control = sample.source === 'own' ? world.gestures[sample.type]?.control?.(page, sentOf(sample)) : undefined
  if (control !== undefined && (await control.isVisible()) && (await control.isEnabled())) {
    throw new Error(`${where}: the chart ignores it here, but the page offers it`)
  }
  await page.evaluate(([chart, event]) => Reflect.get(window, '__paths')?.[chart]?.send(event), [
    name,
    sentOf(sample),
  ] as const)
}

const check = async (page: Page, name: string, step: TraceStep, { shows = {} }: World, where: string) => {
  const patient = Date.now() + PATIENCE_MS
  let found = await shownState(page, name)
  while (found !== null && found !== step.state && Date.now() < patient) found = await shownState(page, name)
  if (found !== null && found !== step.state) throw new Error(`${where}: expected ${step.state}, found ${found}`)
  const look = shows[step.state]
  if (found === null && look === undefined) {
    throw new Error(
      `${where}: nothing to compare: the page shows no actor ${name} in window.__paths, the world no look`,
    )
  }
  await look?.(page)
}

const PATIENCE_MS = 5_000

/** The control state of the actor that the page shows; null: it shows none. */
const shownState = async (page: Page, name: string): Promise<string | null> => {
  const snapshot = await page.evaluate((chart) => {
    const found = Reflect.get(window, '__paths')?.[chart]?.getSnapshot()
    return found === undefined ? null : { value: found.value, status: found.status }
  }, name)
  return snapshot === null ? null : stateOf(snapshot)
}

/** How long the timers of the chart have still to run, ms, by `name (node)`. */
const keepTimers = (timers: Map<string, number>, { effects }: TraceStep): void => {
  for (const effect of effects) {
    const [, name, ms, node] = /^timer (\S+) ([\d.]+) ms \((.*)\)$/.exec(effect) ?? []
    if (name !== undefined) timers.set(`${name} ${node?.split('.').slice(1).join('.')}`, Number(ms))
    const [, cancelled, at] = /^cancel (\S+) \((.*)\)$/.exec(effect) ?? []
    if (cancelled !== undefined) timers.delete(`${cancelled} ${at?.split('.').slice(1).join('.')}`)
  }
}

/** Time until this timer goes off; the others have run as long by then. */
const pass = (timers: Map<string, number>, label: string, where: string): number => {
  const [, name, path] = /^after (\S+) \((.*)\)$/.exec(label) ?? []
  const due = timers.get(`${name} ${path === '(root)' ? '' : path}`)
  if (due === undefined) throw new Error(`${where}: this timer does not run`)
  for (const [key, ms] of timers) timers.set(key, ms - due)
  timers.delete(`${name} ${path === '(root)' ? '' : path}`)
  return due
}
