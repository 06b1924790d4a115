// How often the frozen traces hit each part of a chart; the drawing is coloured and the tables are filled by it.
import { and } from 'xstate'
import { replay, type Trace } from '../freeze/trace.ts'
import type { Chart } from '../model/chart.types.ts'
import { type Graph, graphOf } from '../model/graph.ts'
import { samplesOf } from '../model/samples.ts'
import { transitionId, transitionsOf } from '../model/transitions.ts'
import { configOf, listsOf, machineOf, nodesIn } from '../mutate/config.ts'

export type Hits = ReadonlyMap<string, number>
export type GuardHits = { readonly id: string; readonly yes: number; readonly no: number }
export type Coverage = {
  /** every control state where the chart can rest */
  readonly states: Hits
  readonly transitions: Hits
  /** `state · event type`: every event at every control state, unoffered ones included */
  readonly events: Hits
  /** `state · event with its payload`: every sample at every control state, unoffered ones included */
  readonly payloads: Hits
  /** guarded transitions; `mustFail` is false where the chart can never refuse the transition */
  readonly guards: readonly GuardHits[]
}

/** Hits of the traces on everything that the chart can do; what they never do counts 0. */
export const coverageOf = (chart: Chart, traces: readonly Trace[]): Coverage => {
  const graph = graphOf(chart)
  const nodes = [...graph.nodes.values()].filter(({ key }) => key !== graph.root)
  const states = zeros(nodes.map(({ state }) => state))
  const transitions = zeros(transitionsOf(chart.machine).map(transitionId))
  const events = zeros(nodes.flatMap(({ state, edges }) => edges.map(({ move }) => `${state} · ${move.type}`)))
  const payloads = zeros(nodes.flatMap(({ state, edges }) => edges.map(({ move }) => `${state} · ${move.label}`)))
  const types = typesByLabel(graph)
  for (const trace of traces) {
    for (const [index, step] of trace.entries()) {
      add(states, step.state)
      for (const id of step.transitions) add(transitions, id)
      const before = trace[index - 1]
      if (before === undefined) continue
      add(events, `${before.state} · ${types.get(step.label) ?? step.label}`)
      add(payloads, `${before.state} · ${step.label}`)
    }
  }
  return { states, transitions, events, payloads, guards: guardHits(chart, traces) }
}

/** How many of these were hit at least once, of how many. */
export const covered = (hits: Hits): { readonly hit: number; readonly of: number } => ({
  hit: [...hits.values()].filter((count) => count > 0).length,
  of: hits.size,
})

/** Guards count once for each answer. */
export const coveredGuards = (guards: readonly GuardHits[]): { readonly hit: number; readonly of: number } => ({
  hit: guards.reduce((sum, { yes, no }) => sum + Math.min(yes, 1) + Math.min(no, 1), 0),
  of: guards.length * 2,
})

const typesByLabel = ({ nodes }: Graph): ReadonlyMap<string, string> =>
  new Map([...nodes.values()].flatMap(({ edges }) => edges.map(({ move }) => [move.label, move.type] as const)))

const zeros = (keys: readonly string[]): Map<string, number> => new Map(keys.map((key) => [key, 0]))

const add = (hits: Map<string, number>, key: string): void => {
  hits.set(key, (hits.get(key) ?? 0) + 1)
}

/** Replays the traces on a copy whose guards record their use: one that is used without its transition said no. */
const guardHits = (chart: Chart, traces: readonly Trace[]): readonly GuardHits[] => {
  const asked = new Set<string>()
  const guarded = transitionsOf(chart.machine).filter(({ guard }) => guard !== undefined)
  const ids = guarded.map(transitionId)
  const config = configOf(chart.machine)
  const lists = nodesIn(config).flatMap((node) => listsOf(node).flatMap(({ list }) => list))
  for (const [index, transition] of lists.filter(({ guard }) => guard !== undefined).entries()) {
    const id = ids[index] ?? ''
    const original = guarded[index]?.guard
    const ask = () => {
      asked.add(id)
      return true
    }
    transition.guard = and([ask, original as Parameters<typeof and>[0][number]])
  }
  const twin = machineOf(config, chart.machine)
  const counts = new Map(ids.map((id) => [id, { yes: 0, no: 0 }]))
  for (const trace of traces) {
    asked.clear()
    const labels = trace.map(({ label }) => label)
    let index = 0
    for (const _ of replay(chart, twin, labels, samplesOf(chart))) {
      const taken = new Set(trace[index]?.transitions)
      for (const id of asked) {
        const count = counts.get(id)
        if (count !== undefined) count[taken.has(id) ? 'yes' : 'no'] += 1
      }
      asked.clear()
      index += 1
    }
  }
  return [...counts].map(([id, { yes, no }]) => ({ id, yes, no }))
}
