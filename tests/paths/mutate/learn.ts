import { replay, type Trace } from '../freeze/trace.ts'
import type { Chart } from '../model/chart.types.ts'
import { type Graph, graphAlong, type Node, nodeAt } from '../model/graph.ts'
import { samplesOf } from '../model/samples.ts'
import { walk } from '../plan/walk.ts'
import { firstDivergence } from './judge.ts'
import type { Judged } from './run.ts'

type Labels = readonly string[]

/**
 * Few traces that kill every survivor. Up to the last step of its shortest path most mutants are in the same state as
 * the chart, so any path that does that step from that state kills them. Those that remember something beside their
 * state are killed by their whole path, one after the other where a path can go on from where another ended.
 */
export const lessonsOf = (chart: Chart, judged: readonly Judged[]): readonly Trace[] => {
  const survivors = judged.filter(({ judgement }) => judgement.kind === 'survived')
  const graph = graphAlong(chart, survivors.map(pathOf))
  const telling = new Set(survivors.map((one) => tellingStep(graph, pathOf(one))))
  const goals = ({ key }: Node, { move }: Node['edges'][number]) =>
    [stepName(key, move.label)].filter((name) => telling.has(name))
  const short = walk(graph, goals, { longest: LONGEST }).map((path) => path.map(({ move }) => move.label))
  const samples = samplesOf(chart)
  const traceOf = (labels: Labels): Trace => [...replay(chart, chart.machine, labels, samples)]
  const missed = (lessons: readonly Labels[], among: readonly Judged[]): readonly Judged[] => {
    const traces = lessons.map(traceOf)
    return among.filter(({ mutant }) => firstDivergence(chart, mutant.build(), traces, samples) === null)
  }
  let lessons: readonly Labels[] = short
  let left: readonly Judged[] = missed(lessons, survivors).toSorted(
    (one, other) => pathOf(other).length - pathOf(one).length,
  )
  for (let [next] = left; next !== undefined; [next] = left) {
    const chained = chain(graph, lessons, pathOf(next))
    const now = missed(chained, left)
    lessons = now.includes(next) ? [...lessons, pathOf(next)] : chained
    left = now.includes(next) ? missed([pathOf(next)], left) : now
  }
  return lessons.map(traceOf)
}

const LONGEST = 120
/** The most steps from the end of one lesson to the beginning of the next; a path of its own costs about as much. */
const WAY_ON = 4

const pathOf = ({ judgement }: Judged): Labels => (judgement.kind === 'survived' ? judgement.verdict.path : [])

/** The lessons with this path after the last one, or as one more where that is too far away. */
const chain = (graph: Graph, lessons: readonly Labels[], [start = '', ...steps]: Labels): readonly Labels[] => {
  const last = lessons.at(-1)
  const alone = [...lessons, [start, ...steps]]
  if (last === undefined || last[0] !== start || last.length + steps.length > LONGEST) return alone
  const way = wayBetween(graph, after(graph, last), after(graph, [start]))
  return way === null ? alone : [...lessons.slice(0, -1), [...last, ...way, ...steps]]
}

const wayBetween = (graph: Graph, from: string, to: string): Labels | null => {
  const ways = new Map<string, Labels>([[from, []]])
  for (const [key, way] of ways) {
    if (key === to) return way
    if (way.length === WAY_ON) continue
    for (const edge of nodeAt(graph, key).edges) if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge.move.label])
  }
  return null
}

const after = (graph: Graph, labels: Labels): string =>
  labels.reduce((at, label) => {
    const edge = nodeAt(graph, at).edges.find(({ move }) => move.label === label)
    if (edge === undefined) throw new Error(`${label} does not happen at ${at}`)
    return edge.to
  }, graph.root)

const tellingStep = (graph: Graph, path: Labels): string => stepName(after(graph, path.slice(0, -1)), path.at(-1) ?? '')

const stepName = (key: string, label: string): string => `${key} · ${label}`
