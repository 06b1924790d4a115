// In: the level of a borehole and the flow of its pump, a point a day. Out: the level of each day at rest, and how it has gone since weeks before.
import type { LevelPoint } from './drawdown.ts'
import { DAY_MS } from './time.ts'

/** How far back it is looked at. */
export const REST_WEEKS = 12
/** How long ago the level is compared with, weeks. */
export const REST_STEPS = [4, REST_WEEKS - 1] as const

export type RestChange = {
  readonly weeks: number
  /** by how much the level of the last seven days lies above that of the seven days before so many weeks, m */
  readonly change: number
  /** the days before that have a level, epoch ms */
  readonly days: readonly number[]
}
export type RestTrend = {
  /** mean of the last seven days, m */
  readonly level: number
  /** the days of it that have a level, epoch ms */
  readonly days: readonly number[]
  readonly changes: readonly RestChange[]
}

/** A pump rests where it gives less than this share of the most that it gave. */
const RESTS_BELOW = 0.02
/** So many of seven days have to be known. */
const LEAST_DAYS = 3

/**
 * The level of each day while the pump rested: the end of the day's levels that pumping leads away from. A day on which
 * it never rested has none.
 * @param isHeight whether the probe tells the water above it, which falls in pumping, or the depth, which rises
 */
export const restLevels = (
  level: readonly LevelPoint[],
  flow: readonly LevelPoint[],
  isHeight: boolean,
): readonly LevelPoint[] => {
  const largest = Math.max(0, ...flow.map(([, , , most]) => most ?? 0))
  const rested = new Set(
    flow.flatMap(([at, , least]) => (least !== null && least <= RESTS_BELOW * largest ? [at] : [])),
  )
  return level.map(([at, , least, most]) => {
    const atRest = isHeight ? most : least
    return [at, rested.has(at) ? atRest : null, null, null]
  })
}

/** How the level at rest has gone; null: too little of the last seven days is known. */
export const restTrend = (levels: readonly LevelPoint[], until: number): RestTrend | null => {
  const weekBefore = (weeksAgo: number): Pick<RestTrend, 'level' | 'days'> | null => {
    const to = until - weeksAgo * 7 * DAY_MS
    const known = levels.flatMap(([at, value]) =>
      value !== null && at < to && at >= to - 7 * DAY_MS ? [{ at, value }] : [],
    )
    if (known.length < LEAST_DAYS) return null
    return { level: known.reduce((sum, { value }) => sum + value, 0) / known.length, days: known.map(({ at }) => at) }
  }
  const week = weekBefore(0)
  if (week === null) return null
  const changes = REST_STEPS.flatMap((weeks) => {
    const before = weekBefore(weeks)
    return before === null ? [] : [{ weeks, change: week.level - before.level, days: before.days }]
  })
  return { ...week, changes }
}

/** The days that are looked at: whole ones, today's the last. */
export const restStretch = (now: number): { readonly from: number; readonly to: number } => {
  const to = Math.ceil((now + 1) / DAY_MS) * DAY_MS
  return { from: to - REST_WEEKS * 7 * DAY_MS, to }
}
