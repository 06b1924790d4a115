// In: the share of water that nobody counted. Out: whether it is more than meters can tell.
import type { Figure, KpiBody } from '@vigie/contracts/entities'

/** Meters of water may be wrong by so much (ISO 4064, class 2): what moves within it is no news. */
const METERS_PCT = 2

/** Whether a share of the water produced, %, is within what its meters can tell. */
export const isWithinMeters = (percent: number | null): boolean => percent !== null && Math.abs(percent) <= METERS_PCT

/** Share of a full tank that its gauge cannot tell: no meter has to explain less. */
const GAUGE_SHARE = 0.002

/** What the gauges of tanks cannot tell of them, m³. */
export const gaugeErrorOf = (tanks: readonly Pick<KpiBody['storages'][number], 'capacityM3'>[]): number =>
  tanks.reduce((sum, { capacityM3 }) => sum + GAUGE_SHARE * (capacityM3 ?? 0), 0)

/**
 * The water that nobody counted, compared with what was before only where one of the two is more than meters are wrong by
 * and both are more than the gauges of the tanks are: a change of noise is no news.
 */
export const unaccountedOf = ({
  water: { unaccountedPct, unaccountedM3 },
  storages,
}: {
  readonly water: Pick<KpiBody['water'], 'unaccountedPct' | 'unaccountedM3'>
  readonly storages: readonly Pick<KpiBody['storages'][number], 'capacityM3'>[]
}): { readonly percent: Figure; readonly volume: Figure } => {
  const error = gaugeErrorOf(storages)
  const isNoise =
    (isWithinMeters(unaccountedPct.value) && isWithinMeters(unaccountedPct.previous)) ||
    [unaccountedM3.value, unaccountedM3.previous].some((volume) => volume !== null && Math.abs(volume) <= error)
  const told = (figure: Figure): Figure => (isNoise ? { ...figure, previous: null } : figure)
  return { percent: told(unaccountedPct), volume: told(unaccountedM3) }
}
