import { HOUR_MS } from '../time.ts'
import type { Compared } from './figures.ts'
import { type Network, type Node, seriesOf } from './network.ts'
import { edgesOf } from './water.ts'

/** Counters that vouch for less than this share of an hour do not tell what flowed in it. */
const ENOUGH_SHARE = 0.9
/** Meters of water may be wrong by this share of what they count (ISO 4064, class 2). */
const METER_SHARE = 0.02
/** m³ in an hour that no meter tells from nothing. */
const LEAST_M3 = 0.05

/** What a tank gained within an hour, and by how much it may gain or lose and still be steady; m³. */
export type HourGain = { readonly gained: number | null; readonly steadyM3: number }

/** What meters make of the gain of an hour, and by how much they may be wrong, m³. */
type Metered = { readonly gained: number; readonly errorM3: number }

/**
 * What came into a tank in an hour less what went out, as meters counted it; null: not all that feeds it or draws on it
 * was counted.
 * @param hour the facts of that hour
 */
export const meteredGain = (hour: Compared, network: Network, tank: Node): Metered | null => {
  const { id, feeds } = tank.device
  const feeders = network.feedersOf(id).map(({ device }) => device.id)
  const edges = edgesOf(hour, network, 'value')
  const into = feeders.map((from) => edges.find((edge) => edge.from === from && edge.to === id))
  const out = feeds.map((to) => edges.find((edge) => edge.from === id && edge.to === to))
  const meters = [...feeders, ...feeds].map((one) => network.node(one))
  const sumOf = (list: typeof into) => list.reduce((sum, edge) => sum + (edge?.volumeM3 ?? 0), 0)
  return into.length > 0 &&
    out.length > 0 &&
    [...into, ...out].every((edge) => edge !== undefined) &&
    meters.every((meter) => meter !== undefined && vouchesFor(hour, meter))
    ? { gained: sumOf(into) - sumOf(out), errorM3: Math.max(LEAST_M3, METER_SHARE * (sumOf(into) + sumOf(out))) }
    : null
}

const vouchesFor = ({ current }: Compared, meter: Node): boolean =>
  (current.sums.get(seriesOf(meter, 'volume_m3') ?? -1)?.coveredMs ?? 0) >= ENOUGH_SHARE * HOUR_MS

/**
 * The gain of the last hour. What meters counted is exact to litres, a gauge to cubic metres: it only checks them. Where the
 * two differ by more than the gauge may be wrong by, water comes or goes that nobody counts, and the level is right.
 * @param level by the gauge, m³; null: not known
 * @param errorM3 what the gauge cannot tell
 */
export const hourGainOf = (metered: Metered | null, level: number | null, errorM3: number): HourGain =>
  metered !== null && level !== null && Math.abs(metered.gained - level) <= errorM3
    ? { gained: metered.gained, steadyM3: metered.errorM3 }
    : { gained: level, steadyM3: errorM3 }
