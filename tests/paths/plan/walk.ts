import { type Edge, type Graph, type Node, nodeAt } from '../model/graph.ts'
import type { Goals } from './criteria.ts'

/** A path from before the start: its first edge starts the chart on one of its inputs. */
export type Path = readonly Edge[]

export type WalkOptions = {
  /** a path is not made longer than this, ways to the next goal aside */
  readonly longest: number
  /** goals already reached elsewhere */
  readonly reached?: ReadonlySet<string>
}

/** Walking somewhere costs a step each; starting afresh costs as much as this many. */
const RESTART_COST = 6

/** Few long paths that reach every goal: take what is new here, else go to the nearest that is, or start afresh. */
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

/** Whether taking this edge does something new. */
type News = (node: Node, edge: Edge) => boolean

/** What stays here first: then leaving costs no way back. */
const bestHere = (node: Node, news: News): Edge | undefined => {
  const fresh = node.edges.filter((edge) => news(node, edge))
  return fresh.find(({ to }) => to === node.key) ?? fresh[0]
}

/** Shortest way to a node where something new can be done; null: there is none. */
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
