import type { Chart } from './chart.types.ts'
import { type Edge, type Graph, graphOf } from './graph.ts'
import { CRASHED } from './observation.ts'
import { samplesOf } from './samples.ts'
import { nodesOf, pathText, transitionId, transitionsOf } from './transitions.ts'

/** What can and cannot happen to a chart. */
export type Exploration = {
  readonly chart: string
  /** control states in which it can stay, each with the events that it answers and ignores */
  readonly states: readonly {
    readonly state: string
    readonly offered: readonly string[]
    readonly ignored: readonly string[]
  }[]
  readonly transitions: readonly string[]
  readonly edges: number
  /** states and transitions of the drawing that no event leads to */
  readonly unreachable: readonly string[]
  readonly neverTaken: readonly string[]
  /** events sampled that no state ever answers */
  readonly neverOffered: readonly string[]
  /** steps that throw, each with what it threw */
  readonly thrown: readonly string[]
}

export const explore = (chart: Chart, graph: Graph = graphOf(chart)): Exploration => {
  const nodes = [...graph.nodes.values()].filter(({ key }) => key !== graph.root && !key.startsWith(CRASHED))
  const edges = [...graph.nodes.values()].flatMap((node) => node.edges)
  const taken = new Set(edges.flatMap(({ transitions }) => transitions))
  const answered = new Set(edges.filter(({ transitions }) => transitions.length > 0).map(({ move }) => move.type))
  const types = new Set([...samplesOf(chart).byLabel.values()].map(({ type }) => type))
  const transitions = transitionsOf(chart.machine).map(transitionId)
  return {
    chart: chart.name,
    states: [...new Set(nodes.map(({ state }) => state))].map((state) => ({ state, ...eventsAt(graph, state) })),
    transitions,
    edges: edges.length,
    unreachable: unreachableStates(chart, edges),
    neverTaken: transitions.filter((id) => !taken.has(id)),
    neverOffered: [...types].filter((type) => !answered.has(type)),
    thrown: thrownIn(graph),
  }
}

const thrownIn = ({ nodes }: Graph): readonly string[] => {
  const found = [...nodes.values()].flatMap(({ state, edges }) =>
    edges
      .filter(({ to }) => to.startsWith(CRASHED))
      .map(({ move, to }) => `${state} · ${move.label}: ${to.slice(CRASHED.length)}`),
  )
  return [...new Set(found)]
}

const eventsAt = ({ nodes }: Graph, state: string) => {
  const edges = [...nodes.values()].filter((node) => node.state === state).flatMap((node) => node.edges)
  const all = [...new Set(edges.map(({ move }) => move.type))]
  const offered = new Set(edges.filter(({ transitions }) => transitions.length > 0).map(({ move }) => move.type))
  return { offered: [...offered], ignored: all.filter((type) => !offered.has(type)) }
}

/** Leaf states that the chart never rests in nor comes through. */
const unreachableStates = ({ machine }: Chart, edges: readonly Edge[]): readonly string[] => {
  const passed = new Set(edges.flatMap((edge) => edge.passed))
  return nodesOf(machine)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => pathText(path))
    .filter((path) => !passed.has(path))
}
