import type { Chart } from '../model/chart.types.ts'
import { type Graph, graphAlong, graphOf, isCut, nodeAt } from '../model/graph.ts'
import { CRASHED } from '../model/observation.ts'
import { samplesOf } from '../model/samples.ts'
import { completed } from '../plan/plan.ts'
import { replay, type Trace } from './trace.ts'

/**
 * The traces to freeze. Paths frozen before are kept up to the first event that cannot happen any more, and paths are
 * added for what those do not reach, so that a small change of a chart is a small diff.
 */
export const tracesToFreeze = (chart: Chart, frozen: readonly Trace[]): readonly Trace[] => {
  const graph = graphOf(chart)
  const kept = frozen.map((trace) => trace.map(({ label }) => label))
  // Of a chart that is walked in part only, pairs would be of that part, and more than anybody reads.
  const criterion = chart.frozen ?? (isCut(chart, graph) ? 'control-event' : 'thorough')
  return completed(chart, graph, criterion, kept).map((labels) => record(chart, graph, labels))
}

/** What was learned from mutants, run again: each path up to the first event that cannot happen any more. */
export const lessonsToFreeze = (chart: Chart, learned: readonly Trace[]): readonly Trace[] => {
  if (learned.length === 0) return []
  const paths = learned.map((trace) => trace.map(({ label }) => label))
  // by every context, not by the plan's fold: a lesson may tell states apart that a plan takes for one
  const graph = graphAlong(chart, paths)
  return paths
    .map((labels) => walkable(graph, labels))
    .filter((labels) => labels.length > 1)
    .map((labels) => record(chart, graph, labels))
}

const walkable = (graph: Graph, labels: readonly string[]): readonly string[] => {
  let at = nodeAt(graph, graph.root)
  for (const [index, label] of labels.entries()) {
    const edge = at.edges.find(({ move }) => move.label === label)
    if (edge === undefined) return labels.slice(0, index)
    at = nodeAt(graph, edge.to)
  }
  return labels
}

/** Runs a path on the chart. Throws when it goes another way than planned: the chart's `fold` left out what decides. */
const record = (chart: Chart, graph: Graph, labels: readonly string[]): Trace => {
  const trace = [...replay(chart, chart.machine, labels, samplesOf(chart))]
  let at = nodeAt(graph, graph.root)
  for (const [index, label] of labels.entries()) {
    const edge = at.edges.find(({ move }) => move.label === label)
    if (edge === undefined) throw new Error(`${chart.name}: ${label} is not planned at ${at.state}`)
    at = nodeAt(graph, edge.to)
    const found = trace[index]?.state
    const planned = at.key.startsWith(CRASHED) ? at.key : at.state
    if (found !== planned)
      throw new Error(`${chart.name}: its fold hides what decides: ${label} leads to ${found}, planned ${planned}`)
  }
  return trace
}
