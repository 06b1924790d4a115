import type { Device, MetricId } from '@vigie/contracts/entities'

/** A tank that moves by less than this share of its capacity in an hour neither fills nor empties. */
const STEADY_SHARE = 0.001

/** What a tank holds when its gauge reads so, m³; null: it says no capacity or height. */
export const volumeOf = (
  { capacityM3, heightM }: Pick<Device, 'capacityM3' | 'heightM'>,
  gauge: MetricId,
  level: number,
): number | null => {
  if (capacityM3 === null) return null
  if (gauge === 'level_pct') return (level / 100) * capacityM3
  return heightM === null ? null : (level / heightM) * capacityM3
}

/**
 * Which way a tank goes by what it gained within the last hour, m³; null: not known, or it does not go that way.
 * @param steadyM3 a tank that moves by less neither fills nor empties
 */
export const hoursLeftOf = (
  volumeM3: number | null,
  capacityM3: number | null,
  gained: number | null,
  steadyM3 = STEADY_SHARE * (capacityM3 ?? 0),
): { readonly toEmpty: number | null; readonly toFull: number | null } => {
  if (volumeM3 === null || capacityM3 === null || gained === null) return { toEmpty: null, toFull: null }
  return {
    toEmpty: gained < -steadyM3 ? volumeM3 / -gained : null,
    toFull: gained > steadyM3 ? Math.max(0, capacityM3 - volumeM3) / gained : null,
  }
}
