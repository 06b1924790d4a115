import { tzOffset } from '@date-fns/tz'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts'

const HOURS_OF_WEEK = 168

/** The place of an hour (ms) in the week on the wall of a zone, 0 to 167; the same on every week. */
export type Place = (hour: number) => number

/** Places of a zone. The offset is looked up once a day where it does not change. */
export const placesOf = (timeZone: string): Place => {
  const offsets = new Map<number, number | null>()
  const at = (ms: number) => tzOffset(timeZone, new Date(ms)) * MINUTE_MS
  return (hour) => {
    const day = Math.floor(hour / DAY_MS)
    let offset = offsets.get(day)
    if (offset === undefined) {
      const [start, end] = [at(day * DAY_MS), at((day + 1) * DAY_MS)]
      offset = start === end ? start : null
      offsets.set(day, offset)
    }
    return Math.floor((hour + (offset ?? at(hour))) / HOUR_MS) % HOURS_OF_WEEK
  }
}

/** The mean of what was counted in the same hours of the week as an hour; undefined: in none of them. */
export const usualOf = (
  hours: Iterable<readonly [hour: number, counted: number]>,
  place: Place,
): ((hour: number) => number | undefined) => {
  const week = new Map<number, { sum: number; count: number }>()
  for (const [hour, counted] of hours) {
    const { sum, count } = week.get(place(hour)) ?? { sum: 0, count: 0 }
    week.set(place(hour), { sum: sum + counted, count: count + 1 })
  }
  return (hour) => {
    const same = week.get(place(hour))
    return same === undefined ? undefined : same.sum / same.count
  }
}
