import type { AnyFixtures } from '@vigie/machines/testing'
import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, EventObject } from 'xstate'

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
  /** the part of the context by which a plan tells states apart; it may leave out what no guard reads */
  readonly fold: (context: PlainContext) => unknown
  /** what its frozen paths meet where pairs of transitions are too many to walk; else they meet `thorough` */
  readonly frozen?: 'payloads' | 'control-event'
  /** whether a search goes on from this context; false bounds counters that would grow without end */
  readonly within: (context: PlainContext) => boolean
  /** whether it changes objects of its context or of events in place; left out: it does not */
  readonly inPlace?: () => boolean
  /**
   * The most pairs of states on which the chart is compared with a mutant: one that shows nothing on them counts as
   * equivalent within the length of the paths walked. Left out: as many as there are.
   */
  readonly pairs?: number
  /**
   * Fields of the context and delays that the real product draws at random: recordings are compared without them.
   * `session`: names that it draws, beside what the fixtures call it.
   */
  readonly drawn: {
    readonly fields: readonly string[]
    readonly delays: readonly string[]
    readonly session?: string
  }
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

/**
 * What one macrostep did. `crash`: the message of what it threw, with the snapshot before it; null: it did not throw.
 */
export type Outcome = {
  readonly snapshot: AnyMachineSnapshot
  readonly transitions: readonly AnyTransitionDefinition[]
  /** paths of the leaves that it came through or rests in */
  readonly passed: readonly string[]
  /** effects in order, as effects.ts writes them */
  readonly effects: readonly string[]
  readonly crash: string | null
}
