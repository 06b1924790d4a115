// In: the level of a borehole and the flow of its pump over the same stretch. Out: the level at rest and while pumping, and what lies between.
import { MINUTE_MS } from './time.ts'

/** One point of a level or a flow: epoch ms, its mean, and the least and most of what it stands for; null: nothing is known there. */
export type LevelPoint = readonly [at: number, value: number | null, min: number | null, max: number | null]

export type Drawdown = {
  /** median level while the pump rests (static level) and while it gives water (dynamic level), m */
  readonly rest: number
  readonly pumping: number
  /** how far they lie apart, m: whether a probe tells the water above it or the depth below ground */
  readonly drawdown: number
  /** what the borehole gives per metre of drawdown, (m³/h)/m */
  readonly capacity: number
}

/** Below this two levels are one: a probe that is blocked, or a noise of a few centimetres. m */
export const LEAST_LEVEL_M = 0.1
/** A point is one of pumping when its least flow is above this share of the largest, of rest when its most is below. */
const PUMPS_FROM = 0.5
const RESTS_BELOW = 0.02
/** So long, and for one point at least, the pump has been in its state before a level counts: it still moves just after a start or a stop. */
const SETTLES_MS = 30 * MINUTE_MS

/**
 * Level at rest, in pumping and the drawdown between them. A level counts where all that is known of the pump, from
 * well before it to its own point, is of one state. null: one of the two is not known, or the levels do not differ.
 * @param level points of the probe, m
 * @param flow points of the pump, m³/h; neither at the same instants nor as wide as those of the probe
 */
export const drawdownOf = (level: readonly LevelPoint[], flow: readonly LevelPoint[]): Drawdown | null => {
  const largest = Math.max(...flow.map(([, , , most]) => most ?? 0))
  if (largest <= 0) return null
  const beforeMs = Math.max(SETTLES_MS, stepOf(level), stepOf(flow))
  const settled = level.flatMap(([at, value]) => {
    const near = flow.filter((point) => point[0] >= at - beforeMs && point[0] <= at)
    const [state, ...others] = new Set(near.map(([, , least, most]) => stateOf(least, most, largest)))
    const now = near.at(-1)?.[1] ?? null
    const isWhole = near.some((point) => point[0] < at)
    if (value === null || now === null || state == null || others.length > 0 || !isWhole) return []
    return [{ state, level: value, flow: now }]
  })
  const [rests, pumps] = (['rest', 'pumping'] as const).map((state) => settled.filter((one) => one.state === state))
  if (rests === undefined || pumps === undefined || rests.length === 0 || pumps.length === 0) return null
  const rest = median(rests.map((one) => one.level))
  const pumping = median(pumps.map((one) => one.level))
  const drawdown = Math.abs(rest - pumping)
  if (drawdown < LEAST_LEVEL_M) return null
  return { rest, pumping, drawdown, capacity: median(pumps.map((one) => one.flow)) / drawdown }
}

/** Time between most points and the next, ms. */
const stepOf = (points: readonly LevelPoint[]): number => {
  const steps = points.slice(1).map(([at], place) => at - (points[place]?.[0] ?? at))
  return steps.length === 0 ? 0 : median(steps)
}

const stateOf = (least: number | null, most: number | null, largest: number): 'rest' | 'pumping' | null => {
  if (least === null || most === null) return null
  if (most <= RESTS_BELOW * largest) return 'rest'
  return least >= PUMPS_FROM * largest ? 'pumping' : null
}

/** Of a level that comes back for hours after the pump has stopped the mean is neither the one nor the other. */
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** The points of a probe until it stood still: what it says since is no measure of anything. */
export const soundPoints = (points: readonly LevelPoint[], stuckSince: number | null): readonly LevelPoint[] =>
  stuckSince === null ? points : points.filter(([at]) => at < stuckSince)
