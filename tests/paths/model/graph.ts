import type { Chart, Outcome, Sample } from './chart.types.ts'
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

type Visit = { readonly key: string; readonly outcome: Outcome | null }

/** `folded`: states whose folded contexts are equal are one node. `exact`: every context is its own, within bounds. */
export type Grain = 'folded' | 'exact'

/** Everything that a chart can do. The root is the chart before it starts, with one edge per input. */
export const graphOf = (chart: Chart, grain: Grain = 'folded', samples: Samples = samplesOf(chart)): Graph => {
  const simulator = createSimulator(chart.machine)
  const visit = (outcome: Outcome): Visit => ({
    key: grain === 'exact' ? outcomeKey(outcome) : foldedKey(chart, outcome),
    outcome,
  })
  const explored = exploreAll<Visit, Move>({
    first: { key: ROOT, outcome: null },
    step: ({ outcome }, { sample, input }) => {
      if (outcome === null || sample === null) return visit(simulator.start(chart.fixtures.inputs[input]))
      return visit(simulator.step(outcome.snapshot, sample.event))
    },
    moves: ({ outcome }) => {
      if (outcome === null) return startMoves(chart)
      return grain === 'exact' && !chart.within(plainContext(outcome.snapshot)) ? [] : stepMoves(outcome, samples)
    },
    key: ({ key }) => key,
    label: ({ label }) => label,
    limit: LIMIT,
  })
  const nodes = explored.map(
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

const startMoves = ({ fixtures }: Chart): readonly Move[] => fixtures.inputs.map((_, input) => startMove(input))

const stepMoves = ({ snapshot, crash }: Outcome, samples: Samples): readonly Move[] =>
  crash === null ? samples.at(snapshot).map(moveOf) : []

const foldedKey = (chart: Chart, outcome: Outcome): string =>
  outcomeKey(outcome, JSON.stringify(chart.fold(plainContext(outcome.snapshot))))
