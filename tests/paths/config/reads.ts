// Which fields of an event a chart reads: for a scaffold to name them.
import type { AnyStateMachine, EventObject } from 'xstate'
import type { Chart } from '../model/chart.types.ts'
import { outcomeKey } from '../model/observation.ts'
import { samplesOf } from '../model/samples.ts'
import { createSimulator } from '../model/simulator.ts'
import { configOf, listsOf, machineOf, nodesIn } from '../mutate/config.ts'

/** Fields read of each event by type (`SEARCH`) and of each outcome (`done search`). */
export type Reads = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Does each event in many states of the chart with a payload that notes what is asked of it; then the same without its
 * guards, to come to what no made-up payload leads to.
 */
export const readsOf = (chart: Chart): Reads => {
  const reads = new Map<string, Set<string>>()
  const note: Note = (type, field) => void reads.set(type, (reads.get(type) ?? new Set()).add(field))
  for (const machine of [chart.machine, unguarded(chart.machine)]) noteReads({ ...chart, machine }, note)
  return reads
}

type Note = (type: string, field: string) => void

const unguarded = (machine: AnyStateMachine): AnyStateMachine => {
  const config = configOf(machine)
  for (const { list } of nodesIn(config).flatMap(listsOf)) for (const one of list) one.guard = undefined
  return machineOf(config, machine, { maxIterations: 100 })
}

const noteReads = (chart: Chart, note: Note): void => {
  const simulator = createSimulator(chart.machine)
  const samples = samplesOf(chart)
  const seen = new Set<string>()
  const waiting = chart.fixtures.inputs.map((input) => simulator.start(input))
  for (const { snapshot, crash } of waiting) {
    if (crash !== null) continue
    for (const { type, source, event } of samples.at(snapshot)) {
      const noting = source === 'done' ? withNotedOutput(event, type, note) : noted(event, (field) => note(type, field))
      const next = simulator.step(snapshot, noting)
      const key = outcomeKey(next)
      if (seen.has(key) || seen.size >= STATES_MOST) continue
      seen.add(key)
      waiting.push(next)
    }
  }
}

const STATES_MOST = 400
/** What a field that is not there is taken for: something with a length, so that most code that reads it goes on. */
export const sampleOf = (field: string): string => `sample ${field}`

const noted = (event: EventObject, note: (field: string) => void): EventObject =>
  new Proxy(event, {
    get: (target, field) => {
      const value: unknown = Reflect.get(target, field)
      if (typeof field === 'symbol' || field === 'type' || field === 'toJSON') return value
      note(field)
      return value ?? sampleOf(field)
    },
  })

const withNotedOutput = (
  event: EventObject,
  type: string,
  note: (type: string, field: string) => void,
): EventObject => {
  const output = noted({ type: 'output' }, (field) => note(type, field))
  return Object.assign({ ...event }, { output })
}
