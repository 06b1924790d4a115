import type { AnyFixtures } from '@vigie/machines/testing'
import type { AnyStateMachine } from 'xstate'
import { guardName, pathText } from '../model/transitions.ts'
import { configOf, listsOf, machineOf, type NodeConfig, nodesIn } from './config.ts'
import { delayEdits } from './delay-operators.ts'
import type { Drawn, Edit, Names } from './edit.ts'
import { memoryEdits } from './memory-operators.ts'
import { nodeEdits } from './node-operators.ts'
import { payloadEdits } from './payload-operators.ts'
import { shapeEdits } from './shape-operators.ts'
import { drawnName, transitionEdits } from './transition-operators.ts'

export type Mutant = {
  readonly operator: string
  /** the node and the change */
  readonly what: string
  /** the machine with the fault; throws when xstate refuses to build it */
  readonly build: () => AnyStateMachine
}

/**
 * Every mutant of a chart, in a stable order. Those by payload come last, and only where the payloads are given: a page
 * has none.
 */
export const mutantsOf = (machine: AnyStateMachine, fixtures?: AnyFixtures): readonly Mutant[] => {
  const root = configOf(machine)
  const names = namesOf(machine, root)
  const mutant = ({ operator, what, edit }: Edit, node: NodeConfig | null): Mutant => ({
    operator,
    what: node === null ? what : `${pathText(node.path)}: ${what}`,
    build: () => {
      const copy = configOf(machine)
      edit(nodeAt(copy, node?.path ?? []), copy)
      return machineOf(copy, machine, { maxIterations: MICROSTEPS_MOST })
    },
  })
  const drawn = names.nodes.flatMap((node) =>
    [...transitionEdits(node, names), ...nodeEdits(node, names), ...shapeEdits(node, names.nodes)].map((edit) =>
      mutant(edit, node),
    ),
  )
  const remembering = memoryEdits(root).map((edit) => mutant(edit, null))
  const paid =
    fixtures === undefined
      ? []
      : names.nodes.flatMap((node) => payloadEdits(node, fixtures).map((edit) => mutant(edit, node)))
  const timed = delayEdits(machine).map(({ operator, what, delays }) => ({
    operator,
    what,
    build: () => machineOf(configOf(machine), machine, { delays }),
  }))
  return [...drawn, ...timed, ...remembering, ...paid]
}

/** No chart comes near it; a mutant that goes round in circles crashes there, which the traces notice. */
const MICROSTEPS_MOST = 100

const namesOf = (machine: AnyStateMachine, root: NodeConfig): Names => {
  const { actions, guards, actors, delays } = machine.implementations
  const nodes = nodesIn(root)
  const transitions = nodes.flatMap((node) => listsOf(node).flatMap(({ list }) => list))
  return {
    nodes,
    events: machine.events.filter((type) => !type.startsWith('xstate.')).sort(),
    actions: drawnOnce(
      [...nodes.flatMap(({ entry, exit }) => [...entry, ...exit]), ...transitions.flatMap((one) => one.actions)],
      Object.keys(actions),
    ),
    guards: drawnOnce(
      transitions.flatMap(({ guard }) => guard ?? []),
      Object.keys(guards),
    ),
    actors: Object.keys(actors),
    delays: Object.keys(delays),
  }
}

/** Each guard or action by its name, as it is drawn first; those that are not drawn alone stand for themselves. */
const drawnOnce = (drawn: readonly unknown[], implemented: readonly string[]): readonly Drawn[] => {
  const found = new Map(drawn.map((value) => [drawnName(value), value] as const).toReversed())
  const named = new Set(drawn.map((value) => guardName(value)))
  return [...found, ...implemented.filter((name) => !named.has(name)).map((name) => [name, name] as const)]
    .map(([name, value]) => ({ name, value }))
    .sort((one, other) => one.name.localeCompare(other.name))
}

const nodeAt = (root: NodeConfig, path: readonly string[]): NodeConfig =>
  path.reduce((node, key) => {
    const child = node.states[key]
    if (child === undefined) throw new Error(`no node ${path.join('.')}`)
    return child
  }, root)
