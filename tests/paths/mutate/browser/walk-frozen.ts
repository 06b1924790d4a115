// Walks a frozen path as `paths run` does, on a page with a fault: whatever fails there fails here.

import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { REST_PATHS } from '@vigie/contracts/rest'
import { readGolden } from '../../freeze/golden.ts'
import { chartsNamed } from '../../model/charts.ts'
import { must } from '../../run/oracle.ts'
import { frozenOutside, outsideFile } from '../../run/outside/golden.ts'
import { walkOf } from '../../run/path-test.ts'
import { createScreenOracle } from '../../run/screens.oracle.ts'
import { frozenScreens } from '../../run/screens.ts'
import type { Stage } from '../../run/stage.ts'
import { createTimers } from '../../run/timers.ts'
import { worlds } from '../../run/worlds/index.ts'
import { checkLog } from '../../trace/check-log.ts'
import { END, type Fault } from './fault.ts'
import { type Catch, essenceOf, tell } from './faulty-walk.ts'

/** A frozen path of a chart, from 1. */
export type Frozen = { readonly chart: string; readonly path: number }

type Options = {
  /** the step, from 1, after which it is not walked on */
  readonly last?: number
  /** how long a gesture waits for its control */
  readonly actionMs?: number
  /** called after each step that passed */
  readonly each?: (step: number) => Promise<void>
}

/**
 * Walks a frozen path on a page with a fault, or without one (null). Returns where it failed first; null: it passed.
 */
export const walkFrozen = async (
  stage: Stage,
  { chart: name, path: number }: Frozen,
  fault: Fault | null,
  { last = Number.POSITIVE_INFINITY, actionMs = ACTION_MS, each }: Options = {},
): Promise<Catch | null> => {
  const [chart] = chartsNamed(name)
  const world = worlds[name]
  const trace = readGolden(name)[number - 1]
  if (chart === undefined || world === undefined || trace === undefined) throw new Error(`no path ${number} of ${name}`)
  await leave(stage)
  await tell(stage, fault)
  stage.scene.page.setDefaultTimeout(actionMs)
  const timers = createTimers()
  const screens = createScreenOracle({
    scene: stage.scene,
    world,
    timers,
    frozen: frozenScreens(name, number),
    outside: existsSync(outsideFile(name)) ? frozenOutside(name, number) : null,
    ...(fault === null ? {} : { patienceMs: FAULTY_PATIENCE_MS }),
  })
  const walk = walkOf({ stage, chart, world, trace, number, timers, screens })
  for (const [index, { label, transitions }] of trace.slice(0, last).entries()) {
    const verb = index === 0 ? 'start' : transitions.length > 0 ? 'does' : 'ignores'
    const said = await failureOf(() => walk[verb](label))
    if (said !== null) return { step: index + 1, label, said }
    await each?.(index + 1)
  }
  if (last < trace.length) return null
  const said = await failureOf(async () => {
    must(stage.witness.left(name), [], 'nothing happens that the path does not say')
    must(checkLog(stage.witness.clear()).findings, [], 'every chart of the page keeps to its drawing')
  })
  return said === null ? null : { step: trace.length, label: END, said }
}

/**
 * Ends what an earlier walk left: no network, a page that was still on its way elsewhere, one opened beside it, cookies,
 * and acts that it did not come to send.
 */
const leave = async ({ scene: { page, origin } }: Stage): Promise<void> => {
  await page.context().setOffline(false)
  for (const other of page.context().pages()) if (other !== page) await other.close()
  const goAway = () => page.goto(origin + REST_PATHS.config)
  await goAway().catch(goAway)
  await page.context().clearCookies()
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('alarm-acts:')) localStorage.removeItem(key)
  })
}

/** The message of what fails, or takes too long; null: it does not. */
const failureOf = async (step: () => Promise<void>): Promise<string | null> => {
  const over = new AbortController()
  const late = async () => {
    await wait(STEP_MS, null, { signal: over.signal })
    throw new Error(`the step did not come about in ${STEP_MS} ms`)
  }
  try {
    await Promise.race([step(), late()])
    return null
  } catch (error) {
    const said = essenceOf(error instanceof Error ? error.message : String(error))
    if (ENDED.test(said)) throw error
    return said
  } finally {
    over.abort()
  }
}

/** The run was ended from outside, or the page before still went elsewhere: that says nothing of the fault. */
const ENDED = /has been closed|Test ended|net::ERR_ABORTED/

const STEP_MS = 20_000
/** A screen with a fault does not become right: it is waited for less long than one without. */
const FAULTY_PATIENCE_MS = 2_500
/** After a step that failed, nothing of it may still be waiting for its control on the next page. */
const ACTION_MS = 10_000
