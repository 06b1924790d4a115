// In: the share of water that nobody counted. Out: whether it is more than meters can tell.
import { type Figure, gaugeErrorOf, type KpiBody } from '@vigie/contracts/entities'
import { unaccounted } from '@/text/unaccounted'

/** Meters of water may be wrong by so much (ISO 4064, class 2): what moves within it is no news. */
export const METERS_PCT = 2

const isWithin = (value: number | null, margin: number): boolean => value !== null && Math.abs(value) <= margin

type Tanks = readonly Pick<KpiBody['storages'][number], 'capacityM3'>[]

/** What the gauges of tanks cannot tell of them together, m³. */
const errorOfAll = (tanks: Tanks): number => tanks.reduce((sum, { capacityM3 }) => sum + gaugeErrorOf(capacityM3), 0)

type Balance = {
  readonly water: Pick<KpiBody['water'], 'unaccountedPct' | 'unaccountedM3'>
  readonly storages: Tanks
}
type Produced = { readonly producedM3: Pick<Figure, 'value'> }
type ProducedBalance = Balance & { readonly water: Produced }

/** Whether the water that nobody counted is within what the meters, or the gauges of the tanks, can tell. */
export const isWithinMeters = ({ water: { unaccountedPct, unaccountedM3 }, storages }: Balance): boolean =>
  isWithin(unaccountedPct.value, METERS_PCT) || isWithin(unaccountedM3.value, errorOfAll(storages))

/** Where a site aims at no share, what networks commonly aim at, % of produced. */
const AIMED_PCT = 10

/**
 * Whether so little was produced that its share tells nothing: what the target, %, lets go uncounted is not twice what the
 * gauges may be wrong by. It depends on what was produced alone, so that it does not come and go with the noise of the
 * share.
 */
const isYoung = ({ producedM3 }: Produced, tanks: Tanks, target = AIMED_PCT): boolean =>
  producedM3.value !== null && (producedM3.value * target) / 100 < 2 * errorOfAll(tanks)

/** Why no share is told; undefined: it is told, or lacks for another reason. */
export const unaccountedReason = (
  { water, storages }: ProducedBalance,
  target: number | undefined,
): string | undefined =>
  water.unaccountedM3.value === null
    ? unaccounted.tooLittle
    : water.producedM3.value === 0
      ? unaccounted.noWater
      : isYoung(water, storages, target)
        ? unaccounted.young
        : undefined

/**
 * The water that nobody counted; no share of too little, see above. It is compared with what was before only where one of
 * the two is more than meters are wrong by and both are more than the gauges of the tanks are: a change of noise is no
 * news.
 * @param target of the share, %; undefined: none is aimed at
 */
export const unaccountedOf = (
  { water, storages }: ProducedBalance,
  target: number | undefined,
): { readonly percent: Figure; readonly volume: Figure } => {
  const { unaccountedPct, unaccountedM3 } = water
  const error = errorOfAll(storages)
  const isNoise =
    (isWithin(unaccountedPct.value, METERS_PCT) && isWithin(unaccountedPct.previous, METERS_PCT)) ||
    isWithin(unaccountedM3.value, error) ||
    isWithin(unaccountedM3.previous, error)
  const told = (figure: Figure): Figure => (isNoise ? { ...figure, previous: null } : figure)
  const percent = isYoung(water, storages, target) ? { ...unaccountedPct, value: null, previous: null } : unaccountedPct
  return { percent: told(percent), volume: told(unaccountedM3) }
}
