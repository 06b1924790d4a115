// Results of walking mutants in the browser: one line of JSON per mutant during the run, merged at its end into the
// results that the report reads.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { resultFile } from '../../../harness/report.ts'
import type { Chart } from '../../model/chart.types.ts'
import { browserResult, keep, kept } from '../../report/results.ts'
import { killable } from './killable.ts'

export type Result = z.output<typeof browserResult.schema>['charts'][number]

const line = browserResult.schema.shape.charts
  .unwrap()
  .element.shape.mutants.unwrap()
  .element.extend({ chart: z.string() })

/** File of the lines: of the run under way, or of one that was cut short. */
export const LINES = resultFile('paths/browser-mutants.jsonl')

/** Merges the lines of a run into the results: beside the earlier results of these charts, or instead of them. */
export const takeLines = (charts: readonly Chart[], isBeside: boolean): readonly Result[] => {
  const lines = linesOf()
  const before = kept(browserResult)?.charts ?? []
  const results = charts.map((chart) => {
    const own = lines.filter((one) => one.chart === chart.name).map(({ chart: _, ...mutant }) => mutant)
    const earlier = isBeside ? (before.find((one) => one.chart === chart.name)?.mutants ?? []) : []
    const all = new Set(killable(chart).map(({ mutant }) => nameOf(mutant)))
    return resultOf(chart.name, all.size, besideEarlier(earlier, own, all))
  })
  const others = before.filter(({ chart }) => results.every((one) => one.chart !== chart))
  keep(browserResult, { charts: [...others, ...results].sort((one, other) => one.chart.localeCompare(other.chart)) })
  rmSync(LINES, { force: true })
  return results
}

/** The results of now, with the earlier ones of other mutants that the chart still has. */
export const besideEarlier = (
  earlier: Result['mutants'],
  now: Result['mutants'],
  all: ReadonlySet<string>,
): Result['mutants'] => {
  const walked = new Set(now.map(nameOf))
  return [...earlier.filter((mutant) => all.has(nameOf(mutant)) && !walked.has(nameOf(mutant))), ...now]
}

/** Names of the mutants of a chart that earlier runs killed. */
export const killedBefore = (chart: string): readonly string[] =>
  (kept(browserResult)?.charts ?? [])
    .filter((one) => one.chart === chart)
    .flatMap(({ mutants }) => mutants.filter(({ caught }) => caught !== null).map(nameOf))

export const nameOf = ({ operator, what }: { readonly operator: string; readonly what: string }): string =>
  `${operator} · ${what}`

const linesOf = (): readonly z.output<typeof line>[] => {
  if (!existsSync(LINES)) return []
  const texts = readFileSync(LINES, 'utf8').split('\n')
  return texts.filter((text) => text !== '').map((text) => line.parse(JSON.parse(text)))
}

const resultOf = (chart: string, all: number, mutants: Result['mutants']): Result => ({
  chart,
  at: new Date().toISOString(),
  killable: all,
  ms: mutants.reduce((sum, { ms }) => sum + ms, 0),
  mutants,
})
