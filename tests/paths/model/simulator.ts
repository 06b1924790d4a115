// Runs a chart without effects: no actor starts, no timer runs, no event leaves it; what it would do is recorded.
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
} from 'xstate'
import type { Outcome } from './chart.types.ts'
import { effectOf } from './effects.ts'
import { steadily } from './steady.ts'

export type Simulator = {
  readonly start: (input: unknown) => Outcome
  readonly step: (snapshot: AnyMachineSnapshot, event: EventObject) => Outcome
}

/** Pure macrosteps of this machine, with the transitions each one took and its effects in order. */
export const createSimulator = (machine: AnyStateMachine): Simulator => {
  let transitions: AnyTransitionDefinition[] = []
  let effects: string[] = []
  // Never started: only its identity and its system are used, and the inspection of that system for the transitions.
  const world = createActor(machine, {
    inspect: (seen) => {
      if (seen.type === '@xstate.microstep') transitions.push(...seen._transitions)
    },
  })
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
  const begin = () => {
    transitions = []
    effects = []
  }
  return {
    start: (input) => {
      begin()
      const snapshot = steadily(() => machine.getInitialSnapshot(scope, input))
      return { snapshot, transitions, effects, crash: snapshot.status === 'error' ? messageOf(snapshot.error) : null }
    },
    step: (before, event) => {
      begin()
      try {
        const snapshot = steadily(() => machine.transition(before, event, scope))
        return { snapshot, transitions, effects, crash: null }
      } catch (error) {
        return { snapshot: before, transitions, effects, crash: messageOf(error) }
      }
    },
  }
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
