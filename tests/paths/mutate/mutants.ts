import type { AnyStateMachine } from 'xstate'
import { pathText } from '../model/transitions.ts'
import { configOf, machineOf, type NodeConfig, nodesIn } from './config.ts'
import { delayEdits } from './delay-operators.ts'
import { nodeEdits } from './node-operators.ts'
import { transitionEdits } from './transition-operators.ts'

/** One way a node could be wrong. `edit` is given the node of a fresh copy. */
export type Edit = {
  readonly operator: string
  readonly what: string
  readonly edit: (node: NodeConfig) => void
}

/** What the operators may choose from: the names of this chart. */
export type Names = {
  readonly nodes: readonly NodeConfig[]
  readonly events: readonly string[]
  readonly actions: readonly string[]
  readonly guards: readonly string[]
  readonly actors: readonly string[]
  readonly delays: readonly string[]
}

export type Mutant = {
  readonly operator: string
  /** the node and what became of it */
  readonly what: string
  /** builds it; throws when xstate refuses such a chart */
  readonly build: () => AnyStateMachine
}

/** Every mutant of a chart, in a stable order. */
export const mutantsOf = (machine: AnyStateMachine): readonly Mutant[] => {
  const root = configOf(machine)
  const names = namesOf(machine, root)
  const drawn = names.nodes.flatMap((node) =>
    [...transitionEdits(node, names), ...nodeEdits(node, names)].map(({ operator, what, edit }) => ({
      operator,
      what: `${pathText(node.path)}: ${what}`,
      build: () => {
        const copy = configOf(machine)
        edit(nodeAt(copy, node.path))
        return machineOf(copy, machine)
      },
    })),
  )
  const timed = delayEdits(machine).map(({ operator, what, delays }) => ({
    operator,
    what,
    build: () => machineOf(configOf(machine), machine, delays),
  }))
  return [...drawn, ...timed]
}

const namesOf = (machine: AnyStateMachine, root: NodeConfig): Names => {
  const { actions, guards, actors, delays } = machine.implementations
  return {
    nodes: nodesIn(root),
    events: machine.events.filter((type) => !type.startsWith('xstate.')).sort(),
    actions: Object.keys(actions),
    guards: Object.keys(guards),
    actors: Object.keys(actors),
    delays: Object.keys(delays),
  }
}

const nodeAt = (root: NodeConfig, path: readonly string[]): NodeConfig =>
  path.reduce((node, key) => {
    const child = node.states[key]
    if (child === undefined) throw new Error(`no node ${path.join('.')}`)
    return child
  }, root)
