import type { Chart } from '../model/chart.types.ts'
import { type Edge, type Graph, graphOf, nodeAt } from '../model/graph.ts'
import { aimOf, type Criterion } from './criteria.ts'
import { allGoals, type Path, walk } from './walk.ts'

export type Plan = {
  readonly criterion: Criterion
  readonly paths: readonly Path[]
  /** how many goals the criterion has, and how many of them the paths reach; a sound plan reaches all */
  readonly goals: number
  readonly reached: number
}

type Aim = ReturnType<typeof aimOf>

/** The usual length of a path, in steps: short enough to read, long enough to need few paths. */
const LONGEST_USUALLY = 60
const PATHS_AT_MOST = 15

/** Plans few long paths that together meet the criterion. */
export const planOf = (chart: Chart, criterion: Criterion, graph: Graph = graphOf(chart)): Plan => {
  const aim = aimOf(chart, graph, criterion)
  const paths = needed(aim, walkFor(aim, []))
  return { criterion, paths, goals: allGoals(aim.graph, aim.goals).size, reached: goalsOfPaths(aim, paths).size }
}

/** The given paths, as labels, followed by those that are still needed to meet the criterion. */
export const completed = (
  chart: Chart,
  graph: Graph,
  criterion: Criterion,
  paths: readonly (readonly string[])[],
): readonly (readonly string[])[] => {
  const aim = aimOf(chart, graph, criterion)
  const kept = paths.map((labels) => pathOf(aim.graph, labels)).filter((path) => path.length > 0)
  const all = kept.length === 0 ? needed(aim, walkFor(aim, [])) : [...kept, ...walkFor(aim, kept)]
  return all.map((path) => path.map(({ move }) => move.label))
}

/** The labels as edges of a graph, up to the first that is not there. */
const pathOf = (graph: Graph, labels: readonly string[]): Path => {
  const path: Edge[] = []
  let at = nodeAt(graph, graph.root)
  for (const label of labels) {
    const edge = at.edges.find(({ move }) => move.label === label)
    if (edge === undefined) break
    path.push(edge)
    at = nodeAt(graph, edge.to)
  }
  return path
}

const walkFor = (aim: Aim, paths: readonly Path[]): readonly Path[] => {
  const wanted = allGoals(aim.graph, aim.goals).size
  const longest = Math.max(LONGEST_USUALLY, Math.ceil((wanted * 1.2) / PATHS_AT_MOST))
  return walk(aim.graph, aim.goals, { longest, reached: goalsOfPaths(aim, paths) })
}

/** Drops every path whose goals the others reach too, trying the shortest first. */
const needed = (aim: Aim, paths: readonly Path[]): readonly Path[] => {
  const shortestFirst = [...paths].sort((one, other) => one.length - other.length)
  return shortestFirst.reduce((kept, path) => {
    const others = kept.filter((one) => one !== path)
    return goalsOfPaths(aim, others).size === goalsOfPaths(aim, kept).size ? others : kept
  }, paths)
}

const goalsOfPaths = ({ graph, goals }: Aim, paths: readonly Path[]): ReadonlySet<string> => {
  const reached = new Set<string>()
  for (const path of paths) {
    let key = graph.root
    for (const edge of path) {
      const node = graph.nodes.get(key)
      if (node !== undefined) for (const goal of goals(node, edge)) reached.add(goal)
      key = edge.to
    }
  }
  return reached
}
