import { DAY_MS, HOUR_MS } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'

/** By how long a loss is told. */
export type Per = NonNullable<CallOf<'findings'>['per']>
/** So long, in words and in ms. */
export type Length = readonly [words: string, ms: number]
/** A month is thirty days of a pace, a year 365. */
export const LENGTHS = {
  hour: ['par heure', HOUR_MS],
  day: ['par jour', DAY_MS],
  week: ['par semaine', 7 * DAY_MS],
  month: ['par mois', 30 * DAY_MS],
  year: ['par an', 365 * DAY_MS],
} as const satisfies Readonly<Record<Per, Length>>
