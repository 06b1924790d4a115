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
  /** name of the actor; of logic that stands in the drawing itself, xstate's name for it */
  src: string
  /** what the drawing says, kept where no operator looks: logic in place, other fields */
  drawn: Readonly<Record<string, unknown>>
  input: unknown
  onDone: TransitionConfig[]
  onError: TransitionConfig[]
}
export type NodeConfig = {
  id: string
  key: string
  path: readonly string[]
  type: StateNode['type']
  /** of a history node: what it remembers, and where it leads when nothing is remembered yet */
  history: StateNode['history']
  defaults: unknown
  tags: readonly string[]
  output: unknown
  initial: string | undefined
  initialActions: unknown[]
  states: Record<string, NodeConfig>
  on: Record<string, TransitionConfig[]>
  after: Record<string, TransitionConfig[]>
  always: TransitionConfig[]
  /** when its last part is in a final state */
  onDone: TransitionConfig[]
  entry: unknown[]
  exit: unknown[]
  invoke: InvokeConfig[]
}

/** A fresh copy of a chart's drawing. */
export const configOf = (machine: AnyStateMachine): NodeConfig => nodeConfig(machine.root)

type Changes = {
  readonly delays?: AnyStateMachine['implementations']['delays']
  /** microsteps after which a step is given up as endless, which a drawing with a fault can be */
  readonly maxIterations?: number
}

/** The machine of this drawing, with the context, guards, actions, actors and delays of the original. */
export const machineOf = (
  config: NodeConfig,
  original: AnyStateMachine,
  { delays = {}, maxIterations }: Changes = {},
): AnyStateMachine => {
  const { context, version } = original.config
  const options = { ...original.config.options, ...(maxIterations === undefined ? {} : { maxIterations }) }
  // Sound although the type cannot say so: the drawing was read from this machine, so its names are implemented there.
  const drawn = { ...drawnOf(config), context, version, options } as AnyStateMachine['config']
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
  ...(node.onDone.length > 0 ? [{ name: 'done', list: node.onDone }] : []),
  ...node.invoke.flatMap(({ id, onDone, onError }) => [
    { name: `done ${id}`, list: onDone },
    { name: `error ${id}`, list: onError },
  ]),
]

const nodeConfig = (node: StateNode): NodeConfig => {
  const [initial] = node.initial?.target ?? []
  const own = [...node.transitions].filter(([type]) => Object.hasOwn(node.config.on ?? {}, type))
  const timers = [...node.transitions].filter(([type]) => timerOf(type) !== null)
  return {
    id: node.id,
    key: node.key,
    path: node.path,
    type: node.type,
    history: node.history,
    defaults: defaultsOf(node),
    tags: [...node.tags],
    output: node.output,
    initial: initial?.key,
    initialActions: initial === undefined ? [] : [...(node.initial?.actions ?? [])],
    states: Object.fromEntries(Object.entries(node.states).map(([key, child]) => [key, nodeConfig(child)])),
    on: Object.fromEntries(own.map(([type, list]) => [type, list.map(transitionConfig)])),
    after: Object.fromEntries(timers.map(([type, list]) => [timerOf(type)?.name, list.map(transitionConfig)])),
    always: (node.always ?? []).map(transitionConfig),
    onDone: (node.transitions.get(`xstate.done.state.${node.id}`) ?? []).map(transitionConfig),
    entry: listed(node.config.entry),
    exit: listed(node.config.exit),
    invoke: node.invoke.map(({ id, src, input }, index) => ({
      id,
      src: String(src),
      drawn: fieldsOf([node.config.invoke].flat()[index]),
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

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => ({ ...(value instanceof Object ? value : {}) })

/** Where a history node leads while nothing is remembered, as it was written. */
const defaultsOf = ({ type, config }: StateNode): unknown => (type === 'history' ? config.target : undefined)

const listed = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat())

/** The drawing as xstate reads it: a field without a value is left out, since an undefined one means something else. */
const drawnOf = (node: NodeConfig): object => ({
  id: node.id,
  ...(node.type === 'compound' || node.type === 'atomic' ? {} : { type: node.type }),
  ...(node.type === 'history' ? { history: node.history } : {}),
  ...(node.defaults === undefined ? {} : { target: node.defaults }),
  ...(node.tags.length === 0 ? {} : { tags: node.tags }),
  ...(node.output === undefined ? {} : { output: node.output }),
  ...(node.initial === undefined ? {} : { initial: initialOf(node) }),
  states: Object.fromEntries(Object.entries(node.states).map(([key, child]) => [key, drawnOf(child)])),
  on: drawnLists(node.on),
  after: drawnLists(node.after),
  ...(node.always.length === 0 ? {} : { always: node.always.map(drawn) }),
  ...(node.onDone.length === 0 ? {} : { onDone: node.onDone.map(drawn) }),
  entry: node.entry,
  exit: node.exit,
  invoke: node.invoke.map(drawnInvoke),
})

const initialOf = ({ initial, initialActions }: NodeConfig): unknown =>
  initialActions.length === 0 ? initial : { target: initial, actions: initialActions }

/** An actor as it was drawn, but for what operators change. Logic that stands in the drawing is named by xstate. */
const drawnInvoke = ({ id, src, drawn: fields, input, onDone, onError }: InvokeConfig): object => {
  const { input: _, onDone: __, onError: ___, ...others } = fields
  return {
    ...others,
    id,
    src: src.startsWith('xstate.invoke.') ? fields['src'] : src,
    ...(input === undefined ? {} : { input }),
    ...(onDone.length === 0 ? {} : { onDone: onDone.map(drawn) }),
    ...(onError.length === 0 ? {} : { onError: onError.map(drawn) }),
  }
}

const drawnLists = (lists: Record<string, TransitionConfig[]>): object =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.map(drawn)]))

const drawn = ({ target, guard, actions, reenter }: TransitionConfig): object => ({
  ...(target === undefined ? {} : { target }),
  ...(guard === undefined ? {} : { guard }),
  actions,
  reenter,
})
