// In: the levels that are drawn, and limits beside them, % or m. Out: the ends of their axis.
import type { MetricId } from '@vigie/contracts/entities'
import { formatNumber } from '@/text'
import { chart } from '@/text/chart'
import type { ChartPoint } from '@/ui/charts/gaps'

/** `parts`: how many equal ones its marks make */
export type LevelAxis = { readonly range: readonly [from: number, to: number]; readonly parts: number }

const WHOLE: LevelAxis = { range: [0, 100], parts: 4 }
/** A level that comes so low is drawn from nothing on: there the reserve stands. */
const LOW = 25
/** A limit so near to the levels is drawn beside them. */
const NEAR = 20
/** Closer ends would draw what a gauge wavers by as waves. */
const LEAST = 10
const STEPS = [5, 10, 20] as const
const MOST_PARTS = 5

/** An axis on which a tank that is always nearly full still is seen to move; of one that goes far down, the whole. */
export const levelAxis = (points: readonly ChartPoint[], limits: readonly number[] = []): LevelAxis => {
  const levels = points.flatMap(([, value, least, most]) => (value === null ? [] : [least ?? value, most ?? value]))
  if (levels.length === 0) return WHOLE
  const [lowest, highest] = [Math.min(...levels), Math.max(...levels)]
  const near = limits.filter((limit) => limit >= lowest - NEAR && limit <= highest + NEAR)
  const [low, high] = [Math.min(lowest, ...near), Math.max(highest, ...near)]
  for (const step of STEPS) {
    const to = Math.min(100, Math.ceil(high / step) * step)
    const from = Math.min(to - LEAST, Math.floor((low - 1) / step) * step)
    const parts = (to - from) / step
    if (from > LOW && parts <= MOST_PARTS) return { range: [from, to], parts }
  }
  return WHOLE
}

/** « · échelle de 60 à 100 % », of an axis that does not begin at nothing; else empty. */
export const axisWords = (metric: MetricId, points: readonly ChartPoint[], limits: readonly number[] = []): string => {
  if (metric !== 'level_pct') return ''
  const [from, to] = levelAxis(points, limits).range
  return from === 0 ? '' : ` · ${chart.axis(formatNumber(from, 0), formatNumber(to, 0))}`
}

/** Closer ends would draw what a probe wavers by as a rise or a fall, m. */
const LEAST_M = 0.4
const STEPS_PER_M = 10
/** one more than the least, as the first begins below it */
const CALM_PARTS = 5

/** The ends of the axis of a level that hardly moved; undefined: it moved enough to fill its own. */
export const calmAxis = (points: readonly ChartPoint[]): LevelAxis | undefined => {
  const levels = points.flatMap(([, value, least, most]) => (value === null ? [] : [least ?? value, most ?? value]))
  const [lowest, highest] = [Math.min(...levels), Math.max(...levels)]
  if (levels.length === 0 || highest - lowest >= LEAST_M) return undefined
  const from = Math.floor(((lowest + highest) / 2 - LEAST_M / 2) * STEPS_PER_M)
  return { range: [from / STEPS_PER_M, (from + CALM_PARTS) / STEPS_PER_M], parts: CALM_PARTS }
}
