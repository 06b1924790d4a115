import type { AnyStateMachine } from 'xstate'
import type { Chart } from '../../model/chart.types.ts'
import { samplesOf } from '../../model/samples.ts'
import { requireFaithful } from '../faithful.ts'
import { type Mutant, mutantsOf } from '../mutants.ts'
import { compareCharts } from '../product.ts'
import type { Slice } from '../run.ts'

/** A mutant that differs from its chart, its index among all mutants, and the shortest path that shows it. */
export type Killable = { readonly mutant: Mutant; readonly index: number; readonly path: readonly string[] }

/** The mutants of a chart, or a slice of them, that the model kills. */
export const killable = (chart: Chart, { part, of }: Slice = { part: 1, of: 1 }): readonly Killable[] => {
  requireFaithful(chart.machine)
  const samples = samplesOf(chart)
  return mutantsOf(chart.machine).flatMap((mutant, index) => {
    if (index % of !== part - 1) return []
    const machine = built(mutant)
    if (machine === null) return []
    const verdict = compareCharts(chart, machine, samples)
    return verdict.kind === 'different' ? [{ mutant, index, path: verdict.path }] : []
  })
}

/** The mutant's machine; null: xstate refuses to build it, so no page could run it. */
const built = (mutant: Mutant): AnyStateMachine | null => {
  try {
    return mutant.build()
  } catch {
    return null
  }
}
