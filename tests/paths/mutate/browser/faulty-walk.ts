import { setInterval } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import type { Page } from 'playwright/test'
import { replay, type Trace } from '../../freeze/trace.ts'
import type { Chart } from '../../model/chart.types.ts'
import { samplesOf } from '../../model/samples.ts'
import { walkOf } from '../../run/path-test.ts'
import { createScreenOracle } from '../../run/screens.oracle.ts'
import { screensAnywhere } from '../../run/screens.ts'
import type { Stage } from '../../run/stage.ts'
import { createTimers } from '../../run/timers.ts'
import { worlds } from '../../run/worlds/index.ts'
import { END, FAULT_COOKIE, type Fault, writeFault } from './fault.ts'

/** Where a walk on a faulty page failed, and the message; steps count from 1. */
export type Catch = { readonly step: number; readonly label: string; readonly said: string }

/** Walks a path on a page with a fault, or without one (null). Returns where it failed; null: the path passed. */
export const walkFaulty = async (
  stage: Stage,
  chart: Chart,
  labels: readonly string[],
  fault: Fault | null,
): Promise<Catch | null> => {
  const world = worlds[chart.name]
  if (world === undefined) throw new Error(`no world for ${chart.name}: see run/worlds`)
  await tell(stage, fault)
  const trace: Trace = [...replay(chart, chart.machine, labels, samplesOf(chart))]
  const { page } = stage.scene
  const timers = createTimers()
  const screens = createScreenOracle({
    scene: stage.scene,
    world,
    timers,
    frozen: screensAnywhere(chart.name),
    lenient: true,
  })
  const walk = walkOf({ stage, chart, world, trace, number: 0, timers, screens })
  for (const [index, { label, transitions }] of trace.entries()) {
    const verb = index === 0 ? 'start' : transitions.length > 0 ? 'does' : 'ignores'
    const said = await failureOf(page, chart.name, () => walk[verb](label))
    if (said !== null) return { step: index + 1, label, said }
  }
  const left = stage.witness.left(chart.name)
  return left.length === 0 ? null : { step: trace.length, label: END, said: `${left.length} events too many` }
}

/** Says by a cookie which fault the pages have that load from now on. */
export const tell = async ({ scene: { page, origin } }: Stage, fault: Fault | null): Promise<void> => {
  await page.context().clearCookies({ name: FAULT_COOKIE })
  if (fault !== null) await page.context().addCookies([{ name: FAULT_COOKIE, value: writeFault(fault), url: origin }])
}

/** The message of a step that fails, also when its chart crashes or the page throws; null: the step passes. */
const failureOf = async (page: Page, chart: string, step: () => Promise<void>): Promise<string | null> => {
  const over = new AbortController()
  let fail: (error: Error) => void = () => undefined
  const broken = new Promise<never>((_, reject) => {
    fail = (error) => reject(new Error(`the page broke: ${error.message}`))
  })
  page.on('pageerror', fail)
  try {
    await Promise.race([step(), broken, crashOf(page, chart, over.signal)])
    return null
  } catch (error) {
    return essenceOf(error instanceof Error ? error.message : String(error))
  } finally {
    over.abort()
    page.off('pageerror', fail)
  }
}

/**
 * Rejects when the chart has crashed, which has to be polled as the page's clock may stand still, or when time is up.
 */
const crashOf = async (page: Page, chart: string, over: AbortSignal): Promise<never> => {
  const begun = performance.now()
  for await (const _ of setInterval(LOOK_MS, null, { signal: over })) {
    const crash = await page.evaluate(crashIn, chart).catch(() => null)
    if (crash !== null) throw new Error(`the chart crashed: ${crash}`)
    if (performance.now() - begun > PATIENCE_MS) break
  }
  throw new Error(`the step did not come about in ${PATIENCE_MS} ms`)
}
const LOOK_MS = 250
const PATIENCE_MS = 20_000

/** Runs in the page. Returns why the chart crashed; null: it did not. */
const crashIn = (chart: string): string | null => {
  const { status, error } = Reflect.get(window, '__vigie')?.actors.get(chart)?.getSnapshot() ?? {}
  return status === 'error' ? String(error) : null
}

/** An assertion's message in one line: the divergence that it found, else what it expected and received. */
export const essenceOf = (message: string): string => {
  const plain = stripVTControlCharacters(message)
  const [, divergence] = /"path \d+, (step \d+ · .*)"/.exec(plain) ?? []
  const lines = plain.split('\n').map((line) => line.trim())
  const telling = lines.filter((line, index) => index === 0 || /^(Expected|Received|[-+] {3,}")/.test(line))
  return divergence?.replaceAll('\\"', '"') ?? telling.join(' · ')
}
