import type { Chart } from '../model/chart.types.ts'
import { type Edge, type Graph, graphOf, nodeAt } from '../model/graph.ts'
import { samplesOf } from '../model/samples.ts'
import { completed } from '../plan/plan.ts'
import type { Path } from '../plan/walk.ts'
import { replay, type Trace } from './trace.ts'

/**
 * The traces to freeze. Paths frozen before are kept up to the first event that cannot happen any more, and paths are
 * added for what those do not reach, so that a small change of a chart is a small diff.
 */
export const tracesToFreeze = (chart: Chart, frozen: readonly Trace[]): readonly Trace[] => {
  const graph = graphOf(chart)
  const kept = frozen.map((trace) => walkable(graph, trace)).filter((path) => path.length > 0)
  const paths = completed(graph, 'control-event', kept)
  return paths.map((path) => record(chart, graph, path))
}

/** The frozen labels as edges of today's graph, up to the first that is not there any more. */
const walkable = (graph: Graph, trace: Trace): Path => {
  const path: Edge[] = []
  let at = nodeAt(graph, graph.root)
  for (const { label } of trace) {
    const edge = at.edges.find(({ move }) => move.label === label)
    if (edge === undefined) break
    path.push(edge)
    at = nodeAt(graph, edge.to)
  }
  return path
}

/** Runs a path on the chart. Throws when it goes another way than planned: the chart's `fold` left out what decides. */
const record = (chart: Chart, graph: Graph, path: Path): Trace => {
  const labels = path.map(({ move }) => move.label)
  const trace = [...replay(chart, chart.machine, labels, samplesOf(chart))]
  for (const [index, { to, move }] of path.entries()) {
    const planned = nodeAt(graph, to).state
    const found = trace[index]?.state
    if (found !== planned) {
      throw new Error(`${chart.name}: its fold hides what decides: ${move.label} leads to ${found}, planned ${planned}`)
    }
  }
  return trace
}
