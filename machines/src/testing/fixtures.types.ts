// The shape of every `*.fixtures.ts`: with which inputs a test may start a chart, which events it may send to it, and
// how the chart's promise actors may answer.
import type { EventObject } from 'xstate'

type NonEmpty<Item> = readonly [Item, ...Item[]]

/** At least one sample of every event type of a chart: a new event does not compile until it has one. */
export type EventSamples<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: NonEmpty<Extract<Event, { readonly type: Type }>>
}

/**
 * How each promise actor of a chart may end: `done` lists outputs it may resolve with, `error` what it may reject with.
 */
export type OutcomeSamples<Outcomes> = {
  readonly [Name in keyof Outcomes]: { readonly done: NonEmpty<Outcomes[Name]>; readonly error: NonEmpty<Error> }
}

/** Everything a test needs to drive a chart. `Outcomes` maps the name of each promise actor to its output. */
export type Fixtures<Input, Event extends { readonly type: string }, Outcomes> = {
  readonly inputs: NonEmpty<Input>
  readonly events: EventSamples<Event>
  readonly outcomes: OutcomeSamples<Outcomes>
}

/** The fixtures of any chart, for tools that work on all of them. */
export type AnyFixtures = Fixtures<unknown, EventObject, Record<string, unknown>>
