// Walks every mutant that the model kills in the page, on its shortest killing path only.
import { appendFileSync } from 'node:fs'
import { chartsNamed } from '../../model/charts.ts'
import { type Stage, test } from '../../run/stage.ts'
import { worlds } from '../../run/worlds/index.ts'
import { readAsked } from './asked.ts'
import { type Catch, walkFaulty } from './faulty-walk.ts'
import { killedBefore, nameOf } from './found.ts'
import { killable } from './killable.ts'

const { charts, slice, again, into } = readAsked()

for (const name of charts) {
  const title = `mutants of ${name}`
  if (worlds[name]?.signedOut) test(title, ({ lobby }) => walkAll(lobby, name))
  else test(title, ({ stage }) => walkAll(stage, name))
}

const walkAll = async (stage: Stage, name: string): Promise<void> => {
  const [chart] = chartsNamed(name)
  if (chart === undefined) throw new Error(`no chart ${name}`)
  const killed = new Set(again ? killedBefore(name) : [])
  const all = killable(chart, slice).filter(({ mutant }) => !killed.has(nameOf(mutant)))
  for (const [done, { mutant, index, path }] of all.entries()) {
    if (done % SAY_EACH === 0) process.stdout.write(`${name}: ${done} of ${all.length} mutants\n`)
    const begun = performance.now()
    const { operator, what } = mutant
    const walk = () => walkFaulty(stage, chart, path, { kind: 'mutant', chart: name, index, what })
    const first = await walk()
    const found = first === null || isTelling(first, path) ? first : await walk()
    const caught = found !== null && isTelling(found, path) ? found : null
    const lost = found === caught ? null : found
    const ms = Math.round(performance.now() - begun)
    appendFileSync(into, `${JSON.stringify({ chart: name, operator, what, path, ms, caught, lost })}\n`)
  }
}

/**
 * Whether a failure shows the mutant: at the step and in the way that the model predicts. Any other failure may come
 * from a slow machine: the path is walked again, and when that fails too, the mutant counts as not killed.
 */
const isTelling = ({ step, said }: Catch, path: readonly string[]): boolean =>
  step === path.length ? TELLING.test(said) : said.includes(': transitions expected')

const TELLING = /: \w+ expected .*, found |crashed|the page broke|the event of the path|no control offers it/

const SAY_EACH = 50
