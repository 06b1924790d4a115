// A chart's behaviour as a table of tests: in every state, every sampled event, those that the state ignores included.
import { HOUR_MS } from '@vigie/contracts/entities'
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject, StateNode, StateValue } from 'xstate'
import { type Drive, done, drive, failed, type Step } from './drive.ts'
import type { AnyFixtures } from './fixtures.types.ts'

/** One row: a state, how to reach it, and what it answers. */
export type Row = {
  /** steps from the start to this state */
  readonly reach: readonly Step[]
  /**
   * What the state answers, and the state that follows. A key is an event type, `done <actor>` or `error <actor>`, each
   * optionally followed by its payload's plain values, or `after <ms>`. Everything else must be ignored.
   */
  readonly on: Readonly<Record<string, string>>
}

/** The table of a chart, or of one region of it. */
export type Table = {
  readonly machine: AnyStateMachine
  readonly fixtures: AnyFixtures
  readonly input: unknown
  /** of a parallel chart: the region that the rows are about */
  readonly region?: string
  /**
   * for a region whose neighbour answers events that it ignores itself: an ignored event must leave the region's state
   * as it was, while context, actors and effects are not compared
   */
  readonly stateOnly?: true
  readonly rows: Readonly<Record<string, Row>>
}

/** One cell of the table: passes when `found()` equals `expected`. */
export type Case = { readonly title: string; readonly found: () => unknown; readonly expected: unknown }

/** Every cell of the table as a test case: the step leads to the state expected, or changes nothing at all. */
export const casesOf = (table: Table): readonly Case[] =>
  Object.entries(table.rows).flatMap(([state, row]) => [
    { title: `${state} is reached`, found: () => stateAt(table, reach(table, row)), expected: state },
    ...stepsAt(table, row).map((step) => stepCase(table, state, row, step)),
    ...timeCases(table, state, row),
  ])

/** Every state of a chart (or of one region) in which it can stay: those left at once by `always` are not listed. */
export const controlStates = (machine: AnyStateMachine, region?: string): readonly string[] => {
  const root = region === undefined ? machine.root : machine.root.states[region]
  return root === undefined ? [] : leavesOf(root, [])
}

type LabelledStep = { readonly kind: string; readonly label: string; readonly step: EventObject }

const stepsAt = (table: Table, row: Row): readonly LabelledStep[] => {
  const { events, outcomes } = table.fixtures
  const children: readonly AnyActorRef[] = Object.values(snapshotOf(reach(table, row)).children)
  return [
    ...Object.values(events).flatMap((samples) =>
      samples.map((step) => ({ kind: step.type, label: labelOf(step.type, step), step })),
    ),
    ...children.flatMap((child) => {
      const samples = outcomes[String(child.src)]
      if (samples === undefined) return []
      return [
        ...samples.done.map((output) => ({
          kind: `done ${child.id}`,
          label: labelOf(`done ${child.id}`, output),
          step: done(child.id, output),
        })),
        ...samples.error.map((error) => ({
          kind: `error ${child.id}`,
          label: `error ${child.id}`,
          step: failed(child.id, error),
        })),
      ]
    }),
  ]
}

const stepCase = (table: Table, state: string, row: Row, { kind, label, step }: LabelledStep): Case => {
  const next = row.on[label] ?? row.on[kind]
  if (next !== undefined) {
    return {
      title: `${state} · ${label} → ${next}`,
      found: () => stateAt(table, reach(table, row).take(step)),
      expected: next,
    }
  }
  return {
    title: `${state} · ${label} is ignored`,
    found: () => observed(table, reach(table, row).take(step)),
    expected: observed(table, reach(table, row)),
  }
}

const timeCases = (table: Table, state: string, row: Row): readonly Case[] => {
  const timers = Object.keys(row.on).filter((key) => key.startsWith('after '))
  if (timers.length === 0) {
    const found = () => stateAt(table, reach(table, row).take(HOUR_MS))
    return [{ title: `${state} lasts as long as nothing happens`, found, expected: state }]
  }
  return timers.flatMap((key) => {
    const ms = Number(key.slice('after '.length))
    return [
      {
        title: `${state} · 1 ms before ${key} nothing happens`,
        found: () => stateAt(table, reach(table, row).take(ms - 1)),
        expected: state,
      },
      {
        title: `${state} · ${key} → ${row.on[key]}`,
        found: () => stateAt(table, reach(table, row).take(ms - 1, 1)),
        expected: row.on[key],
      },
    ]
  })
}

const reach = (table: Table, row: Row): Drive => drive(table.machine, table.input).take(...row.reach)

const snapshotOf = (driven: Drive): AnyMachineSnapshot => driven.actor.getSnapshot()

const stateAt = ({ region }: Table, driven: Drive): string => {
  const { value } = snapshotOf(driven)
  return pathOf(region === undefined || typeof value === 'string' ? value : value[region])
}

/** Everything that an ignored event must not change. */
const observed = (table: Table, driven: Drive): unknown =>
  table.stateOnly
    ? stateAt(table, driven)
    : {
        state: stateAt(table, driven),
        context: JSON.stringify(snapshotOf(driven).context),
        children: Object.keys(snapshotOf(driven).children),
        effects: driven.effects,
      }

const pathOf = (value: StateValue | undefined): string => {
  if (value === undefined || typeof value === 'string') return value ?? ''
  return Object.entries(value)
    .map(([key, child]) => (pathOf(child) === '' ? key : `${key}.${pathOf(child)}`))
    .join(' + ')
}

const leavesOf = (node: StateNode, path: readonly string[]): readonly string[] => {
  const children = Object.values(node.states)
  if (children.length > 0) return children.flatMap((child) => leavesOf(child, [...path, child.key]))
  return node.always === undefined || node.always.length === 0 ? [path.join('.')] : []
}

const labelOf = (kind: string, payload: unknown): string =>
  [kind, ...plainValues(payload).filter((value) => value !== kind)].join(' ')

const plainValues = (payload: unknown): readonly string[] => {
  if (payload === undefined) return []
  if (typeof payload !== 'object' || payload === null) return [String(payload)]
  return Object.values(payload)
    .filter((value) => typeof value !== 'object')
    .map(String)
}
