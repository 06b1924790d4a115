// Hours of a day, beside the period of a call. On a line: « d:2026-11-18 06:00..12:00 » is a morning,
// « r:2026-11-17..2026-11-18 22:00..06:00 » the night between two days.
import type { PeriodInput } from '@vigie/contracts/entities'
import { z } from 'zod'
import { addDays } from './understand/calendar.ts'

/**
 * From `from` on the first day of a period to `to` on its last, by the clock on site; 24:00 is the end of a day. The
 * period is one day, or two that follow each other.
 */
export const clock = z.strictObject({
  from: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
  to: z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/),
})
/** Hours of a day. */
export type Clock = z.infer<typeof clock>
/** A stretch within a day, or over one midnight. */
export type ClockStretch = { readonly period: PeriodInput; readonly clock: Clock }

/** « 22:00..06:00 »: hours on one word. */
export const clockWord = ({ from, to }: Clock): string => `${from}..${to}`

/** Whether hours are those of this period: they run forward, within a day or over one midnight. */
export const isOfPeriod = ({ from, to }: Clock, { unit, date, end }: PeriodInput): boolean =>
  date !== undefined && (unit === 'day' ? from < to : unit === 'range' && end === addDays(date, 1))

/** Whether hours begin and end on the hour, as the figures are kept. */
export const isWhole = ({ from, to }: Clock): boolean => from.endsWith(':00') && to.endsWith(':00')

/** The same hours so many days later. */
export const moved = ({ period, clock: hours }: ClockStretch, days: number): ClockStretch => ({
  period: {
    ...period,
    ...(period.date !== undefined && { date: addDays(period.date, days) }),
    ...(period.end !== undefined && { end: addDays(period.end, days) }),
  },
  clock: hours,
})
