// Runs a chart without a world, for tests: a simulated clock, actors that only log, effects in order.
import { type Actor, type AnyStateMachine, createActor, type EventObject, fromCallback, SimulatedClock } from 'xstate'

/** What a chart did to its world, in order. `started` carries the actor's input, `told` the command. */
export type Effect =
  | readonly ['started', id: string, input: unknown]
  | readonly ['told', id: string, command: EventObject]
  | readonly ['stopped', id: string]
  | readonly ['emitted', fact: EventObject]

/** An event of the chart, an answer of an actor (`done`, `failed`), or a time to let pass, ms. */
export type Step = EventObject | number

export type Drive = {
  readonly actor: Actor<AnyStateMachine>
  readonly effects: readonly Effect[]
  readonly take: (...steps: readonly Step[]) => Drive
}

/** Starts a chart on scripted parts and hands its controls. */
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

export const actorNames = (machine: AnyStateMachine): readonly string[] => Object.keys(machine.implementations.actors)

const withFields = (type: string, fields: object): EventObject => ({ type, ...fields })

const scripted = (effects: Effect[]) =>
  fromCallback(({ self, input, receive }) => {
    effects.push(['started', self.id, input])
    receive((command) => effects.push(['told', self.id, command]))
    return () => effects.push(['stopped', self.id])
  })
