import { DAY_MS, HOUR_MS } from '../time.ts'
import type { ExpectedDraw } from './autonomy.ts'
import { type Hours, type HoursOfDay, WEEKS_BEFORE } from './hours-of-days.ts'
import { placesOf, usualOf } from './wall-hours.ts'

/**
 * What a counter counted in each whole hour of the last four weeks before an instant, or a share of it.
 * @param share 1: all of it
 */
export const drawsOf = (days: readonly HoursOfDay[], counter: number, until: number, share = 1): Hours => {
  const to = Math.floor(until / HOUR_MS) * HOUR_MS
  const from = to - WEEKS_BEFORE * 7 * DAY_MS
  return new Map(
    days
      .flatMap((day) => [...(day.counters.get(counter)?.hours ?? [])])
      .filter(([start]) => start >= from && start + HOUR_MS <= to)
      .map(([start, counted]): [number, number] => [start, share * counted]),
  )
}

/**
 * What is expected of several counters together in an hour: of each the mean of the same hours of the last four same
 * weekdays, else the same hour of the last 24 h, else the mean of those. Days are those of the clock on the wall.
 * @param counters what each counted in the four weeks before `until`
 */
export const drawOf = (counters: readonly Hours[], until: number, timeZone: string): ExpectedDraw => {
  const place = placesOf(timeZone)
  const dayAgo = Math.floor(until / HOUR_MS) * HOUR_MS - DAY_MS
  const expected = counters.map((hours) => {
    const usual = usualOf(hours, place)
    const recent = [...hours].filter(([start]) => start >= dayAgo)
    const day = new Map(recent.map(([start, counted]) => [place(start) % 24, counted]))
    const mean = recent.length > 0 ? recent.reduce((sum, [, counted]) => sum + counted, 0) / recent.length : null
    return (hour: number): number | null => usual(hour) ?? day.get(place(hour) % 24) ?? mean
  })
  return (hour) => {
    const draws = expected.flatMap((of) => of(hour) ?? [])
    return draws.length > 0 && draws.length === counters.length ? draws.reduce((sum, draw) => sum + draw, 0) : null
  }
}
