import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, EventObject } from 'xstate'

/** What the tool needs of a chart's fixtures, whatever the chart. */
export type AnyFixtures = {
  readonly inputs: readonly unknown[]
  readonly events: Readonly<Record<string, readonly EventObject[]>>
  readonly outcomes: Readonly<
    Record<string, { readonly done: readonly unknown[]; readonly error: readonly unknown[] } | undefined>
  >
}

/** A context without what is not data (functions), as it is compared and printed. */
export type PlainContext = Readonly<Record<string, unknown>>

/** Requirement ids (`R4.2`) by event type and by control state; a parent's ids hold for its children. */
export type Requirements = {
  readonly events: Readonly<Record<string, readonly string[]>>
  readonly states: Readonly<Record<string, readonly string[]>>
}

export type Chart = {
  readonly name: string
  readonly machine: AnyStateMachine
  readonly fixtures: AnyFixtures
  readonly requirements: Requirements
  /** the context as far as a plan tells states apart; it may forget what no guard reads */
  readonly fold: (context: PlainContext) => unknown
  /** false: a search goes no further, because a counter of this context has no end */
  readonly within: (context: PlainContext) => boolean
  /** what the real product draws by lot, not compared in its recordings: fields of the context, delays */
  readonly drawn: { readonly fields: readonly string[]; readonly delays: readonly string[] }
}

/** One thing that can happen to a chart, under a label unique in that chart. */
export type Sample = {
  readonly type: string
  readonly label: string
  readonly source: 'own' | 'done' | 'error' | 'after'
  /** child id for `done` and `error`, node id for `after`, event type for `own` */
  readonly of: string
  readonly event: EventObject
}

/** What one macrostep did. `crash`: what it threw; the snapshot is then the one before. */
export type Outcome = {
  readonly snapshot: AnyMachineSnapshot
  readonly transitions: readonly AnyTransitionDefinition[]
  /** what the world was told to do, in order: see effects.ts */
  readonly effects: readonly string[]
  readonly crash: string | null
}
