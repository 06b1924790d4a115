import { TZDate } from '@date-fns/tz'
import type { Site } from '@vigie/contracts/entities'
import { addDays } from 'date-fns/addDays'
import { dayAt } from '../series/buckets.ts'
import { readCountedHours } from '../store/rollups/hours.ts'
import type { Database } from '../store/tables.ts'
import { HOUR_MS, type Stretch } from '../time.ts'
import { createDayMemory, daysSince } from './remembered-days.ts'

/** What a counter counted in each hour, by the beginning of the hour, ms; an hour without readings is missing. */
export type Hours = ReadonlyMap<number, number>
/** One counter over one local day, or over a part of it: hour by hour, and the time its readings vouch for, ms. */
export type CounterDay = { readonly hours: Hours; readonly coveredMs: number }
/** The counters of a site over one local day, or over a part of it, by number of series. */
export type HoursOfDay = Stretch & { readonly counters: ReadonlyMap<number, CounterDay> }

/** The hours of the local days that a stretch of a site touches, from the one that holds `first` on, oldest first. */
export type HoursReader = (
  site: Site,
  counters: readonly number[],
  stretch: Stretch,
  first: number,
  nowMs: number,
) => Promise<HoursOfDay[]>

/** What is to be expected is judged by so many weeks before. */
export const WEEKS_BEFORE = 4
const HALF_DAY_MS = 12 * HOUR_MS

/** Reads the hours of days, and remembers those of days that are over. */
export const createHoursReader = (db: Database): HoursReader => {
  const recall = createDayMemory<HoursOfDay>(db)
  return async (site, counters, stretch, first, nowMs) =>
    await recall({
      site,
      of: JSON.stringify([counters, site.timeZone]),
      windows: daysSince(first, stretch, site.timeZone),
      nowMs,
      read: async (missing) => {
        const days = missing.map((window) => ({ ...window, counters: new Map<number, MutableDay>() }))
        for (const { n, series_id, start, counted, covered } of await readCountedHours(
          db,
          counters,
          missing,
          site.timeZone,
        )) {
          const day = days[n]?.counters.get(series_id) ?? { hours: new Map<number, number>(), coveredMs: 0 }
          day.hours.set(start, counted)
          day.coveredMs += covered
          days[n]?.counters.set(series_id, day)
        }
        return days
      },
    })
}

/** The local day a number of days before or after the one that holds an instant, on the site's clock. */
export const dayFrom = (ts: number, days: number, timeZone: string): Stretch => {
  const { start } = dayAt(ts, timeZone)
  // noon is on the same day whatever the offset does at night
  const noon = addDays(new TZDate(start + HALF_DAY_MS, timeZone), days).getTime()
  const day = dayAt(noon, timeZone)
  return { from: day.start, to: day.end }
}

type MutableDay = { readonly hours: Map<number, number>; coveredMs: number }
