// In: the level of a borehole and the flow of its pump over the same stretch. Out: the level at rest and while pumping, and what lies between.
import type { ChartPoint } from '@/ui/charts/gaps'

export type Drawdown = {
  /** median level while the pump rests (static level) and while it gives water (dynamic level), m */
  readonly rest: number
  readonly pumping: number
  /** how far they lie apart, m: whether a probe tells the water above it or the depth below ground */
  readonly drawdown: number
  /** what the borehole gives per metre of drawdown, (m³/h)/m */
  readonly capacity: number
}

/** Below this the two levels are one: a probe that is blocked, or a noise of a few centimetres. m */
const LEAST_M = 0.1
/** A point is one of pumping when its least flow is above this share of the largest, of rest when its most is below. */
const PUMPS_FROM = 0.5
const RESTS_BELOW = 0.02

/**
 * Level at rest, in pumping and the drawdown between them. Only points that lie wholly in one state, and whose one
 * before does too, are taken: the level still moves just after a pump starts or stops. null: one of the two is not
 * known, or the levels do not differ.
 * @param level points of the probe, m
 * @param flow points of the pump, m³/h, of the same width
 */
export const drawdownOf = (level: readonly ChartPoint[], flow: readonly ChartPoint[]): Drawdown | null => {
  const largest = Math.max(...flow.map(([, , , most]) => most ?? 0))
  if (largest <= 0) return null
  const flows = new Map(flow.map(([at, value, least, most]) => [at, { value, state: stateOf(least, most, largest) }]))
  const settled = level.flatMap(([at, value], place) => {
    const now = flows.get(at)
    const before = flows.get(level[place - 1]?.[0] ?? Number.NaN)
    if (value === null || now?.value == null || now.state === null || before?.state !== now.state) return []
    return [{ state: now.state, level: value, flow: now.value }]
  })
  const [rests, pumps] = (['rest', 'pumping'] as const).map((state) => settled.filter((one) => one.state === state))
  if (rests === undefined || pumps === undefined || rests.length === 0 || pumps.length === 0) return null
  const rest = median(rests.map((one) => one.level))
  const pumping = median(pumps.map((one) => one.level))
  const drawdown = Math.abs(rest - pumping)
  if (drawdown < LEAST_M) return null
  return { rest, pumping, drawdown, capacity: median(pumps.map((one) => one.flow)) / drawdown }
}

const stateOf = (least: number | null, most: number | null, largest: number): 'rest' | 'pumping' | null => {
  if (least === null || most === null) return null
  if (most <= RESTS_BELOW * largest) return 'rest'
  return least >= PUMPS_FROM * largest ? 'pumping' : null
}

/** Of a level that comes back for hours after the pump has stopped the mean is neither the one nor the other. */
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
