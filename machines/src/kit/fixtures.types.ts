// Shape of every x.fixtures.ts: what a path generator may start with, send, and answer in place of an actor.

type NonEmpty<Item> = readonly [Item, ...Item[]]

/** Samples of every event type: a new event does not compile until it is sampled. */
export type EventSamples<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: NonEmpty<Extract<Event, { readonly type: Type }>>
}

/** Samples of how each promise actor may end: `done` by its output, `error` by what it rejects with. */
export type OutcomeSamples<Outcomes> = {
  readonly [Name in keyof Outcomes]: { readonly done: NonEmpty<Outcomes[Name]>; readonly error: NonEmpty<Error> }
}

export type Fixtures<Input, Event extends { readonly type: string }, Outcomes> = {
  readonly inputs: NonEmpty<Input>
  readonly events: EventSamples<Event>
  readonly outcomes: OutcomeSamples<Outcomes>
}
