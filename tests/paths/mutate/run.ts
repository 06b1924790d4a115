import { sayDivergence } from '../freeze/compare.ts'
import { readGolden } from '../freeze/golden.ts'
import type { Trace } from '../freeze/trace.ts'
import type { Chart } from '../model/chart.types.ts'
import { samplesOf } from '../model/samples.ts'
import { firstDivergence, type Judgement, judge } from './judge.ts'
import { type Mutant, mutantsOf } from './mutants.ts'

/** One of `of` equal parts of the mutants, counted from 1. */
export type Slice = { readonly part: number; readonly of: number }
export type Judged = { readonly mutant: Mutant; readonly judgement: Judgement }

/**
 * Judges the mutants of a chart, or a slice of them, against its frozen traces.
 * Throws when the chart itself does not follow them, as every mutant would then count as killed.
 */
export const judgeMutants = (
  chart: Chart,
  { part, of }: Slice = { part: 1, of: 1 },
  golden: readonly Trace[] = readGolden(chart.name),
): readonly Judged[] => {
  const samples = samplesOf(chart)
  requireFrozen(chart, golden)
  return mutantsOf(chart.machine)
    .filter((_, index) => index % of === part - 1)
    .map((mutant) => ({ mutant, judgement: judge(chart, mutant, golden, samples) }))
}

/** Throws when a chart does not follow its frozen traces. */
export const requireFrozen = (chart: Chart, golden: readonly Trace[] = readGolden(chart.name)): void => {
  const drift = firstDivergence(chart, chart.machine, golden, samplesOf(chart))
  if (drift !== null)
    throw new Error(`${chart.name} does not behave as frozen; freeze it first. ${sayDivergence(drift)}`)
}

export const KINDS = ['killed', 'equivalent', 'refused', 'survived'] as const
export type Tally = Readonly<Record<(typeof KINDS)[number], number>>

export const tallyOf = (judged: readonly Judged[]): Tally => {
  const count = (kind: (typeof KINDS)[number]) => judged.filter(({ judgement }) => judgement.kind === kind).length
  return {
    killed: count('killed'),
    equivalent: count('equivalent'),
    refused: count('refused'),
    survived: count('survived'),
  }
}

/** Counts of judgements by operator, in the order of their names. */
export const tallyByOperator = (judged: readonly Judged[]): readonly (readonly [operator: string, tally: Tally])[] =>
  [...new Set(judged.map(({ mutant }) => mutant.operator))]
    .sort()
    .map((operator) => [operator, tallyOf(judged.filter(({ mutant }) => mutant.operator === operator))])
