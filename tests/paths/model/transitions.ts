import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate'

// Names of transitions, made from fields that inspection events in the browser carry too. The recorder runs this file
// there, so it imports types only.

type Named = { readonly type: string } | string
export type TransitionLike = {
  readonly source: { readonly path: readonly string[] }
  readonly target?: readonly { readonly path: readonly string[] }[] | undefined
  readonly eventType: string
  readonly guard?: unknown
}

/** `loading · user.reported [hasUrlToken] → authenticated`: source, event, guard, target. */
export const transitionId = ({ source, target, eventType, guard }: TransitionLike): string => {
  const name = guardName(guard)
  const to = target?.map(({ path }) => pathText(path)).join(' + ') ?? '(stays)'
  return `${pathText(source.path)} · ${eventText(eventType)}${name === null ? '' : ` [${name}]`} → ${to}`
}

/** An event type as people read it: `done signOut`, `done state auth.in`, `after staleAfter`, `always`, or itself. */
export const eventText = (type: string): string => {
  if (type === '') return 'always'
  const [, kind, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (kind !== undefined) return `${kind} ${id}`
  const [, state] = /^xstate\.done\.state\.(.+)$/.exec(type) ?? []
  if (state !== undefined) return `done state ${state}`
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? []
  return delay === undefined ? type : `after ${delay}`
}

/** Name of a guard; null: none. A combined guard is named by its kind and the guards in it. */
export const guardName = (guard: unknown): string | null => {
  if (guard === undefined || guard === null) return null
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') {
    const combined = 'guards' in guard && Array.isArray(guard.guards) ? guard.guards.map(guardName) : []
    const kind =
      'check' in guard && typeof guard.check === 'function' ? guard.check.name.replace('check', '') : guard.name
    return `${kind.toLowerCase() || 'inline'}(${combined.join(', ')})`
  }
  return isNamed(guard) ? guard.type : 'guard'
}

const isNamed = (guard: unknown): guard is Exclude<Named, string> =>
  typeof guard === 'object' && guard !== null && 'type' in guard && typeof guard.type === 'string'

/** Paths of those of these nodes that are states without children. */
export const leavesOf = (nodes: AnyMachineSnapshot['_nodes']): readonly string[] =>
  nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ path }) => pathText(path))

export const pathText = (path: readonly string[]): string => (path.length === 0 ? '(root)' : path.join('.'))

/** Every node of a chart, its root first, in document order. */
export const nodesOf = (machine: AnyStateMachine): readonly StateNode[] => below(machine.root)

const below = (node: StateNode): readonly StateNode[] => [node, ...Object.values(node.states).flatMap(below)]

/** Every transition of a chart: events, delays, outcomes of actors, and eventless ones. */
export const transitionsOf = (machine: AnyStateMachine): readonly AnyTransitionDefinition[] =>
  nodesOf(machine).flatMap((node) => [...node.transitions.values(), node.always ?? []].flat())
