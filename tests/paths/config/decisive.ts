// A context may hold much that no guard ever asks about: told apart by all of it, a chart of two states has a hundred
// thousand. Which fields decide is seen by letting the chart step with a context that notes who reads what of it.
import { type AnyStateMachine, assign, enqueueActions } from 'xstate'
import { configOf, listsOf, machineOf, nodesIn } from '../mutate/config.ts'

type Call = (args: Record<string, unknown>, params?: unknown) => unknown
type Reads = Set<string>

/** What was read: by guards (and by what enqueues actions), and for the value of which field. */
type Notes = { readonly asked: Reads; readonly flows: Map<string, Reads> }

export type Watched = {
  /** the same chart, noting */
  readonly machine: AnyStateMachine
  /** the fields read by guards so far, and those from which these get their values */
  readonly decisive: () => ReadonlySet<string>
}

/** A chart that notes which fields of its context decide what it does. Its functions have names (`named`). */
export const watched = (machine: AnyStateMachine): Watched => {
  const notes: Notes = { asked: new Set(), flows: new Map() }
  const ask = (field: string) => void notes.asked.add(field)
  const config = configOf(machine)
  const actions = mapped(machine.implementations.actions, (action) => watchedAction(action, machine, notes))
  for (const node of nodesIn(config)) {
    const lists = listsOf(node).flatMap(({ list }) => list)
    for (const one of lists) one.guard = watchedGuard(one.guard, ask)
    for (const list of [node.entry, node.exit, ...lists.map((one) => one.actions)]) {
      for (const [index, action] of list.entries()) {
        list[index] = watchedParams(action, flowInto(assignedBy(machine, action), notes))
      }
    }
  }
  const guards = mapped(machine.implementations.guards, (guard) => watchedGuard(guard, ask))
  // Sound although the type cannot say so: each function does what the one under its name did.
  const given = { actions, guards } as Parameters<AnyStateMachine['provide']>[0]
  return { machine: machineOf(config, machine.provide(given)), decisive: () => closure(notes) }
}

const closure = ({ asked, flows }: Notes): ReadonlySet<string> => {
  const found = new Set(asked)
  for (const field of found)
    for (const from of [...(flows.get(field) ?? []), ...(flows.get(ANY) ?? [])]) found.add(from)
  return found
}

/** Where to note what a value is made from that goes into these fields. */
const flowInto =
  (fields: readonly string[], { flows }: Notes) =>
  (read: string): void => {
    for (const field of fields) flows.set(field, (flows.get(field) ?? new Set()).add(read))
  }

/** The function, told of a context that notes which fields of it are read. */
const noting =
  (call: Call, note: (field: string) => void): Call =>
  (args, params) => {
    const { context } = args
    return call(context instanceof Object ? { ...args, context: notingContext(context, note) } : args, params)
  }

const notingContext = (context: object, note: (field: string) => void): object =>
  new Proxy(context, {
    get: (target, field) => {
      if (typeof field === 'string') note(field)
      return Reflect.get(target, field)
    },
    ownKeys: (target) => {
      for (const field of Object.keys(target)) note(field)
      return Reflect.ownKeys(target)
    },
  })

const watchedGuard = (guard: unknown, ask: (field: string) => void): unknown => {
  if (!isCall(guard)) return watchedParams(guard, ask)
  if (!('check' in guard)) return noting(guard, ask)
  if (!('guards' in guard) || !Array.isArray(guard.guards)) return guard
  return copied(guard, { guards: guard.guards.map((one) => watchedGuard(one, ask)) })
}

const watchedAction = (action: unknown, machine: AnyStateMachine, notes: Notes): unknown => {
  if (!isCall(action)) return action
  if ('assignment' in action) return assign(watchedAssignment(action.assignment, notes))
  if ('collect' in action && isCall(action.collect)) return watchedQueue(action.collect, machine, notes)
  return action
}

type Assignment = Parameters<typeof assign>[0]

const watchedAssignment = (assignment: unknown, notes: Notes): Assignment => {
  if (isCall(assignment)) {
    return ((args: Record<string, unknown>, params: unknown) => {
      const read: string[] = []
      const update = noting(assignment, (field) => void read.push(field))(args, params)
      for (const field of read) flowInto(Object.keys(update ?? {}), notes)(field)
      return update
    }) as Assignment
  }
  return mapped(fieldsOf(assignment), (value, field) =>
    isCall(value) ? noting(value, flowInto([field], notes)) : value,
  ) as Assignment
}

/**
 * What it reads decides what it enqueues: whether an event is raised or an actor started, which leads elsewhere, and
 * what is assigned. What it tells others is seen from outside only.
 */
const watchedQueue = (collect: Call, machine: AnyStateMachine, notes: Notes): unknown =>
  enqueueActions((args, params) => {
    const { enqueue, check } = args
    const read: string[] = []
    const assigned: string[] = []
    let isLeading = false
    const queued = (action: unknown): unknown => {
      isLeading ||= isCall(action) && 'type' in action && LEADING.has(String(action.type))
      assigned.push(...assignedBy(machine, action))
      return watchedAction(action, machine, notes)
    }
    const watching = new Proxy(enqueue, {
      apply: (target, _, [action]) => target(queued(action) as Parameters<typeof enqueue>[0]),
      get: (target, name) => {
        if (name !== 'assign') {
          isLeading ||= LEADING.has(`xstate.${String(name)}`)
          return Reflect.get(target, name)
        }
        return (assignment: unknown) => {
          assigned.push(...(isCall(assignment) ? [ANY] : Object.keys(fieldsOf(assignment))))
          target.assign(watchedAssignment(assignment, notes))
        }
      },
    })
    const checking = (guard: unknown) => {
      const asking = (field: string) => void read.push(field)
      return check(watchedGuard(guard, asking) as Parameters<typeof check>[0])
    }
    noting(collect, (field) => void read.push(field))({ ...args, enqueue: watching, check: checking }, params)
    for (const field of read) {
      if (isLeading) notes.asked.add(field)
      flowInto(assigned, notes)(field)
    }
  })

const LEADING = new Set(['xstate.raise', 'xstate.spawnChild', 'xstate.stopChild', 'xstate.enqueueActions'])

/** A guard or an action by its name, whose parameters may be computed from the context. */
const watchedParams = (drawn: unknown, note: (field: string) => void): unknown => {
  if (!(drawn instanceof Object) || !('params' in drawn) || !isCall(drawn.params)) return drawn
  return { ...drawn, params: noting(drawn.params, note) }
}

/** The fields that an action assigns, drawn by its name or as it is. */
const assignedBy = (machine: AnyStateMachine, action: unknown): readonly string[] => {
  const name = typeof action === 'object' && action !== null && 'type' in action ? action.type : action
  const found: unknown = typeof name === 'string' ? Reflect.get(machine.implementations.actions, name) : action
  if (!isCall(found)) return []
  // What is enqueued, or returned by a function, may assign any field.
  if ('collect' in found) return [ANY]
  if (!('assignment' in found)) return []
  return isCall(found.assignment) ? [ANY] : Object.keys(fieldsOf(found.assignment))
}

/** Stands for every field; a space, so that none is called the same. */
const ANY = 'any field'

const copied = (call: Call, fields: object): unknown =>
  Object.assign((args: Record<string, unknown>, params: unknown) => call(args, params), call, fields)

const mapped = (
  all: Readonly<Record<string, unknown>>,
  change: (value: unknown, name: string) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, change(value, name)]))

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => ({ ...(value instanceof Object ? value : {}) })

const isCall = (value: unknown): value is Call => typeof value === 'function'
