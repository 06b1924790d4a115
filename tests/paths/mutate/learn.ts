import { replay, type Trace } from '../freeze/trace.ts'
import type { Chart } from '../model/chart.types.ts'
import { type Graph, graphOf, nodeAt } from '../model/graph.ts'
import { samplesOf } from '../model/samples.ts'
import { walk } from '../plan/walk.ts'
import type { Judged } from './run.ts'

/**
 * Few traces that kill every survivor. Up to the last step of its shortest path a mutant behaves like the chart and is
 * in the same state, so any path that does that step from that state kills it.
 */
export const lessonsOf = (chart: Chart, judged: readonly Judged[]): readonly Trace[] => {
  const graph = graphOf(chart, 'exact')
  const survivors = judged.flatMap(({ judgement }) => (judgement.kind === 'survived' ? [judgement.verdict.path] : []))
  const telling = new Set(survivors.map((path) => tellingStep(graph, path)))
  const paths = walk(graph, ({ key }, { move }) => [stepName(key, move.label)].filter((name) => telling.has(name)), {
    longest: LONGEST,
  })
  const samples = samplesOf(chart)
  return paths.map((path) => [
    ...replay(
      chart,
      chart.machine,
      path.map(({ move }) => move.label),
      samples,
    ),
  ])
}

const LONGEST = 60

const tellingStep = (graph: Graph, path: readonly string[]): string => {
  const key = path.slice(0, -1).reduce((at, label) => {
    const edge = nodeAt(graph, at).edges.find(({ move }) => move.label === label)
    if (edge === undefined) throw new Error(`${label} does not happen at ${at}`)
    return edge.to
  }, graph.root)
  return stepName(key, path.at(-1) ?? '')
}

const stepName = (key: string, label: string): string => `${key} · ${label}`
