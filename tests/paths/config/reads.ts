// What a chart reads of its input, of events and of outcomes: for a scaffold to name it.
import type { AnyStateMachine, EventObject } from 'xstate'
import type { Chart } from '../model/chart.types.ts'
import { outcomeKey } from '../model/observation.ts'
import { samplesOf } from '../model/samples.ts'
import { createSimulator } from '../model/simulator.ts'
import { nodesOf } from '../model/transitions.ts'
import { configOf, listsOf, machineOf, nodesIn } from '../mutate/config.ts'
import type { ChartSamples } from './config.types.ts'
import { fieldOf, fieldsOf, newReading, plainOf, probe, type Reading } from './probe.ts'

/**
 * Samples with every field that a chart was seen to read: it does each event in many states with a payload that notes
 * what is asked of it; then the same without its guards, to come to what no made-up payload leads to.
 */
export const samplesRead = (chart: Chart): Required<ChartSamples> => {
  const reads = newReading()
  for (const machine of [chart.machine, unguarded(chart.machine)]) noteReads({ ...chart, machine }, reads)
  const input = reads.fields.get(INPUT)
  const ofEvent = (type: string) => fieldsOf(reads.fields.get(type) ?? newReading())
  const ofOutput = (id: string): unknown => {
    const read = reads.fields.get(`done ${id}`)
    return read === undefined || isUnread(read) ? undefined : plainOf(read, 'output', true)
  }
  const actors = nodesOf(chart.machine).flatMap(({ invoke }) => invoke.map(({ id, src }) => [String(src), id] as const))
  const given = (kind: 'done' | 'error', src: string, made: () => unknown) =>
    (chart.fixtures.outcomes[src]?.[kind] ?? []).length === 0 ? [] : [made()]
  return {
    inputs: [input === undefined ? undefined : fieldsOf(input)],
    events: Object.fromEntries(Object.keys(chart.fixtures.events).map((type) => [type, [{ type, ...ofEvent(type) }]])),
    outcomes: Object.fromEntries(
      actors.map(([src, id]) => [
        src,
        {
          done: given('done', src, () => ofOutput(id)),
          error: given('error', src, () => new Error('failed')),
        },
      ]),
    ),
  }
}

/** A space, so that no event is called the same. */
const INPUT = 'the input'

const isUnread = ({ fields, isNumber, isList, isCalled }: Reading): boolean =>
  fields.size === 0 && !isNumber && !isList && !isCalled

const unguarded = (machine: AnyStateMachine): AnyStateMachine => {
  const config = configOf(machine)
  for (const { list } of nodesIn(config).flatMap(listsOf)) for (const one of list) one.guard = undefined
  return machineOf(config, machine, { maxIterations: 100 })
}

const noteReads = (chart: Chart, reads: Reading): void => {
  const simulator = createSimulator(chart.machine)
  const samples = samplesOf(chart)
  const seen = new Set<string>()
  const waiting = [simulator.start(noted({}, () => fieldOf(reads, INPUT)))]
  for (const { snapshot, crash } of waiting) {
    if (crash !== null) continue
    for (const { type, source, event } of samples.at(snapshot)) {
      const reading = () => fieldOf(reads, type)
      const noting: EventObject =
        source === 'done' ? Object.assign({ ...event }, { output: probe(reading(), 'output') }) : noted(event, reading)
      const next = simulator.step(snapshot, noting)
      const key = outcomeKey(next)
      if (seen.has(key) || seen.size >= STATES_MOST) continue
      seen.add(key)
      waiting.push(next)
    }
  }
}

const STATES_MOST = 400

/** The same object, whose missing fields are there once they are asked for, and noted. */
const noted = <Given extends object>(given: Given, reading: () => Reading): Given =>
  new Proxy(given, {
    get: (target, field) => {
      const value: unknown = Reflect.get(target, field)
      if (typeof field === 'symbol' || field === 'type' || field === 'toJSON') return value
      if (value !== undefined) return value
      return probe(fieldOf(reading(), field), field)
    },
  })
