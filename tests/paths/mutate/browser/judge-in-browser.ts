import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { findChromium } from '../../../harness/chromium.ts'
import { runTool } from '../../../harness/command.ts'
import { resultFile } from '../../../harness/report.ts'
import type { CommandInput } from '../../command.ts'
import type { Chart } from '../../model/chart.types.ts'
import { browserResult, keep, kept } from '../../report/results.ts'
import { worlds } from '../../run/worlds/index.ts'
import { requireFrozen, type Slice } from '../run.ts'
import { ASKED_VARIABLE, type Asked } from './asked.ts'
import { killable } from './killable.ts'
import { unseenBecause } from './unseen.ts'

type Result = z.output<typeof browserResult.schema>['charts'][number]

/**
 * Walks mutants in the browser, keeps what was found and says it. Answers the exit code: 1 when one survived unexplained.
 * Throws when a chart does not follow its frozen traces: what it should do is what it does without the fault.
 */
export const judgeInBrowser = async (
  charts: readonly Chart[],
  slice: Slice,
  say: CommandInput['say'],
): Promise<number> => {
  const walkable = charts.filter(({ name }) => name in worlds)
  for (const chart of walkable) requireFrozen(chart)
  const into = resultFile('paths/browser-mutants.jsonl')
  mkdirSync(dirname(into), { recursive: true })
  writeFileSync(into, '')
  const ok = await walk({ charts: walkable.map(({ name }) => name), slice, into }, say)
  const results = keepBeside(
    walkable.map((chart) => [chart, linesOf(into, chart)]),
    slice,
  )
  rmSync(into)
  for (const result of results) sayResult(result, say)
  const missed = results.flatMap(({ chart, mutants }) =>
    mutants.filter((mutant) => mutant.caught === null && unseenBecause(chart, mutant) === null),
  )
  return ok && missed.length === 0 ? 0 : 1
}

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

const line = browserResult.schema.shape.charts
  .unwrap()
  .element.shape.mutants.unwrap()
  .element.extend({ chart: z.string() })

const linesOf = (file: string, { name }: Chart): Result['mutants'] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((text) => text !== '')
    .map((text) => line.parse(JSON.parse(text)))
    .filter(({ chart }) => chart === name)
    .map(({ chart: _, ...mutant }) => mutant)

/** Slices of a chart add up, as far as it still has these mutants; what was found earlier of other charts stays. */
const keepBeside = (walked: readonly (readonly [Chart, Result['mutants']])[], slice: Slice): readonly Result[] => {
  const before = kept(browserResult)?.charts ?? []
  const results = walked.map(([chart, mutants]) => {
    const all = new Set(killable(chart).map(({ mutant }) => nameOf(mutant)))
    const now = new Set(mutants.map(nameOf))
    const earlier = slice.of === 1 ? [] : (before.find((one) => one.chart === chart.name)?.mutants ?? [])
    const added = earlier.filter((mutant) => all.has(nameOf(mutant)) && !now.has(nameOf(mutant)))
    return resultOf(chart.name, all.size, [...added, ...mutants])
  })
  const others = before.filter(({ chart }) => results.every((one) => one.chart !== chart))
  keep(browserResult, { charts: [...others, ...results].sort((one, other) => one.chart.localeCompare(other.chart)) })
  return results
}

const nameOf = ({ operator, what }: { readonly operator: string; readonly what: string }): string =>
  `${operator} · ${what}`

const resultOf = (chart: string, all: number, mutants: Result['mutants']): Result => ({
  chart,
  at: new Date().toISOString(),
  killable: all,
  ms: mutants.reduce((sum, { ms }) => sum + ms, 0),
  mutants,
})

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
