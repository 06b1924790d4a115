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
import { keptTransitions } from './kept-transitions.ts'
import { steadily } from './steady.ts'
import { leavesOf } from './transitions.ts'

export type Simulator = {
  readonly start: (input: unknown) => Outcome
  readonly step: (snapshot: AnyMachineSnapshot, event: EventObject) => Outcome
}

/** Pure macrosteps of this machine, with the transitions each one took and its effects in order. */
export const createSimulator = (machine: AnyStateMachine): Simulator => {
  let transitions: AnyTransitionDefinition[] = []
  let effects: string[] = []
  let passed = new Set<string>()
  let before: AnyMachineSnapshot | undefined
  // Never started: only its identity and its system are used, and the inspection of that system for the transitions.
  const world = createActor(machine, {
    inspect: (seen) => {
      if (seen.type !== '@xstate.microstep') return
      const taken = keptTransitions(seen._transitions, before)
      transitions.push(...taken)
      for (const leaf of leavesOf(taken.map(({ source }) => source))) passed.add(leaf)
      if (!isMachine(seen.snapshot)) return
      before = seen.snapshot
      for (const leaf of leavesOf(before._nodes)) passed.add(leaf)
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
  const begin = (from: AnyMachineSnapshot | undefined) => {
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
      const snapshot = steadily(() => machine.getInitialSnapshot(scope, input))
      return outcome(snapshot, snapshot.status === 'error' ? messageOf(snapshot.error) : null)
    },
    step: (from, event) => {
      begin(from)
      try {
        return outcome(
          steadily(() => machine.transition(from, event, scope)),
          null,
        )
      } catch (error) {
        return outcome(from, messageOf(error))
      }
    },
  }
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''

const isMachine = (snapshot: object): snapshot is AnyMachineSnapshot => '_nodes' in snapshot
