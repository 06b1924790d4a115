// A mutant is the drawing of a chart, read and built again with one fault. Where a chart draws something that is lost on
// that way, a mutant has a second fault, and what is judged is not what was meant: such a chart is not judged at all.
import type { AnyStateMachine, StateNode } from 'xstate'
import { nodesOf, pathText, transitionId } from '../model/transitions.ts'
import { configOf, machineOf } from './config.ts'

/** Throws with the first thing that the drawing of a machine loses when it is read and built again. */
export const requireFaithful = (machine: AnyStateMachine): void => {
  const lost = lostOf(machine)
  if (lost !== null)
    throw new Error(`${machine.id} cannot be broken one fault at a time: built again it differs at ${lost}`)
}

/** What a machine built again from its own drawing does not have, or has besides; null: nothing. */
export const lostOf = (machine: AnyStateMachine): string | null => {
  const twin = machineOf(configOf(machine), machine)
  const [nodes, again] = [nodesOf(machine), nodesOf(twin)]
  if (machine.version !== twin.version || !same(machine.options, twin.options)) return 'its options'
  for (const [index, node] of nodes.entries()) {
    const other = again[index]
    if (other === undefined) return pathText(node.path)
    const [one, two] = [partsOf(node), partsOf(other)]
    const field = Object.keys(one).find((name) => !same(one[name], two[name]))
    if (field !== undefined) return `${pathText(node.path)}: ${field}`
  }
  return null
}

type Transition = NonNullable<StateNode['always']>[number]

/** Everything of a node that decides what it does, as values that are compared one by one. */
const partsOf = (node: StateNode): Readonly<Record<string, readonly unknown[]>> => ({
  id: [node.id, node.type, ...node.path],
  tags: node.tags,
  output: [node.output],
  meta: [node.meta],
  history: [node.history, node.config.target],
  initial: (node.initial?.target ?? []).flatMap(({ id }) => [id, ...(node.initial?.actions ?? [])]),
  // The actions that set and cancel timers are made anew for each machine.
  entry: [node.entry.length, ...[node.config.entry ?? []].flat()],
  exit: [node.exit.length, ...[node.config.exit ?? []].flat()],
  invoke: node.invoke.flatMap(({ id, src, input, systemId, onSnapshot }) => [id, src, input, systemId, onSnapshot]),
  transitions: [...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap(transitionParts),
})

const transitionParts = (transition: Transition): readonly unknown[] => [
  transitionId(transition),
  transition.eventType,
  transition.guard,
  transition.reenter,
  transition.target === undefined,
  ...transition.actions,
]

/** Functions and objects of the drawing are handed on, so they are the same ones; options are compared as text. */
const same = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((item, index) => Object.is(item, other[index]))
    : JSON.stringify(one) === JSON.stringify(other)
