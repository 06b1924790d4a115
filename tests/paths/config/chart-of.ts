import type { AnyFixtures } from '@vigie/machines/testing'
import type { AnyStateMachine } from 'xstate'
import type { Chart } from '../model/chart.types.ts'
import { nodesOf } from '../model/transitions.ts'
import type { ChartEntry, ChartSamples } from './config.types.ts'
import { type Folding, foldingOf, sayFolding } from './folding.ts'
import { loadExport } from './load.ts'
import { named } from './named.ts'

/** The chart of an entry of the configuration, which stands in this folder. */
export const chartOf = async (name: string, entry: ChartEntry, folder: string): Promise<Chart> => {
  const machine = typeof entry.machine === 'string' ? await loadExport(entry.machine, folder) : entry.machine
  if (!isMachine(machine)) throw new Error(`${name}: ${String(entry.machine)} is not a machine of XState 5`)
  const samples = typeof entry.fixtures === 'string' ? await loadExport(entry.fixtures, folder) : entry.fixtures
  return chartFrom(name, machine, { ...entry, fixtures: isSamples(samples) ? samples : {} })
}

/** A chart from its machine and what is said of it; the rest is made up. */
export const chartFrom = (
  name: string,
  given: AnyStateMachine,
  entry: Omit<ChartEntry, 'machine' | 'fixtures'> & { readonly fixtures: ChartSamples },
): Chart => {
  const machine = named(given)
  const chart = {
    name,
    machine,
    fixtures: completed(machine, entry.fixtures),
    requirements: entry.requirements ?? { events: {}, states: {} },
    drawn: entry.drawn ?? { fields: [], delays: [] },
    ...(entry.frozen === undefined ? {} : { frozen: entry.frozen }),
  }
  if (entry.fold !== undefined) {
    const inPlace = { inPlace: () => entry.inPlace ?? false }
    return { ...chart, ...inPlace, fold: entry.fold, within: entry.within ?? (() => true) }
  }
  const folding = once(() => {
    const found = foldingOf(chart)
    const said = sayFolding(name, found)
    if (said !== null) process.stderr.write(`${said}\n`)
    return found
  })
  return {
    ...chart,
    pairs: PAIRS,
    inPlace: () => entry.inPlace ?? folding().inPlace,
    fold: (context) => folding().fold(context),
    within: entry.within ?? ((context) => folding().within(context)),
  }
}

/** A context of which nobody said what matters may differ in thousands of ways that nothing follows from. */
const PAIRS = 500

/** What looking at a chart tells is asked for only where a chart is explored. */
const once = (find: () => Folding): (() => Folding) => {
  let found: Folding | null = null
  return () => {
    found ??= find()
    return found
  }
}

/** Samples with what was left out: each event without payload, each actor ending either way that the chart answers. */
const completed = (
  machine: AnyStateMachine,
  { inputs = [], events = {}, outcomes = {} }: ChartSamples,
): AnyFixtures => {
  const types = eventTypes(machine).filter((type) => !Object.hasOwn(events, type))
  const madeUp = nodesOf(machine).flatMap((node) =>
    node.invoke.map(({ id, src }) => {
      const [given, name] = [outcomes[String(src)] ?? {}, String(src)]
      const isAnswered = (kind: 'done' | 'error') => machine.events.includes(`xstate.${kind}.actor.${id}`)
      return [
        name,
        {
          done: given.done ?? (isAnswered('done') ? [undefined] : []),
          error: given.error ?? (isAnswered('error') ? [new Error('failed')] : []),
        },
      ] as const
    }),
  )
  return {
    inputs: inputs.length === 0 ? [undefined] : inputs,
    events: { ...Object.fromEntries(types.map((type) => [type, [{ type }]])), ...events },
    outcomes: Object.fromEntries(madeUp),
    // Sound although the type cannot say so: lists may be empty here, which only means that nothing is sampled.
  } as AnyFixtures
}

/** Types of the events that a chart is sent; of a pattern (`mouse.*`, `*`) one that it stands for. */
export const eventTypes = (machine: AnyStateMachine): readonly string[] => {
  const written = nodesOf(machine).flatMap((node) => [...node.transitions.keys()])
  const own = written.filter((type) => type !== '' && !type.startsWith('xstate.'))
  return [...new Set(own.map((type) => (type === '*' ? 'anything.else' : type.replace(/\.\*$/, '.any'))))].sort()
}

const isMachine = (value: unknown): value is AnyStateMachine =>
  value instanceof Object && 'root' in value && 'implementations' in value && 'getInitialSnapshot' in value

const isSamples = (value: unknown): value is ChartSamples => value instanceof Object
