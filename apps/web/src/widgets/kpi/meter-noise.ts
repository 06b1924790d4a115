// In: the share of water that nobody counted. Out: whether it is more than meters can tell.
import type { Figure, KpiBody } from '@vigie/contracts/entities'
import { unaccounted } from '@/text/unaccounted'
import type { Ahead } from './standing.ts'

/** Meters of water may be wrong by so much (ISO 4064, class 2): what moves within it is no news. */
const METERS_PCT = 2

const isWithin = (value: number | null, margin: number): boolean => value !== null && Math.abs(value) <= margin

/** Share of a full tank that its gauge cannot tell: no meter has to explain less. */
const GAUGE_SHARE = 0.002

type Tanks = readonly Pick<KpiBody['storages'][number], 'capacityM3'>[]

/** What the gauges of tanks cannot tell of them, m³. */
export const gaugeErrorOf = (tanks: Tanks): number =>
  tanks.reduce((sum, { capacityM3 }) => sum + GAUGE_SHARE * (capacityM3 ?? 0), 0)

type Balance = {
  readonly water: Pick<KpiBody['water'], 'unaccountedPct' | 'unaccountedM3'>
  readonly storages: Tanks
}

/** Whether the water that nobody counted is within what the meters, or the gauges of the tanks, can tell. */
export const isWithinMeters = ({ water: { unaccountedPct, unaccountedM3 }, storages }: Balance): boolean =>
  isWithin(unaccountedPct.value, METERS_PCT) || isWithin(unaccountedM3.value, gaugeErrorOf(storages))

type Produced = {
  readonly water: { readonly producedM3: Pick<Figure, 'value'> }
  readonly storages: Tanks
}

/**
 * Why the share that nobody counted is not judged yet: what its target, %, lets go uncounted is not twice what the gauges
 * may be wrong by. It depends on what was produced alone, so that it does not come and go with the noise of the share.
 */
export const unaccountedAhead = ({ water, storages }: Produced, target: number | undefined): Ahead | undefined =>
  target !== undefined && ((water.producedM3.value ?? 0) * target) / 100 < 2 * gaugeErrorOf(storages)
    ? { kind: 'untold', why: unaccounted.young }
    : undefined

/**
 * The water that nobody counted, compared with what was before only where one of the two is more than meters are wrong by
 * and both are more than the gauges of the tanks are: a change of noise is no news.
 */
export const unaccountedOf = ({
  water: { unaccountedPct, unaccountedM3 },
  storages,
}: Balance): { readonly percent: Figure; readonly volume: Figure } => {
  const error = gaugeErrorOf(storages)
  const isNoise =
    (isWithin(unaccountedPct.value, METERS_PCT) && isWithin(unaccountedPct.previous, METERS_PCT)) ||
    isWithin(unaccountedM3.value, error) ||
    isWithin(unaccountedM3.previous, error)
  const told = (figure: Figure): Figure => (isNoise ? { ...figure, previous: null } : figure)
  return { percent: told(unaccountedPct), volume: told(unaccountedM3) }
}
