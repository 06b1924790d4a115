import { type Edge, type Graph, type Node, nodeAt } from '../model/graph.ts'
import type { Goals } from './criteria.ts'

/** A path: its first edge starts the chart on one of its inputs. */
export type Path = readonly Edge[]

export type WalkOptions = {
  /** a path of this many steps takes no further goal; the way to its last one may make it longer */
  readonly longest: number
  /** goals already reached elsewhere */
  readonly reached?: ReadonlySet<string>
}

/** A new path is begun when the way onward to a goal is longer than one from the start by more than this many steps. */
const RESTART_COST = 6

/**
 * Few long paths that reach every goal: takes an edge with a new goal here, else goes to the nearest, or begins anew.
 */
export const walk = (graph: Graph, goals: Goals, { longest, reached }: WalkOptions): readonly Path[] => {
  const done = new Set(reached)
  const paths: Edge[][] = []
  let path: Edge[] = []
  let at = nodeAt(graph, graph.root)
  const take = (edge: Edge) => {
    for (const goal of goals(at, edge)) done.add(goal)
    path.push(edge)
    at = nodeAt(graph, edge.to)
  }
  const restart = () => {
    if (path.length > 0) paths.push(path)
    path = []
    at = nodeAt(graph, graph.root)
  }
  const news = (node: Node, edge: Edge) => goals(node, edge).some((goal) => !done.has(goal))
  const takeBest = () => {
    const edge = bestHere(at, news)
    if (edge !== undefined) take(edge)
    return edge !== undefined
  }
  for (;;) {
    if (path.length < longest && takeBest()) continue
    const onward = path.length < longest ? wayToNews(graph, at, news) : null
    const afresh = wayToNews(graph, nodeAt(graph, graph.root), news)
    const way = shorter(onward, afresh)
    if (way === null) break
    if (way === afresh) restart()
    way.forEach(take)
    takeBest()
  }
  restart()
  return paths
}

const shorter = (onward: readonly Edge[] | null, afresh: readonly Edge[] | null): readonly Edge[] | null => {
  if (onward === null || afresh === null) return onward ?? afresh
  return onward.length <= afresh.length + RESTART_COST ? onward : afresh
}

/** Every goal the graph can reach. */
export const allGoals = ({ nodes }: Graph, goals: Goals): ReadonlySet<string> =>
  new Set([...nodes.values()].flatMap((node) => node.edges.flatMap((edge) => goals(node, edge))))

/** Whether taking this edge reaches a new goal. */
type News = (node: Node, edge: Edge) => boolean

/** An edge with a new goal from here; those that stay here come first, so that no way back is needed for them. */
const bestHere = (node: Node, news: News): Edge | undefined => {
  const fresh = node.edges.filter((edge) => news(node, edge))
  return fresh.find(({ to }) => to === node.key) ?? fresh[0]
}

/** Shortest way to a node from which a new goal is reached; null: there is none. */
const wayToNews = (graph: Graph, from: Node, news: News): readonly Edge[] | null => {
  const cameBy = new Map<string, { readonly edge: Edge; readonly from: string } | null>([[from.key, null]])
  for (const key of cameBy.keys()) {
    const node = nodeAt(graph, key)
    if (node.edges.some((edge) => news(node, edge))) return wayBack(cameBy, key)
    for (const edge of node.edges) if (!cameBy.has(edge.to)) cameBy.set(edge.to, { edge, from: key })
  }
  return null
}

const wayBack = (
  cameBy: ReadonlyMap<string, { readonly edge: Edge; readonly from: string } | null>,
  to: string,
): readonly Edge[] => {
  const way: Edge[] = []
  for (let step = cameBy.get(to); step !== undefined && step !== null; step = cameBy.get(step.from))
    way.unshift(step.edge)
  return way
}
