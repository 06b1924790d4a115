// In: a period and hours of it. Out: the instants on site that it begins and ends at.
import { MINUTE_MS, type PeriodInput } from '@vigie/contracts/entities'
import type { Clock } from '../clock.ts'
import { addDays, spanOf } from '../understand/calendar.ts'
import type { Facts } from '../understand/facts.ts'

/** A period, or the hours of it that are asked about, as instants on site; it ends now at the latest. */
export const stretchOf = (
  period: PeriodInput,
  { today, now, site }: Pick<Facts, 'today' | 'now' | 'site'>,
  clock?: Clock,
): { readonly from: number; readonly to: number } => {
  const hours = { 'last-24h': 24, 'last-7d': 168, 'last-30d': 720 } as const
  const last =
    period.unit === 'last-24h' || period.unit === 'last-7d' || period.unit === 'last-30d' ? hours[period.unit] : null
  if (last !== null) return { from: now - last * 60 * MINUTE_MS, to: now }
  const days = spanOf(period, today)
  const from = instantOf(days.first, clock?.from ?? '00:00', site.timeZone)
  return { from, to: Math.max(from + 1, Math.min(now, instantOf(days.last, clock?.to ?? DAY_END, site.timeZone))) }
}

const DAY_END = '24:00'

/** The instant of a day at which the clock on site shows this hour; 24:00 is the next midnight. */
export const instantOf = (day: string, hour: string, timeZone: string): number => {
  const wall = hour === DAY_END ? Date.parse(`${addDays(day, 1)}T00:00:00Z`) : Date.parse(`${day}T${hour}:00Z`)
  const guess = wall - offsetAt(wall, timeZone)
  return wall - offsetAt(guess, timeZone)
}

/** The day on site of an instant, and its hour by the clock there. */
export const wallAt = (at: number, timeZone: string): { readonly day: string; readonly hour: string } => {
  const wall = new Date(at + offsetAt(at, timeZone)).toISOString()
  return { day: wall.slice(0, 10), hour: wall.slice(11, 16) }
}

const offsetAt = (at: number, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return (
    Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute')) - Math.floor(at / MINUTE_MS) * MINUTE_MS
  )
}
