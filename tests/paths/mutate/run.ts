import { sayDivergence } from '../freeze/compare.ts'
import { readAll } from '../freeze/golden.ts'
import type { Trace } from '../freeze/trace.ts'
import type { Chart } from '../model/chart.types.ts'
import { samplesOf } from '../model/samples.ts'
import { requireFaithful } from './faithful.ts'
import { firstDivergence, type Judgement, judge } from './judge.ts'
import { type Mutant, mutantsOf } from './mutants.ts'

/** One of `of` equal parts of the mutants, counted from 1. */
export type Slice = { readonly part: number; readonly of: number }
export type Judged = { readonly mutant: Mutant; readonly judgement: Judgement }

/**
 * Judges the mutants of a chart, or a slice of them, against its frozen traces.
 * Throws when the chart itself does not follow them, as every mutant would then count as killed, and when it cannot be
 * built again as it is.
 */
export const judgeMutants = (
  chart: Chart,
  { part, of }: Slice = { part: 1, of: 1 },
  golden: readonly Trace[] = readAll(chart.name),
): readonly Judged[] => {
  const samples = samplesOf(chart)
  requireFaithful(chart.machine)
  requireFrozen(chart, golden)
  return mutantsOf(chart.machine, chart.fixtures)
    .filter((_, index) => index % of === part - 1)
    .map((mutant) => ({ mutant, judgement: judge(chart, mutant, golden, samples) }))
}

/** Throws when a chart does not follow its frozen traces. */
export const requireFrozen = (chart: Chart, golden: readonly Trace[] = readAll(chart.name)): void => {
  const drift = firstDivergence(chart, chart.machine, golden, samplesOf(chart))
  if (drift !== null)
    throw new Error(`${chart.name} does not behave as frozen; freeze it first. ${sayDivergence(drift)}`)
}

/** What became of mutants; `bounded`: equivalent within a number of steps, which is not a proof for longer paths. */
export const KINDS = ['killed', 'equivalent', 'bounded', 'refused', 'survived'] as const
type Kind = (typeof KINDS)[number]
/** How many of each; `within`: the fewest steps that a bounded equivalence holds for, null where there is none. */
export type Tally = Readonly<Record<Kind, number>> & { readonly within: number | null }

export const kindOf = (judgement: Judgement): Kind =>
  judgement.kind === 'equivalent' && judgement.within !== null ? 'bounded' : judgement.kind

export const tallyOf = (judged: readonly Judged[]): Tally => {
  const count = (kind: Kind) => judged.filter(({ judgement }) => kindOf(judgement) === kind).length
  const bounds = judged.flatMap(({ judgement }) => (judgement.kind === 'equivalent' ? (judgement.within ?? []) : []))
  return {
    within: bounds.length === 0 ? null : Math.min(...bounds),
    killed: count('killed'),
    equivalent: count('equivalent'),
    bounded: count('bounded'),
    refused: count('refused'),
    survived: count('survived'),
  }
}

/** Counts of judgements by operator, in the order of their names. */
export const tallyByOperator = (judged: readonly Judged[]): readonly (readonly [operator: string, tally: Tally])[] =>
  [...new Set(judged.map(({ mutant }) => mutant.operator))]
    .sort()
    .map((operator) => [operator, tallyOf(judged.filter(({ mutant }) => mutant.operator === operator))])
