import { type Edge, type Graph, type Node, nodeAt } from '../model/graph.ts'

/** Criteria that a set of paths can be asked to meet. */
export const CRITERIA = {
  states: 'every control state is visited',
  transitions: 'every transition is taken',
  pairs: 'every two transitions that can follow each other do',
  'control-event':
    'every event, unoffered ones included, happens in every control state, every way its guards can send it',
  edges: 'every event happens in every state, folded contexts told apart',
} as const
export type Criterion = keyof typeof CRITERIA

/** The goals of a criterion that are reached by taking this edge from this node. */
export type Goals = (node: Node, edge: Edge) => readonly string[]

type Aim = { readonly graph: Graph; readonly goals: Goals }

/**
 * The graph to walk and the goals of its edges. For pairs it is another graph, whose nodes know how they were reached.
 */
export const aimOf = (graph: Graph, criterion: Criterion): Aim => {
  const aim = plainAimOf(graph, criterion)
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

const plainAimOf = (graph: Graph, criterion: Criterion): Aim => {
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
  }
}

/** One goal per control state, event type and set of transitions taken (each guard both ways), and one per payload. */
const controlEvent: Goals = ({ state }, { move, transitions }) => [
  `${state} · ${move.type} · ${transitions.join(' & ') || 'nothing'}`,
  move.label,
]

const SEPARATOR = ' ⇒ '

/** The line graph: a node is a state with the transitions that led to it. Events that do nothing have no edge. */
const pairsOf = (graph: Graph): Aim => {
  const nodes = new Map<string, Node>()
  const last = new Map<string, string>()
  const waiting = [{ key: graph.root, from: '' }]
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const key = lineKey(next.key, next.from)
    if (nodes.has(key)) continue
    const { state, edges } = nodeAt(graph, next.key)
    const moving = edges.filter(({ transitions, move }) => transitions.length > 0 || move.sample === null)
    last.set(key, next.from)
    nodes.set(key, {
      key,
      state,
      edges: moving.map((edge) => ({ ...edge, to: lineKey(edge.to, edge.transitions.join(' & ')) })),
    })
    waiting.push(...moving.map(({ to, transitions }) => ({ key: to, from: transitions.join(' & ') })))
  }
  const goals: Goals = ({ key }, { transitions }) => {
    const from = last.get(key) ?? ''
    return from === '' ? [] : [`${from}${SEPARATOR}${transitions.join(' & ')}`]
  }
  return { graph: { root: lineKey(graph.root, ''), nodes }, goals }
}

const lineKey = (key: string, from: string): string => `${key}${SEPARATOR}${from}`
