// Looks for each fault of the wiring on the paths that pass its door, until one catches it.
import { appendFileSync } from 'node:fs'
import { REST_PATHS } from '@vigie/contracts/rest'
import { readSession } from '../../run/browser-session.ts'
import { type Stage, signIn, test } from '../../run/stage.ts'
import { worlds } from '../../run/worlds/index.ts'
import type { Catch } from '../browser/faulty-walk.ts'
import { type Frozen, walkFrozen } from '../browser/walk-frozen.ts'
import { readWalks } from './asked.ts'
import { type Judged, LINES } from './judged.ts'

const { until, walks } = readWalks()

const HANDFUL = 6

for (let from = 0; from < walks.length; from += HANDFUL) {
  const some = walks.slice(from, from + HANDFUL)
  test(`wiring from ${some[0]?.name}`, async ({ stage, lobby }) => {
    for (const { name, paths } of some) {
      if (Date.now() > until) return
      const begun = performance.now()
      let by: Judged['by'] = null
      let isUnclear = false
      for (const frozen of paths) {
        const caught = await look(worlds[frozen.chart]?.signedOut ? lobby : stage, frozen, name)
        if (caught === 'unclear') isUnclear = true
        if (caught === null || caught === 'unclear') continue
        by = { ...frozen, ...caught }
        break
      }
      // it is not said to have survived where a path could not be walked: it stays to be judged
      if (by === null && isUnclear) continue
      const ms = Math.round(performance.now() - begun)
      appendFileSync(LINES, `${JSON.stringify({ name, walked: paths.length, ms, by } satisfies Judged)}\n`)
    }
  })
}

/**
 * Where the path fails with the fault; null: it passes; `unclear`: it fails without the fault too. A failure that a
 * slow machine, or what an earlier fault left behind, could cause counts only when the path passes without the fault
 * up to there.
 */
const look = async (stage: Stage, frozen: Frozen, name: string): Promise<Catch | null | 'unclear'> => {
  const faulty = () => walkFrozen(stage, frozen, { kind: 'wiring', name }, { actionMs: ACTION_MS })
  const caught = await faulty()
  if (caught === null || !(caught.step === 1 || DOUBTFUL.test(caught.said))) return caught
  const passes = async () => (await walkFrozen(stage, frozen, null, { last: caught.step })) === null
  if (await passes()) return caught
  await heal(stage, frozen)
  return (await passes()) ? faulty() : 'unclear'
}

/** What a fault took away does not come; a control that was only late counts when the path passes without the fault. */
const ACTION_MS = 4_000
const DOUBTFUL = /did nothing for|did not come about|Timeout|the screen says|page|net::|frame was detached/

/** Makes the page one again whose person is signed in and whose browser keeps nothing else. */
const heal = async ({ scene: { page, origin, calls, gateway } }: Stage, { chart }: Frozen): Promise<void> => {
  if (worlds[chart]?.signedOut) return
  await calls.release()
  gateway.release()
  await page.context().clearCookies()
  await page.goto(origin + REST_PATHS.config)
  const session = await readSession(page).catch(() => null)
  if (session !== null) await page.evaluate(() => void indexedDB.deleteDatabase('firebaseLocalStorageDb'))
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await signIn(page, origin)
}
