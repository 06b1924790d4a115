import { REST_PATHS } from '@vigie/contracts/rest'
import { readGolden } from '../freeze/golden.ts'
import { inputOf, type TraceStep } from '../freeze/trace.ts'
import type { Sample } from '../model/chart.types.ts'
import { chartsNamed } from '../model/charts.ts'
import { samplesOf } from '../model/samples.ts'
import { checkLog } from '../trace/check-log.ts'
import { silence } from '../trace/recorder.ts'
import { bringAbout, checkNotOffered, send } from './bring-about.ts'
import { hear, hearAside, must } from './oracle.ts'
import { keepFresh } from './other-tab.ts'
import { frozenOutside } from './outside/golden.ts'
import { stopClock } from './page-clock.ts'
import { keepPicture } from './pictures.ts'
import { isUpdate, repeats, WALKED, type Walked } from './results.ts'
import { createScreenOracle } from './screens.oracle.ts'
import { frozenScreens } from './screens.ts'
import { type Stage, test } from './stage.ts'
import { createTimers } from './timers.ts'
import { createTally, type Walking } from './walking.ts'
import type { Afterwards } from './world.types.ts'
import { worlds } from './worlds/index.ts'

/** The verbs in which a generated spec writes its path; `label` names the event. */
export type Walk = {
  /** loads the page so that the chart starts on this input */
  readonly start: (label: string) => Promise<void>
  /** the event comes about by its gesture, and the chart answers as frozen */
  readonly does: (label: string) => Promise<void>
  /** no control offers the event; sent to the chart all the same, nothing happens */
  readonly ignores: (label: string) => Promise<void>
}
type Body = (walk: Walk) => Promise<void>

/** A Playwright test that walks a frozen path; after each step, chart and screen are compared with what is frozen. */
export const pathTest = (name: string, number: number, body: Body): void => {
  for (let run = 1; run <= repeats(); run += 1) {
    const title = `${name} · path ${number}${run === 1 ? '' : ` · run ${run}`}`
    if (worlds[name]?.signedOut) test(title, ({ lobby }) => walkPath(lobby, name, number, body))
    else test(title, ({ stage }) => walkPath(stage, name, number, body))
  }
}

const walkPath = async (stage: Stage, name: string, number: number, body: Body): Promise<void> => {
  const [chart] = chartsNamed(name)
  const world = worlds[name]
  const trace = readGolden(name)[number - 1]
  if (chart === undefined || world === undefined) throw new Error(`no world for ${name}: see run/worlds`)
  if (trace === undefined) throw new Error(`${name} has no path ${number}: run \`npm run paths -- gen\``)
  const timers = createTimers()
  const screens = createScreenOracle({
    scene: stage.scene,
    world,
    timers,
    frozen: isUpdate() ? null : frozenScreens(name, number),
    outside: isUpdate() ? null : frozenOutside(name, number),
  })
  const tally = createTally()
  try {
    await body(walkOf({ stage, chart, world, trace, number, timers, screens, tally }))
    must(stage.witness.left(name), [], 'nothing happens that the path does not say')
    must(checkLog(stage.witness.clear()).findings, [], 'every chart of the page keeps to its drawing')
  } finally {
    const result: Walked = { chart: name, path: number, ...tally, shown: screens.shown() }
    await test.info().attach(WALKED, { body: JSON.stringify(result), contentType: 'application/json' })
  }
}

/** The verbs of a path on the page of a stage. */
export const walkOf = ({ tally = createTally(), ...given }: Walking): Walk => {
  const walking = { ...given, tally }
  const { stage, chart, world, trace } = walking
  const samples = samplesOf(chart)
  const take = (label: string): { readonly expected: TraceStep; readonly before: string } => {
    const expected = trace[tally.steps]
    const before = trace[tally.steps - 1]?.state ?? '(not started)'
    if (expected?.label !== label) throw new Error(`not the frozen path: ${label}`)
    tally.steps += 1
    return { expected, before }
  }
  const step = (
    label: string,
    act: (sample: Sample, state: string) => Promise<void>,
    follows?: (type: string) => Afterwards | undefined,
  ) =>
    test.step(label, async () => {
      const { expected, before } = take(label)
      const sample = samples.byLabel.get(label)
      if (sample === undefined) throw new Error(`no such event: ${label}`)
      must(stage.witness.left(chart.name), [], 'nothing happened in between')
      forgetOlderCalls(walking, expected)
      await act(sample, before)
      await hear(walking, { expected, event: sample.event.type, step: tally.steps, before })
      await keepPicture(stage.scene.page, chart.name, walking.number, tally.steps)
      const afterwards = world.never?.[label]?.afterwards ?? follows?.(sample.type)
      if (afterwards === undefined) return
      await afterwards.act(stage.scene)
      await hearAside(walking, afterwards.heard, expected.state)
    })
  return {
    start: (label) =>
      test.step(label, async () => {
        const { expected, before } = take(label)
        const input = inputOf(label) ?? 0
        await begin(walking)
        await world.prepare(stage.scene, input)
        stage.witness.clear()
        await stage.scene.page.goto(stage.scene.origin + world.address(input))
        const settle = async () => {
          await world.settled(stage.scene)
          if (world.timed) await stopClock(stage.scene.page)
          await world.connect?.(stage.scene)
        }
        await hear(walking, { expected, event: 'xstate.init', step: tally.steps, before }, settle)
        await keepPicture(stage.scene.page, chart.name, walking.number, tally.steps)
      }),
    does: (label) =>
      step(
        label,
        (sample, state) => bringAbout(walking, sample, state),
        (type) => world.gestures[type]?.afterwards,
      ),
    ignores: (label) =>
      step(label, async (sample) => {
        tally.ignored += 1
        await checkNotOffered(walking, sample)
        await send(walking, sample)
      }),
  }
}

/** When an actor starts, drops the calls of earlier ones, whether or not the browser has reported their end. */
const forgetOlderCalls = ({ stage, world }: Walking, { effects }: TraceStep): void => {
  for (const effect of effects) {
    const [, actor] = /^start (\S+)/.exec(effect) ?? []
    const call = world.outcomes[`done ${actor}`]?.call
    if (call !== undefined) stage.scene.calls.forget(call)
  }
}

/** Resets the page before a path: not recording, online, with a fresh token and no call or connection held back. */
const begin = async ({ stage, world }: Walking): Promise<void> => {
  const { page, origin, calls, gateway } = stage.scene
  // a navigation that the page itself had begun takes the place of the first
  const leave = () => page.goto(`${origin}${REST_PATHS.config}`).catch(() => page.goto(`${origin}${REST_PATHS.config}`))
  await page.context().setOffline(false)
  // The page may be navigating, in which case it cannot be silenced and is left instead.
  await silence(page).catch(leave)
  if (!world.signedOut) await keepFresh(page)
  await calls.release()
  gateway.release()
  await leave()
  await page.evaluate(forgetActs)
}

/**
 * A path before this one may have left acts behind, and the name under which the tab keeps them. Its page would keep them
 * again once they are answered, and could begin a navigation that aborts the one to the next page: it is left first.
 */
const forgetActs = (): void => {
  sessionStorage.removeItem('vigie-tab')
  for (const key of Object.keys(localStorage)) if (key.startsWith('alarm-acts:')) localStorage.removeItem(key)
}
