// In: the figures of a period by hour or day. Out: rates over stretches of time, as the two courses draw them.
import { HOUR_MS, type KpiBody, MINUTE_MS } from '@vigie/contracts/entities'
import type { CourseModel } from './course-model.ts'
import type { Stretch } from './steps.ts'

/** A day that the clocks shorten is whole. */
const LEAST_DAY_MS = 23 * HOUR_MS

/** A shorter part of a bucket says too little of how fast something went. */
const LEAST_MS = 5 * MINUTE_MS

export type Course = {
  readonly stretches: readonly Stretch[]
  /** by the hour, else by the day */
  readonly hourly: boolean
  /** what one of the figures was over each stretch: per hour where hourly, else per day or the part of one that has data */
  readonly of: (figure: Measured) => readonly (number | null)[]
}
export type Measured = 'producedM3' | 'consumedM3' | 'gridKwh' | 'solarKwh'
type Buckets = KpiBody['buckets']

/**
 * Buckets as stretches: each ends where the next begins, the last where the data end.
 * @param end where the data end, epoch ms
 */
export const courseOf = (buckets: Buckets, end: number): Course => {
  const known = buckets
    .map((bucket, index) => ({
      bucket,
      from: bucket.from,
      to: Math.min(end, bucket.to ?? buckets[index + 1]?.from ?? end),
    }))
    .filter(({ from, to }) => to - from >= LEAST_MS)
  const [first, second] = buckets
  // the first bucket of a day stands alone for an hour
  const firstEnd = second?.from ?? first?.to
  const hourly = first !== undefined && firstEnd !== undefined && firstEnd - first.from <= HOUR_MS
  return {
    stretches: known.map(({ from, to }) => ({ from, to })),
    hourly,
    of: (figure) =>
      known.map(({ bucket, from, to }) => {
        const value = bucket[figure]
        return value === null ? null : hourly ? (value * HOUR_MS) / (to - from) : value
      }),
  }
}

type Drawing = {
  /** a course as the series of a drawing */
  readonly series: (of: Course['of']) => CourseModel['series']
  /** of the values by the hour, and by the day */
  readonly units: { readonly hourly: string; readonly daily: string }
}

/** The figures of a period as a drawing, with what was to be expected of the rest of a day that is not cut short. */
export const courseModel = (body: KpiBody, cutAt: number | null, { series, units }: Drawing): CourseModel => {
  const course = courseOf(body.buckets, body.until)
  const rest = cutAt === null ? expectedOf(body) : null
  return {
    span: body.period,
    stretches: course.stretches,
    partial: course.hourly ? [] : course.stretches.filter(({ from, to }) => to - from < LEAST_DAY_MS),
    series: series(course.of),
    expected: rest === null ? null : { stretches: rest.stretches, series: series(rest.of) },
    until: body.until < body.period.to ? body.until : null,
    cutAt,
    hourly: course.hourly,
    unit: units[course.hourly ? 'hourly' : 'daily'],
  }
}

/** The course that was to be expected of the rest of a day, from where the data end; null: none is. */
export const expectedOf = (body: Pick<KpiBody, 'plan' | 'period' | 'until'>): Course | null => {
  const buckets = body.plan?.buckets ?? []
  if (buckets.length === 0 || body.until >= body.period.to) return null
  const rest = buckets.filter((_, index) => (buckets[index + 1]?.from ?? body.period.to) > body.until)
  const course = courseOf(rest, body.period.to)
  const stretches = course.stretches.map(({ from, to }) => ({ from: Math.max(from, body.until), to }))
  return { ...course, stretches, hourly: true }
}
