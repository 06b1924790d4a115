import type { AnyStateMachine } from 'xstate'
import { type Divergence, divergenceOf, FIELDS } from '../freeze/compare.ts'
import { replay, type Trace } from '../freeze/trace.ts'
import type { Chart } from '../model/chart.types.ts'
import type { Samples } from '../model/samples.ts'
import type { Mutant } from './mutants.ts'
import { compareCharts, type Verdict } from './product.ts'

/** What became of a mutant. */
export type Judgement =
  /** xstate refuses to build it */
  | { readonly kind: 'refused'; readonly because: string }
  | { readonly kind: 'killed'; readonly by: Divergence }
  | Extract<Verdict, { kind: 'equivalent' }>
  /** the frozen traces do not notice it; the path of the verdict would */
  | { readonly kind: 'survived'; readonly verdict: Extract<Verdict, { kind: 'different' }> }

/** Runs a mutant against the frozen traces; one that passes them all is searched for any path that shows it. */
export const judge = (chart: Chart, mutant: Mutant, golden: readonly Trace[], samples: Samples): Judgement => {
  const built = build(mutant)
  if (typeof built === 'string') return { kind: 'refused', because: built }
  const by = firstDivergence(chart, built, golden, samples)
  if (by !== null) return { kind: 'killed', by }
  const verdict = compareCharts(chart, built, samples)
  return verdict.kind === 'equivalent' ? verdict : { kind: 'survived', verdict }
}

/** The first step at which a machine does not behave as frozen; null: none. */
export const firstDivergence = (
  chart: Chart,
  machine: AnyStateMachine,
  golden: readonly Trace[],
  samples: Samples,
): Divergence | null => {
  for (const [index, trace] of golden.entries()) {
    const labels = trace.map(({ label }) => label)
    const found = divergenceOf(trace, replay(chart, machine, labels, samples), index + 1, FIELDS.behaviour)
    if (found !== null) return found
  }
  return null
}

const build = (mutant: Mutant): AnyStateMachine | string => {
  try {
    return mutant.build()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
