// Runs a chart in a test: its clock is simulated, its actors only record that they ran, and its effects are listed.
import { type Actor, type AnyStateMachine, createActor, type EventObject, fromCallback, SimulatedClock } from 'xstate'

/** One effect of a chart: an actor started (with its input), was sent a command or stopped, or an event was emitted. */
export type Effect =
  | readonly ['started', id: string, input: unknown]
  | readonly ['told', id: string, command: EventObject]
  | readonly ['stopped', id: string]
  | readonly ['emitted', fact: EventObject]

/**
 * What a test does next: sends an event of the chart or an actor's answer (`done`, `failed`), or lets time pass, ms.
 */
export type Step = EventObject | number

/** A chart under test. */
export type Drive = {
  readonly actor: Actor<AnyStateMachine>
  /** what it did so far, in order */
  readonly effects: readonly Effect[]
  /** does these steps, one after the other */
  readonly take: (...steps: readonly Step[]) => Drive
}

/** Starts a chart with recording actors and a simulated clock. */
export const drive = (machine: AnyStateMachine, input: unknown): Drive => {
  const effects: Effect[] = []
  const clock = new SimulatedClock()
  const actors = Object.fromEntries(actorNames(machine).map((name) => [name, scripted(effects)]))
  const actor: Actor<AnyStateMachine> = createActor(machine.provide({ actors }), { input, clock })
  actor.on('*', (fact: EventObject) => effects.push(['emitted', fact]))
  actor.start()
  const controls: Drive = {
    actor,
    effects,
    take: (...steps) => {
      for (const step of steps) typeof step === 'number' ? clock.increment(step) : actor.send(step)
      return controls
    },
  }
  return controls
}

/** The event by which the actor invoked as `id` ends well. */
export const done = (id: string, output?: unknown): EventObject => withFields(`xstate.done.actor.${id}`, { output })

/** The event by which the actor invoked as `id` fails. */
export const failed = (id: string, error: unknown = new Error('scripted')): EventObject =>
  withFields(`xstate.error.actor.${id}`, { error })

/** Names of the actors that a chart declares. */
export const actorNames = (machine: AnyStateMachine): readonly string[] => Object.keys(machine.implementations.actors)

const withFields = (type: string, fields: object): EventObject => ({ type, ...fields })

const scripted = (effects: Effect[]) =>
  fromCallback(({ self, input, receive }) => {
    effects.push(['started', self.id, input])
    receive((command) => effects.push(['told', self.id, command]))
    return () => effects.push(['stopped', self.id])
  })
