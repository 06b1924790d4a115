// In: the share of water that nobody counted. Out: whether it is more than meters can tell.
import type { Figure, KpiBody } from '@vigie/contracts/entities'

/** Meters of water may be wrong by so much (ISO 4064, class 2): what moves within it is no news. */
const METERS_PCT = 2

/** Whether a share of the water produced, %, is within what its meters can tell. */
export const isWithinMeters = (percent: number | null): boolean => percent !== null && Math.abs(percent) <= METERS_PCT

/** The water that nobody counted, compared with what was before only where one of the two is more than noise. */
export const unaccountedOf = ({
  unaccountedPct,
  unaccountedM3,
}: Pick<KpiBody['water'], 'unaccountedPct' | 'unaccountedM3'>): {
  readonly percent: Figure
  readonly volume: Figure
} => {
  const isNoise = isWithinMeters(unaccountedPct.value) && isWithinMeters(unaccountedPct.previous)
  const told = (figure: Figure): Figure => (isNoise ? { ...figure, previous: null } : figure)
  return { percent: told(unaccountedPct), volume: told(unaccountedM3) }
}
