// In: `jusqua` and `lignes` of the address. Out: which stretch of the period the page of readings shows.
import { MINUTE_MS } from '@vigie/contracts/entities'
import { z } from 'zod'
import { zoneOffset } from '@/ui/charts/time-ticks'

type Stretch = { readonly from: number; readonly to: number }

/** How many readings a page may hold. */
export const PAGE_ROWS = ['60', '180', '600'] as const
export type PageRows = (typeof PAGE_ROWS)[number]

/** What an address asks of the readings: the end of the page, excluded (ms); null: the end of the period, or now. */
export type Asked = { readonly until: number | null; readonly rows: PageRows }

const rowsIn = z.enum(PAGE_ROWS).catch('180')
const momentIn = z.iso.datetime({ local: true, precision: -1 }).nullable().catch(null)

/** The part of an address that is about the page of readings; what cannot be read is ignored. */
export const parseAsked = (search: URLSearchParams, timeZone: string): Asked => {
  const moment = momentIn.parse(search.get('jusqua'))
  return {
    until: moment === null ? null : instantOf(moment, timeZone),
    rows: rowsIn.parse(search.get('lignes')),
  }
}

/** The same address, asking for another page. */
export const withAsked = (search: URLSearchParams, { until, rows }: Asked, timeZone: string): URLSearchParams => {
  const next = new URLSearchParams(search)
  if (until === null) next.delete('jusqua')
  else next.set('jusqua', momentOf(until, timeZone))
  next.set('lignes', rows)
  return next
}

/** How long a page lasts for a meter of this cadence: whole minutes, because addresses name no less. */
export const pageLength = (cadenceMs: number, rows: PageRows): number =>
  Math.max(1, Math.ceil((Number(rows) * cadenceMs) / MINUTE_MS)) * MINUTE_MS

/** The stretch that is shown: a page back from what is asked for, from the end where that is not in the period. */
export const pageUntil = ({ from, to }: Stretch, until: number | null, lengthMs: number): Stretch => {
  const end = until !== null && until > from && until < to ? until : to
  return { from: Math.max(from, end - lengthMs), to: end }
}

/** Ends of the pages beside this one, for `Asked`; undefined: there is none on that side. */
export const pagesBeside = (whole: Stretch, shown: Stretch, lengthMs: number) => {
  const isNewest = shown.to >= whole.to
  const isOldest = shown.from <= whole.from
  const newer = shown.to + lengthMs
  return {
    newest: isNewest ? undefined : null,
    newer: isNewest ? undefined : newer < whole.to ? newer : null,
    older: isOldest ? undefined : shown.from,
    oldest: isOldest ? undefined : Math.min(whole.from + lengthMs, whole.to),
  }
}

/** An instant on the site's clock, as a field of date and time writes it: `2026-11-22T13:45`. */
export const momentOf = (at: number, timeZone: string): string =>
  new Date(at + zoneOffset(timeZone)(at)).toISOString().slice(0, 16)

/** The instant of a moment on the site's clock. */
export const instantOf = (moment: string, timeZone: string): number => {
  const wall = Date.parse(`${moment}Z`)
  const offsetAt = zoneOffset(timeZone)
  return wall - offsetAt(wall - offsetAt(wall))
}

/** A time of day as people type it. */
export const CLOCK = /\s*([01]?\d|2[0-3])\s*[:hH.]?\s*([0-5]\d)?\s*/

/** « 13:45 » of « 13:45 », « 13h45 », « 1345 » or « 9 h »; null when it is no time of day. */
export const parseClock = (typed: string): string | null => {
  const [, hour, minute = '00'] = new RegExp(`^${CLOCK.source}$`).exec(typed) ?? []
  return hour === undefined ? null : `${hour.padStart(2, '0')}:${minute}`
}
