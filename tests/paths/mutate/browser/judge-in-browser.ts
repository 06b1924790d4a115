import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { findChromium } from '../../../harness/chromium.ts'
import { runTool } from '../../../harness/command.ts'
import type { CommandInput } from '../../command.ts'
import type { Chart } from '../../model/chart.types.ts'
import { chartsNamed } from '../../model/charts.ts'
import { worlds } from '../../run/worlds/index.ts'
import { requireFrozen, type Slice } from '../run.ts'
import { ASKED_VARIABLE, type Asked } from './asked.ts'
import { LINES, nameOf, type Result, takeLines } from './found.ts'
import { unseenBecause } from './unseen.ts'

type Scope = { readonly slice: Slice; readonly again: boolean }

/**
 * Walks mutants in the browser, keeps the results for the report and prints them. Returns the exit code: 1 when a
 * mutant survived unexplained. Throws when a chart does not follow its frozen traces, on which the expectations rest.
 */
export const judgeInBrowser = async (
  charts: readonly Chart[],
  { slice, again }: Scope,
  say: CommandInput['say'],
): Promise<number> => {
  const walkable = charts.filter(hasWorld)
  for (const chart of walkable) requireFrozen(chart)
  if (again) takeLines(chartsNamed(undefined).filter(hasWorld), true)
  mkdirSync(dirname(LINES), { recursive: true })
  writeFileSync(LINES, '')
  const ok = await walk({ charts: walkable.map(({ name }) => name), slice, again, into: LINES }, say)
  const results = takeLines(walkable, again || slice.of > 1)
  for (const result of results) sayResult(result, say)
  const missed = results.flatMap(({ chart, mutants }) =>
    mutants.filter((mutant) => mutant.caught === null && unseenBecause(chart, mutant) === null),
  )
  return ok && missed.length === 0 ? 0 : 1
}

const hasWorld = ({ name }: Chart): boolean => name in worlds

const walk = async (asked: Asked, say: CommandInput['say']): Promise<boolean> => {
  const search = findChromium(say)
  if ('line' in search) throw new Error(search.line)
  const { ok } = await runTool(
    ['playwright', 'cli.js'],
    ['test', '--config', 'tests/paths/mutate/browser/playwright.config.ts', '--project', 'mutants'],
    { env: { PLAYWRIGHT_CHROMIUM: search.path, [ASKED_VARIABLE]: JSON.stringify(asked) }, live: true },
  )
  return ok
}

const sayResult = ({ chart, killable: all, ms, mutants }: Result, say: CommandInput['say']): void => {
  const survivors = mutants.filter(({ caught }) => caught === null)
  const sample = mutants.length === all ? '' : ` of ${all}`
  say(
    `${chart}: ${mutants.length}${sample} mutants in the browser, killed ${mutants.length - survivors.length}, survived ${survivors.length} (${(ms / 1_000).toFixed(1)} s)`,
  )
  for (const mutant of survivors) {
    const because = unseenBecause(chart, mutant)
    say(
      `  ${because === null ? 'SURVIVED ' : 'explained'}  ${nameOf(mutant)}${because === null ? '' : ` (${because})`}`,
    )
    say(`             ${mutant.path.join(' → ')}`)
    if (mutant.lost !== null)
      say(`             lost at step ${mutant.lost.step}, ${mutant.lost.label}: ${mutant.lost.said}`)
  }
}
