// In: what is stored of a series. Out: the same with points that all stand for as much time.
import { METRICS, type MetricId, MINUTE_MS, type SeriesBody } from '@vigie/contracts/entities'

type Stored = Pick<SeriesBody, 'points' | 'bucketMs'>
type Point = SeriesBody['points'][number]

/** So many even steps in a row are a rhythm: readings that were logged so, not ones that are missing. */
const EVEN_STEPS = 4
const EVEN_TOLERANCE = 0.2
/** A rhythm that fills less of the curve than this is no reason to draw all of it as coarsely. */
const LEAST_SHARE = 0.1
/** Points so much closer than those of another part are drawn as something else: a block beside a line. */
const FINER = 2

/**
 * A record may have been logged every five minutes until some hour and every five seconds since: drawn as it is, that is a
 * line that becomes a block. Then all of the curve is of points as wide as the slowest of its rhythms. What is of one
 * rhythm, and what is no gauge, stays as it is.
 */
export const oneResolution = <T extends Stored>(stored: T, metric: MetricId): T => {
  if (METRICS[metric].nature !== 'gauge') return stored
  const { points, bucketMs } = stored
  const runs = runsOf(stored)
  const widthMs = slowestRhythm(runs, (points.at(-1)?.[0] ?? 0) - (points[0]?.[0] ?? 0))
  if (widthMs === null || widthMs < FINER * bucketMs || !isMixed(runs, widthMs)) return stored
  return { ...stored, points: folded(points, widthMs), bucketMs: widthMs }
}

type Run = { readonly stepMs: number; readonly count: number }

/** Runs of steps that are about equally long, with their mean; bucketing shifts each by up to a bucket. */
const runsOf = ({ points, bucketMs }: Stored): readonly Run[] => {
  const runs: Run[] = []
  for (const [place, [at]] of points.entries()) {
    const before = points[place - 1]
    if (before === undefined) continue
    const stepMs = at - before[0]
    const last = runs.at(-1)
    if (last === undefined || Math.abs(stepMs - last.stepMs) > EVEN_TOLERANCE * last.stepMs + bucketMs)
      runs.push({ stepMs, count: 1 })
    else {
      const count = last.count + 1
      runs[runs.length - 1] = { stepMs: last.stepMs + (stepMs - last.stepMs) / count, count }
    }
  }
  return runs.filter(({ count }) => count >= EVEN_STEPS)
}

/** The widest step that fills a part of the curve worth the name, ms; null: there is none. */
const slowestRhythm = (runs: readonly Run[], wholeMs: number): number | null => {
  const filledMs = (least: number): number =>
    runs.reduce((sum, { stepMs, count }) => sum + (stepMs >= least * (1 - EVEN_TOLERANCE) ? stepMs * count : 0), 0)
  const slowest = runs.map(({ stepMs }) => stepMs).toSorted((a, b) => b - a)
  const found = slowest.find((stepMs) => filledMs(stepMs) >= LEAST_SHARE * wholeMs)
  return found === undefined ? null : roundLength(found)
}

/** Means of steps are seldom whole: five minutes less a second are five minutes. */
const roundLength = (ms: number): number => {
  const whole = Math.round(ms / MINUTE_MS) * MINUTE_MS
  return Math.abs(whole - ms) <= ROUNDED * ms ? whole : Math.round(ms)
}
const ROUNDED = 0.05

/** Whether points that are much closer than those of the rhythm fill a part of the curve as well. */
const isMixed = (runs: readonly Run[], widthMs: number): boolean => runs.some(({ stepMs }) => FINER * stepMs <= widthMs)

/** The points of each stretch as one, from the first point on: the mean of their means, the least and the most of all. */
const folded = (points: readonly Point[], widthMs: number): Point[] => {
  const origin = points[0]?.[0] ?? 0
  const groups = Map.groupBy(points, ([at]) => Math.floor((at - origin) / widthMs))
  return [...groups].map(([place, group]) => [
    origin + place * widthMs,
    group.reduce((sum, [, value]) => sum + value, 0) / group.length,
    Math.min(...group.map(([, , min]) => min)),
    Math.max(...group.map(([, , , max]) => max)),
  ])
}
