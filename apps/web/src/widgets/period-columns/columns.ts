// In: a stretch of time, and the figures of its buckets. Out: local hours, days or weeks, each with what was counted in it.
import { DAY_MS, HOUR_MS, type KpiBody } from '@vigie/contracts/entities'
import { zoneOffset } from '@/ui/charts/time-ticks'
import { isHourly } from './units.ts'

/** A local hour, day or week; epoch ms, `to` excluded. */
export type Column = { readonly from: number; readonly to: number }
export type ColumnStep = 'hour' | 'day' | 'week'

const STEP_MS: Record<ColumnStep, number> = { hour: HOUR_MS, day: DAY_MS, week: 7 * DAY_MS }
/** Where one of each begins, from 1970 on, which began on a Thursday: a week begins on Monday. */
const FIRST_MS: Record<ColumnStep, number> = { hour: 0, day: 0, week: 4 * DAY_MS }
/** `running`: it goes on; `clipped`: the stretch leaves out some of its hour, day or week */
export type Part = 'running' | 'clipped'
/** A shorter share of its step than this is no whole column, where a day may have 23 hours. */
const WHOLE = 0.95

/** Why a column counts less than what it is named after; null: it does not. */
export const partOf = ({ from, to }: Column, step: ColumnStep, until: number): Part | null =>
  from >= until ? null : until < to ? 'running' : to - from < WHOLE * STEP_MS[step] ? 'clipped' : null

const HOURS_UP_TO = 2.1 * DAY_MS
const DAYS_UP_TO = 63 * DAY_MS

/** How wide the columns of a stretch are: hours of a day or two, days of a month or two, weeks beyond. */
export const stepOf = ({ from, to }: Column): ColumnStep =>
  to - from <= HOURS_UP_TO ? 'hour' : to - from <= DAYS_UP_TO ? 'day' : 'week'

/** The same for what comes in buckets: those of a day are hours, all others are days. */
export const bucketStepOf = (stretch: Column, unit: string): ColumnStep => {
  const step = stepOf(stretch)
  return step === 'hour' && !isHourly(unit) ? 'day' : step
}

/**
 * Divides a stretch at local hours, at midnights, or where a week of the calendar begins. On a day when the clock
 * changes an hour column may last none or two hours, and a day 23 or 25.
 */
export const columnsOf = ({ from, to }: Column, step: ColumnStep, timeZone: string): readonly Column[] => {
  const offset = zoneOffset(timeZone)
  const edges = [from]
  const first = Math.floor((from + offset(from) - FIRST_MS[step]) / STEP_MS[step]) * STEP_MS[step] + FIRST_MS[step]
  for (let wall = first + STEP_MS[step]; ; wall += STEP_MS[step]) {
    const at = wall - offset(wall - offset(from))
    if (at >= to) break
    if (at > (edges.at(-1) ?? from)) edges.push(at)
  }
  return edges.map((edge, place) => ({ from: edge, to: edges[place + 1] ?? to }))
}

type Bucket = KpiBody['buckets'][number]

/** The buckets that begin in each column. */
export const bucketsIn = (columns: readonly Column[], buckets: readonly Bucket[]): readonly (readonly Bucket[])[] =>
  columns.map(({ from, to }) => buckets.filter((bucket) => bucket.from >= from && bucket.from < to))

/** What some buckets counted together; null: none of them says. */
export const sumOf = (buckets: readonly Bucket[], read: (bucket: Bucket) => number | null | undefined): number | null =>
  buckets.reduce<number | null>((sum, bucket) => {
    const value = read(bucket) ?? null
    return value === null ? sum : (sum ?? 0) + value
  }, null)

/** Whether nothing is known of a column that is over, epoch ms; what is to come, or still runs, is not missing. */
export const missingIn = ({ to }: Column, buckets: readonly Bucket[], until: number): boolean =>
  to <= until &&
  buckets.every(
    ({ producedM3, consumedM3, gridKwh, solarKwh }) => (producedM3 ?? consumedM3 ?? gridKwh ?? solarKwh) === null,
  )
