// Walks every frozen path on the page without a fault, and notes at which step each door is passed first. Of a walk that
// was cut short nothing is noted: what it did not come to would count as passed by no path.
import { appendFileSync } from 'node:fs'
import { expect } from 'playwright/test'
import { type Stage, test } from '../../run/stage.ts'
import { worlds } from '../../run/worlds/index.ts'
import { walkFrozen } from '../browser/walk-frozen.ts'
import { notReachedYet, REACH } from './reach.ts'
import { reachedBy } from './reached.ts'

const walk = async (stage: Stage, chart: string, path: number): Promise<void> => {
  const begun = performance.now()
  const first = new Map<string, number>()
  const note = async (step: number) => {
    for (const name of await reachedBy(stage.scene.page)) if (!first.has(name)) first.set(name, step)
  }
  const failed = await walkFrozen(stage, { chart, path }, null, { each: note })
  expect(failed).toBeNull()
  const ms = Math.round(performance.now() - begun)
  appendFileSync(REACH, `${JSON.stringify({ chart, path, ms, steps: Object.fromEntries(first) })}\n`)
}

for (const { chart, path } of notReachedYet()) {
  const title = `reach of ${chart} · path ${path}`
  if (worlds[chart]?.signedOut) test(title, ({ lobby }) => walk(lobby, chart, path))
  else test(title, ({ stage }) => walk(stage, chart, path))
}
