import { type Edge, type Graph, type Node, nodeAt } from '../model/graph.ts'

/** What a set of paths must have done to be enough. */
export const CRITERIA = {
  states: 'every control state is visited',
  transitions: 'every transition is taken',
  pairs: 'every two transitions that can follow each other do',
  'control-event':
    'every event, unoffered ones included, happens in every control state, every way its guards can send it',
  edges: 'every event happens in every state, folded contexts told apart',
} as const
export type Criterion = keyof typeof CRITERIA

/** What taking this edge from this node contributes. */
export type Goals = (node: Node, edge: Edge) => readonly string[]

type Aim = { readonly graph: Graph; readonly goals: Goals }

/** The graph to walk and what each of its edges contributes; pairs need to know how they came. */
export const aimOf = (graph: Graph, criterion: Criterion): Aim => {
  const aim = plainAimOf(graph, criterion)
  return { ...aim, goals: once(aim.goals) }
}

/** An edge leaves one node: what it contributes is worked out once. */
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

/** An event type counts once per way it goes from a control state (guards both ways); each payload counts once. */
const controlEvent: Goals = ({ state }, { move, transitions }) => [
  `${state} · ${move.type} · ${transitions.join(' & ') || 'nothing'}`,
  move.label,
]

const SEPARATOR = ' ⇒ '

/** The line graph: a node is a state and the transitions that led there; events that do nothing lead nowhere. */
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
