// What a `paths.config.ts` says. Imports none of ours: a package publishes the declarations of this file as they are.
import type { AnyStateMachine, EventObject } from 'xstate'

/** Samples that drive a chart. What is left out is made up: events without payload, actors that end either way. */
export type ChartSamples = {
  /** inputs to start the chart on */
  readonly inputs?: readonly unknown[]
  /** by event type, each payload that makes a difference */
  readonly events?: Readonly<Record<string, readonly EventObject[]>>
  /** by actor name: what it may resolve with, and what it may fail with */
  readonly outcomes?: Readonly<
    Record<string, { readonly done?: readonly unknown[]; readonly error?: readonly unknown[] }>
  >
}

export type ChartEntry = {
  /** the machine, or where it is exported, from the folder of this file: `src/booking.ts#bookingMachine` */
  readonly machine: AnyStateMachine | string
  /** the samples, or where they are exported */
  readonly fixtures?: ChartSamples | string
  /** requirement ids by event type and by control state */
  readonly requirements?: {
    readonly events: Readonly<Record<string, readonly string[]>>
    readonly states: Readonly<Record<string, readonly string[]>>
  }
  /** the part of the context by which a plan tells states apart; left out: all of it, what grows without end bounded */
  readonly fold?: (context: Readonly<Record<string, unknown>>) => unknown
  /** whether a search goes on from this context */
  readonly within?: (context: Readonly<Record<string, unknown>>) => boolean
  /** whether it changes objects of its context or of events in place; left out: seen where `fold` is left out, too */
  readonly inPlace?: boolean
  /** what its frozen paths meet where pairs of transitions are too many to walk; left out: pairs too */
  readonly frozen?: 'payloads' | 'control-event'
  /** fields of the context and delays that the running product draws at random */
  readonly drawn?: { readonly fields: readonly string[]; readonly delays: readonly string[]; readonly session?: string }
}

export type PathsConfig = {
  /** folder of the frozen traces, from the folder of this file; default: `paths` */
  readonly goldens?: string
  /** folder of what commands find, for the report; default: `test-results/paths` */
  readonly results?: string
  /** the requirements that charts name, in the order of the report */
  readonly requirements?: readonly { readonly id: string; readonly text: string }[]
  /** folders that `--watch` looks at beside that of this file: where the machines are */
  readonly watch?: readonly string[]
  readonly charts: Readonly<Record<string, ChartEntry>>
}

/** The content of a `paths.config.ts`, checked by the compiler. */
export const defineConfig = (config: PathsConfig): PathsConfig => config

/** The samples of a chart, checked by the compiler. */
export const defineSamples = (samples: ChartSamples): ChartSamples => samples
