// Charts drawn with functions in place of names: every such guard, action, actor and delay gets a name, so that traces
// can tell them apart and the operators of `mutate` can drop and replace them.
import type { AnyStateMachine, StateNode } from 'xstate'
import { nodesOf, pathText } from '../model/transitions.ts'
import { configOf, listsOf, machineOf, type NodeConfig, nodesIn } from '../mutate/config.ts'

type Implementations = {
  readonly [Kind in 'guards' | 'actions' | 'actors' | 'delays']: Record<string, unknown>
}

/** The same chart with names for what it holds inline; the chart itself when it holds nothing. */
export const named = (machine: AnyStateMachine): AnyStateMachine => {
  const config = configOf(machine)
  const found: Implementations = { guards: {}, actions: {}, actors: {}, delays: {} }
  for (const node of nodesIn(config)) nameNode(node, machine, found)
  if (Object.values(found).every((names) => Object.keys(names).length === 0)) return machine
  // Sound although the type cannot say so: each function stands where the machine itself had it.
  return machineOf(config, machine.provide(found as Parameters<AnyStateMachine['provide']>[0]))
}

const nameNode = (node: NodeConfig, machine: AnyStateMachine, found: Implementations): void => {
  nameTimers(node, found)
  nameActors(node, machine, found)
  const place = pathText(node.path)
  const taken = (kind: keyof Implementations) => (name: string) =>
    name in found[kind] || name in machine.implementations[kind]
  const nameActions = (actions: unknown[], where: string): void => {
    for (const [index, action] of actions.entries()) {
      if (typeof action === 'function') {
        actions[index] = keep(found.actions, taken('actions'), action, [`${where}`, index, place])
      }
    }
  }
  nameActions(node.entry, `entry of ${node.key}`)
  nameActions(node.exit, `exit of ${node.key}`)
  for (const { name, list } of listsOf(node)) {
    for (const [index, transition] of list.entries()) {
      nameActions(transition.actions, `action of ${name}`)
      const { guard } = transition
      if (typeof guard !== 'function' || 'check' in guard) continue
      transition.guard = keep(found.guards, taken('guards'), guard, [`guard of ${name}`, index, place])
    }
  }
}

/** Functions that a library or a compiler made bear its name for them. */
const MADE = /^$|^(guard|actions?|entry|exit|assign|raise|emit|sendTo|sendParent|spawnChild|stopChild|cancel|log)$/

/** Keeps an implementation under its own name, or under the first free one that says where it stands. */
const keep = (
  names: Record<string, unknown>,
  isTaken: (name: string) => boolean,
  given: { readonly name: string },
  [where, index, place]: readonly [string, number, string],
): string => {
  const own = MADE.test(given.name) || 'resolve' in given ? [] : [given.name]
  const numbered = index === 0 ? where : `${where} ${index + 1}`
  const name = [...own, numbered, `${numbered} in ${place}`].find((one) => names[one] === given || !isTaken(one))
  const free = name ?? `${numbered} in ${place} (${Object.keys(names).length})`
  names[free] = given
  return free
}

/** `after: { 500: … }` becomes a delay named `500ms`, which can then be made longer and shorter. */
const nameTimers = (node: NodeConfig, found: Implementations): void => {
  for (const [delay, list] of Object.entries(node.after)) {
    if (!/^\d+$/.test(delay)) continue
    const name = `${delay}ms`
    found.delays[name] = Number(delay)
    delete node.after[delay]
    node.after[name] = list
  }
}

/** An actor without an id is called by its name, one without a name by its state. */
const nameActors = (node: NodeConfig, machine: AnyStateMachine, found: Implementations): void => {
  for (const [index, invoke] of node.invoke.entries()) {
    const isIdMade = invoke.id === `${index}.${node.id}`
    if (invoke.src.startsWith('xstate.invoke.')) {
      const name = isIdMade ? `${node.key}Actor${index === 0 ? '' : index + 1}` : invoke.id
      const isTaken = name in found.actors || name in machine.implementations.actors
      const free = isTaken ? `${name} in ${pathText(node.path)}` : name
      found.actors[free] = logicOf(machine, node.path, index)
      invoke.src = free
      if (isIdMade) invoke.id = free
    } else if (isIdMade) {
      const others = nodesOf(machine).flatMap((one) => one.invoke.filter(({ src }) => src === invoke.src))
      invoke.id = others.length === 1 ? invoke.src : `${invoke.src} in ${pathText(node.path)}`
      found.actors[invoke.src] = machine.implementations.actors[invoke.src]
    }
  }
}

const logicOf = (machine: AnyStateMachine, path: readonly string[], index: number): unknown => {
  const node: StateNode | undefined = nodesOf(machine).find((one) => one.path.join() === path.join())
  const invoked = [node?.config.invoke ?? []].flat()[index]
  return invoked instanceof Object && 'src' in invoked ? invoked.src : undefined
}
