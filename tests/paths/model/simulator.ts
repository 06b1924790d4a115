// Runs a chart without a world: no actor starts, no timer runs, nothing is told to anyone; all of it is written down.
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
} from 'xstate'
import type { Outcome } from './chart.types.ts'
import { effectOf } from './effects.ts'

export type Simulator = {
  readonly start: (input: unknown) => Outcome
  readonly step: (snapshot: AnyMachineSnapshot, event: EventObject) => Outcome
}

/** Pure macrosteps of this machine, with the transitions each one took and its effects in order. */
export const simulate = (machine: AnyStateMachine): Simulator => {
  let transitions: AnyTransitionDefinition[] = []
  let effects: string[] = []
  // Never started: it lends its identity and its system, whose inspection tells the transitions.
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
      const snapshot = machine.getInitialSnapshot(scope, input)
      return { snapshot, transitions, effects, crash: snapshot.status === 'error' ? messageOf(snapshot.error) : null }
    },
    step: (before, event) => {
      begin()
      try {
        const snapshot = machine.transition(before, event, scope)
        return { snapshot, transitions, effects, crash: null }
      } catch (error) {
        return { snapshot: before, transitions, effects, crash: messageOf(error) }
      }
    },
  }
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
