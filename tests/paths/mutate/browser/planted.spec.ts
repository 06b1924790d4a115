// Faults planted in the page on purpose: each is caught on a frozen path, at the step that is known to show it.
import { appendFileSync } from 'node:fs'
import { expect } from 'playwright/test'
import { readGolden } from '../../freeze/golden.ts'
import { type Stage, test } from '../../run/stage.ts'
import { worlds } from '../../run/worlds/index.ts'
import { CAUGHT, type Caught, LEARN_VARIABLE } from './planted/caught.ts'
import { PLANTED } from './planted/index.ts'
import { walkFrozen } from './walk-frozen.ts'

const learnt = process.env[LEARN_VARIABLE]

const onStage = (chart: string, title: string, body: (stage: Stage) => Promise<void>): void => {
  if (worlds[chart]?.signedOut) test(title, ({ lobby }) => body(lobby))
  else test(title, ({ stage }) => body(stage))
}

/** Walks the frozen paths of the chart until one catches the fault, the one that caught it last first. */
const learn = async (stage: Stage, name: string, chart: string, into: string): Promise<void> => {
  test.setTimeout(0)
  const known = CAUGHT[name]
  const numbers = readGolden(chart).map((_, index) => index + 1)
  const found = async (): Promise<Caught | null> => {
    for (const path of new Set([...(known?.chart === chart ? [known.path] : []), ...numbers])) {
      const caught = await walkFrozen(stage, { chart, path }, { kind: 'wiring', name })
      if (caught === null) continue
      // a page that was slow, or not reached at all, says nothing of the fault
      if ((await walkFrozen(stage, { chart, path }, null, { last: caught.step })) !== null) continue
      return { chart, path, ...caught }
    }
    return null
  }
  const caught = await found()
  appendFileSync(into, `${JSON.stringify({ name, caught })}\n`)
}

if (learnt !== undefined) {
  for (const [name, { chart }] of Object.entries(PLANTED)) {
    onStage(chart, `learn ${chart}: ${name}`, (stage) => learn(stage, name, chart, learnt))
  }
} else {
  for (const [name, { chart, path, step, label }] of Object.entries(CAUGHT)) {
    onStage(chart, `${name}: caught in ${chart}, path ${path}`, async (stage) => {
      const caught = await walkFrozen(stage, { chart, path }, { kind: 'wiring', name }, { last: step })
      expect(caught).toMatchObject({ step, label })
    })
  }
  const paths = Map.groupBy(Object.values(CAUGHT), ({ chart, path }) => `${chart}, path ${path}`)
  for (const [title, [first, ...others]] of paths) {
    if (first === undefined) continue
    const last = Math.max(first.step, ...others.map(({ step }) => step))
    onStage(first.chart, `without a fault: ${title}`, async (stage) => {
      expect(await walkFrozen(stage, first, null, { last })).toBeNull()
    })
  }
}
