import type { Chart, Outcome, Sample } from './chart.types.ts'
import { dataText } from './data-text.ts'
import { exploreAll } from './graph-door.ts'
import { outcomeKey, plainContext, stateOf } from './observation.ts'
import { type Samples, samplesOf } from './samples.ts'
import { createSimulator } from './simulator.ts'
import { transitionId } from './transitions.ts'

/** A move of a chart: its start on one of the inputs, or a sample. */
export type Move = {
  readonly type: string
  readonly label: string
  readonly sample: Sample | null
  readonly input: number
}
export type Edge = {
  readonly move: Move
  readonly to: string
  readonly transitions: readonly string[]
  /** paths of the leaves that the chart comes through or rests in */
  readonly passed: readonly string[]
  readonly effects: readonly string[]
}
export type Node = { readonly key: string; readonly state: string; readonly edges: readonly Edge[] }
export type Graph = { readonly root: string; readonly nodes: ReadonlyMap<string, Node> }

const ROOT = '(not started)'
const LIMIT = 200_000
/** Of a chart of which nobody said what tells its states apart. */
const LIMIT_UNTOLD = 2_000

const limitOf = ({ pairs }: Chart): number => (pairs === undefined ? LIMIT : LIMIT_UNTOLD)

type Visit = { readonly key: string; readonly outcome: Outcome | null }

/** Everything that a chart can do: states whose folded contexts are equal are one node. */
export const graphOf = (chart: Chart): Graph => {
  const known = graphs.get(chart)
  if (known !== undefined) return known
  const met = new Map<string, Outcome>()
  const key = (outcome: Outcome) => {
    const found = foldedKey(chart, outcome)
    met.set(found, outcome)
    return found
  }
  const tooMany = () => {
    const said = sayTooMany(chart, [...met.values()])
    if (chart.pairs === undefined) throw new Error(`${said}: say in paths.config.ts what guards ask of them (\`fold\`)`)
    process.stderr.write(
      `${said}: only those nearest to the start are walked, event by event. Give fewer payloads, or say \`fold\` in paths.config.ts.\n`,
    )
  }
  const graph = explored(chart, samplesOf(chart), { key, tooMany })
  graphs.set(chart, graph)
  return graph
}

/** Which fields of the context make a chart too large, those of most values first. */
const sayTooMany = (chart: Chart, met: readonly Outcome[]): string => {
  const { name, fold } = chart
  const values = new Map<string, Set<string>>()
  for (const { snapshot } of met) {
    for (const [field, value] of Object.entries(fieldsOf(fold(plainContext(snapshot))))) {
      values.set(field, (values.get(field) ?? new Set()).add(dataText(value)))
    }
  }
  const most = [...values].sort(([, one], [, other]) => other.size - one.size).slice(0, 4)
  const said = most.map(([field, { size }]) => `context.${field} (${size} values)`).join(', ')
  return `${name}: more than ${limitOf(chart)} states, told apart by ${said}`
}

const fieldsOf = (folded: unknown): object => (folded instanceof Object ? folded : {})

/** Whether a chart has more states than were walked. */
export const isCut = (chart: Chart, { nodes }: Graph): boolean => nodes.size > limitOf(chart)

/** A chart is made once and stays as it is; its graph may take seconds. */
const graphs = new WeakMap<Chart, Graph>()

/**
 * The states that these paths come through, each context its own, and every move that leads from one of them to
 * another. A path that holds a step that does not happen is followed up to there.
 */
export const graphAlong = (chart: Chart, paths: readonly (readonly string[])[]): Graph => {
  const samples = samplesOf(chart)
  const simulator = createSimulator(chart.machine, chart.inPlace?.())
  const known = new Set<string>()
  for (const labels of paths) {
    let at: Outcome | null = null
    for (const label of labels) {
      const move: Move | undefined = movesFrom(chart, samples, at).find((one) => one.label === label)
      if (move === undefined) break
      at = stepped(chart, simulator, at, move)
      known.add(outcomeKey(at))
    }
  }
  return explored(chart, samples, { key: outcomeKey, isTaken: (key) => known.has(key) })
}

type Lens = {
  /** what tells states apart */
  readonly key: (outcome: Outcome) => string
  /** whether a move to the state of this key is an edge of the graph; without it all are */
  readonly isTaken?: (key: string) => boolean
  /** told when there are more states than are walked */
  readonly tooMany?: () => void
}

const explored = (chart: Chart, samples: Samples, { key, isTaken, tooMany = () => undefined }: Lens): Graph => {
  const simulator = createSimulator(chart.machine, chart.inPlace?.())
  const visit = (outcome: Outcome): Visit => ({ key: key(outcome), outcome })
  const step = ({ outcome }: Visit, move: Move) => visit(stepped(chart, simulator, outcome, move))
  const found = exploreAll<Visit, Move>({
    first: { key: ROOT, outcome: null },
    step,
    moves: (from) => {
      const moves = movesFrom(chart, samples, from.outcome)
      return isTaken === undefined ? moves : moves.filter((move) => isTaken(step(from, move).key))
    },
    key: (at) => at.key,
    label: ({ label }) => label,
    limit: limitOf(chart),
    tooMany,
  })
  const nodes = found.map(
    ({ key, visit: { outcome }, next }): Node => ({
      key,
      state: outcome === null ? ROOT : stateOf(outcome.snapshot),
      edges: next.map(({ move, visit: to }) => ({
        move,
        to: to.key,
        transitions: (to.outcome?.transitions ?? []).map(transitionId),
        passed: to.outcome?.passed ?? [],
        effects: to.outcome?.effects ?? [],
      })),
    }),
  )
  return { root: ROOT, nodes: new Map(nodes.map((node) => [node.key, node])) }
}

export const nodeAt = ({ nodes }: Graph, key: string): Node => {
  const node = nodes.get(key)
  if (node === undefined) throw new Error(`no such node: ${key}`)
  return node
}

export const moveOf = (sample: Sample): Move => ({ type: sample.type, label: sample.label, sample, input: -1 })

export const startMove = (input: number): Move => ({ type: 'start', label: `start ${input + 1}`, sample: null, input })

type Simulator = ReturnType<typeof createSimulator>

const stepped = (chart: Chart, simulator: Simulator, from: Outcome | null, { sample, input }: Move): Outcome =>
  from === null || sample === null
    ? simulator.start(chart.fixtures.inputs[input])
    : simulator.step(from.snapshot, sample.event)

const movesFrom = (chart: Chart, samples: Samples, outcome: Outcome | null): readonly Move[] =>
  outcome === null ? startMoves(chart) : stepMoves(outcome, samples)

const startMoves = ({ fixtures }: Chart): readonly Move[] => fixtures.inputs.map((_, input) => startMove(input))

const stepMoves = ({ snapshot, crash }: Outcome, samples: Samples): readonly Move[] =>
  crash === null ? samples.at(snapshot).map(moveOf) : []

const foldedKey = (chart: Chart, outcome: Outcome): string =>
  outcomeKey(outcome, dataText(chart.fold(plainContext(outcome.snapshot))))
