import { z } from 'zod'

/** An instant in UTC, ISO 8601 with milliseconds, as every REST body and journal entry carries it. */
export const instant = z.iso.datetime({ offset: true }).describe('instant, ISO 8601')

/** How far from 1970 a calendar reaches (ECMA-262), ms. */
const CALENDAR_MS = 8.64e15

/** The same instant as milliseconds since 1970-01-01 UTC: the compact form used in rows of numbers. */
export const epochMs = z.number().int().min(-CALENDAR_MS).max(CALENDAR_MS).describe('instant, ms since 1970-01-01 UTC')

/** A step of the clock that stamps what is recorded: times written around it may be wrong by as much. */
export const clockStep = z.object({
  at: instant.describe('after the step'),
  ms: z.number().int().describe('by how much it was put forward, ms'),
})
/** A step of the clock that stamps what is recorded; `ms` < 0: it was put back. */
export type ClockStep = z.infer<typeof clockStep>

/** A minute, ms. */
export const MINUTE_MS = 60_000
/** An hour, ms. */
export const HOUR_MS = 60 * MINUTE_MS
/** 24 hours, ms: on a day when the clock changes, the local day lasts 23 or 25. */
export const DAY_MS = 24 * HOUR_MS
