// The drawing of a chart as data that a mutator can edit: one form for what xstate lets one write in several ways,
// every target an id, nothing shared between copies.
import { type AnyStateMachine, createMachine, type StateNode } from 'xstate'
import { timerOf } from '../model/effects.ts'

export type TransitionConfig = {
  target: string[] | undefined
  guard: unknown
  actions: unknown[]
  reenter: boolean
}
export type InvokeConfig = {
  id: string
  src: string
  input: unknown
  onDone: TransitionConfig[]
  onError: TransitionConfig[]
}
export type NodeConfig = {
  id: string
  key: string
  path: readonly string[]
  type: StateNode['type']
  initial: string | undefined
  states: Record<string, NodeConfig>
  on: Record<string, TransitionConfig[]>
  after: Record<string, TransitionConfig[]>
  always: TransitionConfig[]
  entry: unknown[]
  exit: unknown[]
  invoke: InvokeConfig[]
}

/** A fresh copy of a chart's drawing. */
export const configOf = (machine: AnyStateMachine): NodeConfig => nodeConfig(machine.root)

/** The machine of this drawing, with the context, guards, actions, actors and delays of the original. */
export const machineOf = (
  config: NodeConfig,
  original: AnyStateMachine,
  delays: AnyStateMachine['implementations']['delays'] = {},
): AnyStateMachine => {
  const { context } = original.config
  // Sound although the type cannot say so: the drawing was read from this machine, so its names are implemented there.
  const drawn = { ...drawnOf(config), context } as AnyStateMachine['config']
  const { implementations } = original
  return createMachine(drawn, { ...implementations, delays: { ...implementations.delays, ...delays } })
}

/** Every node of a drawing, its root first. */
export const nodesIn = (node: NodeConfig): readonly NodeConfig[] => [
  node,
  ...Object.values(node.states).flatMap(nodesIn),
]

/** The transition lists of a node, each under the name of what it answers; the lists themselves, to edit. */
export const listsOf = (node: NodeConfig): readonly { readonly name: string; readonly list: TransitionConfig[] }[] => [
  ...Object.entries(node.on).map(([name, list]) => ({ name, list })),
  ...Object.entries(node.after).map(([name, list]) => ({ name: `after ${name}`, list })),
  ...(node.always.length > 0 ? [{ name: 'always', list: node.always }] : []),
  ...node.invoke.flatMap(({ id, onDone, onError }) => [
    { name: `done ${id}`, list: onDone },
    { name: `error ${id}`, list: onError },
  ]),
]

const nodeConfig = (node: StateNode): NodeConfig => {
  const [initial] = node.initial?.target ?? []
  const own = [...node.transitions].filter(([type]) => !type.startsWith('xstate.'))
  const timers = [...node.transitions].filter(([type]) => timerOf(type) !== null)
  return {
    id: node.id,
    key: node.key,
    path: node.path,
    type: node.type,
    initial: initial?.key,
    states: Object.fromEntries(Object.entries(node.states).map(([key, child]) => [key, nodeConfig(child)])),
    on: Object.fromEntries(own.map(([type, list]) => [type, list.map(transitionConfig)])),
    after: Object.fromEntries(timers.map(([type, list]) => [timerOf(type)?.name, list.map(transitionConfig)])),
    always: (node.always ?? []).map(transitionConfig),
    entry: listed(node.config.entry),
    exit: listed(node.config.exit),
    invoke: node.invoke.map(({ id, src, input }) => ({
      id,
      src: String(src),
      input,
      onDone: (node.transitions.get(`xstate.done.actor.${id}`) ?? []).map(transitionConfig),
      onError: (node.transitions.get(`xstate.error.actor.${id}`) ?? []).map(transitionConfig),
    })),
  }
}

type Definition = NonNullable<StateNode['always']>[number]

const transitionConfig = ({ target, guard, actions, reenter }: Definition): TransitionConfig => ({
  target: target?.map(({ id }) => `#${id}`),
  guard,
  actions: [...actions],
  reenter,
})

const listed = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat())

/** The drawing as xstate reads it: a field without a value is left out, since an undefined one means something else. */
const drawnOf = (node: NodeConfig): object => ({
  id: node.id,
  ...(node.type === 'compound' || node.type === 'atomic' ? {} : { type: node.type }),
  ...(node.initial === undefined ? {} : { initial: node.initial }),
  states: Object.fromEntries(Object.entries(node.states).map(([key, child]) => [key, drawnOf(child)])),
  on: drawnLists(node.on),
  after: drawnLists(node.after),
  ...(node.always.length === 0 ? {} : { always: node.always.map(drawn) }),
  entry: node.entry,
  exit: node.exit,
  invoke: node.invoke.map(({ id, src, input, onDone, onError }) => ({
    id,
    src,
    ...(input === undefined ? {} : { input }),
    ...(onDone.length === 0 ? {} : { onDone: onDone.map(drawn) }),
    ...(onError.length === 0 ? {} : { onError: onError.map(drawn) }),
  })),
})

const drawnLists = (lists: Record<string, TransitionConfig[]>): object =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.map(drawn)]))

const drawn = ({ target, guard, actions, reenter }: TransitionConfig): object => ({
  ...(target === undefined ? {} : { target }),
  ...(guard === undefined ? {} : { guard }),
  actions,
  reenter,
})
