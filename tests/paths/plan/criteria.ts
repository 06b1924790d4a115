import type { Chart } from '../model/chart.types.ts'
import { type Edge, type Graph, type Node, nodeAt } from '../model/graph.ts'
import { nodesOf, pathText } from '../model/transitions.ts'

/** Criteria that a set of paths can be asked to meet. */
export const CRITERIA = {
  states: 'every control state is visited',
  transitions: 'every transition is taken',
  pairs: 'every two transitions that can follow each other do',
  'control-event':
    'every event, unoffered ones included, happens in every control state, every way its guards can send it',
  payloads: 'control-event, and every payload in every control state',
  thorough: 'payloads, and the pairs of transitions of each region: what is frozen',
  edges: 'every event happens in every state, folded contexts told apart',
} as const
export type Criterion = keyof typeof CRITERIA

/** The goals of a criterion that are reached by taking this edge from this node. */
export type Goals = (node: Node, edge: Edge) => readonly string[]

type Aim = { readonly graph: Graph; readonly goals: Goals }

/**
 * The graph to walk and the goals of its edges. With pairs it is another graph, whose nodes know how they were
 * reached.
 */
export const aimOf = (chart: Chart, graph: Graph, criterion: Criterion): Aim => {
  const aim = plainAimOf(chart, graph, criterion)
  return { ...aim, goals: once(aim.goals) }
}

/** The same goals, computed once per edge (an edge leaves one node only). */
const once = (goals: Goals): Goals => {
  const known = new WeakMap<Edge, readonly string[]>()
  return (node, edge) => {
    const found = known.get(edge) ?? goals(node, edge)
    known.set(edge, found)
    return found
  }
}

const plainAimOf = (chart: Chart, graph: Graph, criterion: Criterion): Aim => {
  switch (criterion) {
    case 'states':
      return { graph, goals: (_, { to }) => [nodeAt(graph, to).state] }
    case 'transitions':
      return { graph, goals: (_, { transitions }) => transitions }
    case 'control-event':
      return { graph, goals: controlEvent }
    case 'edges':
      return { graph, goals: ({ key }, { move }) => [`${key} · ${move.label}`] }
    case 'pairs':
      return pairsOf(graph)
    case 'payloads':
      return { graph, goals: payloads }
    case 'thorough':
      return thorough(chart, graph)
  }
}

/** One goal per control state, event type and set of transitions taken (each guard both ways), and one per payload. */
const controlEvent: Goals = ({ state }, { move, transitions }) => [
  `${state} · ${move.type} · ${transitions.join(' & ') || 'nothing'}`,
  move.label,
]

const payloads: Goals = (node, edge) => [...controlEvent(node, edge), `${node.state} · ${edge.move.label}`]

/** The same, and pairs of one region: what regions do is apart by drawing. */
const thorough = ({ machine }: Chart, graph: Graph): Aim => {
  const regions = nodesOf(machine)
    .filter(({ type }) => type === 'parallel')
    .map(({ path }) => path)
  const isApart = (one: readonly string[], other: readonly string[]): boolean =>
    regions.some((above) => {
      const [key, otherKey] = [one[above.length], other[above.length]]
      const areBelow = above.every((step, index) => one[index] === step && other[index] === step)
      return areBelow && key !== undefined && otherKey !== undefined && key !== otherKey
    })
  const line = lineOf(graph, true)
  return {
    graph: line.graph,
    goals: (node, edge) => {
      const from = line.last(node)
      const isPair = from.some((one) => edge.transitions.some((next) => !isApart(sourceOf(one), sourceOf(next))))
      return [...payloads(node, edge), ...(isPair ? [pairOf(from, edge.transitions)] : [])]
    },
  }
}

/** Path of the state that a transition leaves, from its name. */
const sourceOf = (transition: string): readonly string[] => {
  const [source = ''] = transition.split(' · ')
  return source === pathText([]) ? [] : source.split('.')
}

const pairsOf = (graph: Graph): Aim => {
  const line = lineOf(graph, false)
  return {
    graph: line.graph,
    goals: (node, { transitions }) => {
      const from = line.last(node)
      return from.length === 0 ? [] : [pairOf(from, transitions)]
    },
  }
}

const pairOf = (from: readonly string[], next: readonly string[]): string =>
  `${from.join(' & ')}${SEPARATOR}${next.join(' & ')}`

const SEPARATOR = ' ⇒ '

/**
 * The line graph: a node is a state with the transitions taken last. Events that do nothing have an edge if asked for,
 * and leave what was taken last as it was.
 */
const lineOf = (graph: Graph, withIgnored: boolean) => {
  const nodes = new Map<string, Node>()
  const last = new Map<string, readonly string[]>()
  const waiting: { readonly key: string; readonly from: readonly string[] }[] = [{ key: graph.root, from: [] }]
  for (const next of waiting) {
    const key = lineKey(next.key, next.from)
    if (nodes.has(key)) continue
    const { state, edges } = nodeAt(graph, next.key)
    const walked = edges.filter(
      ({ transitions, move }) => withIgnored || transitions.length > 0 || move.sample === null,
    )
    const fromOf = ({ transitions, move }: Edge) =>
      transitions.length > 0 || move.sample === null ? transitions : next.from
    last.set(key, next.from)
    nodes.set(key, { key, state, edges: walked.map((edge) => ({ ...edge, to: lineKey(edge.to, fromOf(edge)) })) })
    waiting.push(...walked.map((edge) => ({ key: edge.to, from: fromOf(edge) })))
  }
  return { graph: { root: lineKey(graph.root, []), nodes }, last: ({ key }: Node) => last.get(key) ?? [] }
}

const lineKey = (key: string, from: readonly string[]): string => `${key}${SEPARATOR}${from.join(' & ')}`
