// Runs a chart without effects: no actor starts, no timer runs, no event leaves it; what it would do is recorded.
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
  type InspectionEvent,
} from 'xstate'
import type { Outcome } from './chart.types.ts'
import { copier } from './copies.ts'
import { effectOf } from './effects.ts'
import { keptTransitions } from './kept-transitions.ts'
import { registryOf } from './registry.ts'
import { steadily } from './steady.ts'
import { leavesOf } from './transitions.ts'

export type Simulator = {
  readonly start: (input: unknown) => Outcome
  readonly step: (snapshot: AnyMachineSnapshot, event: EventObject) => Outcome
}

/**
 * Pure macrosteps of this machine, with the transitions each one took and its effects in order. `copies`: each step is
 * given its context and its event as copies, of a chart that changes in place what they hold.
 */
export const createSimulator = (machine: AnyStateMachine, copies = false): Simulator => {
  const given = copies ? copier : () => asItIs
  let transitions: AnyTransitionDefinition[] = []
  let effects: string[] = []
  let passed = new Set<string>()
  let before: AnyMachineSnapshot | undefined
  const born: object[] = []
  const inspect = (seen: InspectionEvent): void => {
    if (seen.type === '@xstate.actor') born.push(seen.actorRef)
    if (seen.type !== '@xstate.microstep') return
    const taken = keptTransitions(seen._transitions, before)
    transitions.push(...taken)
    for (const leaf of leavesOf(taken.map(({ source }) => source))) passed.add(leaf)
    if (!isMachine(seen.snapshot)) return
    before = seen.snapshot
    for (const leaf of leavesOf(before._nodes)) passed.add(leaf)
  }
  // Never started: only its identity and its system are used, and the inspection of that system for the transitions.
  const world = steadily(() => createActor(machine, { inspect }))
  Object.assign(world, { id: 'x:0', sessionId: 'x:0' })
  const registry = registryOf(world.system)
  const scope: Parameters<AnyStateMachine['transition']>[2] = {
    self: world,
    id: machine.id,
    sessionId: world.sessionId,
    system: world.system,
    logger: () => undefined,
    defer: () => undefined,
    emit: () => undefined,
    stopChild: () => undefined,
    actionExecutor: ({ type, params }) => {
      const effect = effectOf({ type, params })
      if (effect !== null) effects.push(effect)
    },
  }
  const begin = (from: AnyMachineSnapshot | undefined) => {
    for (const actor of born.splice(0)) if (actor !== world) registry.born(actor)
    registry.only(from?.children ?? {})
    // what a chart that asks for its own snapshot is told
    if (from !== undefined) world.getSnapshot = () => from
    transitions = []
    effects = []
    passed = new Set()
    before = from
  }
  const outcome = (snapshot: AnyMachineSnapshot, crash: string | null): Outcome => ({
    snapshot,
    transitions,
    passed: [...new Set([...passed, ...leavesOf(snapshot._nodes)])],
    effects,
    crash,
  })
  return {
    start: (input) => {
      begin(undefined)
      const snapshot = steadily(() => machine.getInitialSnapshot(scope, given()(input)))
      return outcome(snapshot, snapshot.status === 'error' ? messageOf(snapshot.error) : null)
    },
    step: (from, event) => {
      begin(from)
      try {
        const give = given()
        const at = copies ? { ...from, context: give(from.context) } : from
        return outcome(
          steadily(() => machine.transition(at, give(event), scope)),
          null,
        )
      } catch (error) {
        return outcome(from, messageOf(error))
      }
    },
  }
}

const asItIs = <Value>(value: Value): Value => value

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''

const isMachine = (snapshot: object): snapshot is AnyMachineSnapshot => '_nodes' in snapshot
