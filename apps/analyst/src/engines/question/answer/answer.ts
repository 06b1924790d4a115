import type { Noted } from './ledger.ts'

/** A table beside an answer; its numbers are written as text. */
export type Table = { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }
/** A chart beside an answer: values over time. */
export type Chart = {
  readonly name: string
  readonly unit: string
  readonly kind: 'bars' | 'line'
  /** [ms, value] */
  readonly points: readonly (readonly [number, number])[]
}

/** What is said to a question. Every number of `sentences` and of the table is one of `noted`. */
export type Told = {
  readonly sentences: readonly string[]
  readonly table: Table | null
  readonly chart: Chart | null
  readonly noted: readonly Noted[]
  /** the number asked for, in the unit that is recorded; null: there is none, or it is no number */
  readonly main: number | null
  /** false: there is no data to answer from */
  readonly known: boolean
  /** the device that leads, where several were put in order */
  readonly first?: string
  /** whether what was asked about is so, where the number does not tell it */
  readonly holds?: boolean
  /** what may be asked on from this answer, where that follows from what it says and not from the call alone */
  readonly next?: readonly string[]
}

/** What is said where there is no data. */
export const UNKNOWN = 'Je ne sais pas : aucune donnée ne permet de répondre sur cette période.'
export const unknown = (sentence = UNKNOWN): Told => ({
  sentences: [sentence],
  table: null,
  chart: null,
  noted: [],
  main: null,
  known: false,
})
