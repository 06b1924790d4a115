import type { AnyStateMachine } from 'xstate'
import { pathText } from '../model/transitions.ts'
import { configOf, machineOf, type NodeConfig, nodesIn } from './config.ts'
import { delayEdits } from './delay-operators.ts'
import type { Names } from './edit.ts'
import { nodeEdits } from './node-operators.ts'
import { transitionEdits } from './transition-operators.ts'

export type Mutant = {
  readonly operator: string
  /** the node and the change */
  readonly what: string
  /** the machine with the fault; throws when xstate refuses to build it */
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
        return machineOf(copy, machine, { maxIterations: MICROSTEPS_MOST })
      },
    })),
  )
  const timed = delayEdits(machine).map(({ operator, what, delays }) => ({
    operator,
    what,
    build: () => machineOf(configOf(machine), machine, { delays }),
  }))
  return [...drawn, ...timed]
}

/** No chart comes near it; a mutant that goes round in circles crashes there, which the traces notice. */
const MICROSTEPS_MOST = 100

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
