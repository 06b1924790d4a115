// Days of one pump, energy and water → what a cubic metre costs it, whether that drifts, since when, and what the
// drift has cost: the sign of a clogged filter, a worn wheel or a closing valve.
import { dailyDriftOf } from './daily-drift.ts'
import { type Estimate, estimateOf, isStated } from './interval.ts'
import { type Middle, middleOf, middleVariance } from './robust.ts'

export type PumpDay = {
  /** local date, YYYY-MM-DD */
  readonly day: string
  readonly energyKwh: number
  readonly volumeM3: number
}

export type PumpDrift = {
  readonly usualKwhPerM3: number
  /** mean since the drift began, weighted by volume; of the last week where none began */
  readonly presentKwhPerM3: number
  /** first day of the drift, and the day that proved it; null where none is proved */
  readonly since: string | null
  readonly proved: string | null
  /** energy beyond the usual since then, kWh; null where none is proved or its interval covers zero */
  readonly excessKwh: Estimate | null
  /** by day, in usual deviations */
  readonly cusum: readonly { readonly day: string; readonly sum: number; readonly kwhPerM3: number }[]
}

export type PumpDriftSettings = {
  /** days at the start that tell what is usual */
  readonly historyDays: number
  /** days with less water than this share of the median day tell little about a cubic metre */
  readonly leastVolumeShare: number
  /** the spread that counts as usual is at least this share of kWh/m³: what an aquifer's breathing does to it */
  readonly leastSpread: number
}

export const PUMP_DRIFT_SETTINGS: PumpDriftSettings = { historyDays: 14, leastVolumeShare: 0.2, leastSpread: 0.02 }

const LAST_DAYS = 7

/** Null where the pump has not worked long enough to have a usual. */
export const pumpDriftOf = (
  days: readonly PumpDay[],
  settings: PumpDriftSettings = PUMP_DRIFT_SETTINGS,
): PumpDrift | null => {
  const worked = workedOf(days, settings.leastVolumeShare)
  const drift = dailyDriftOf(
    worked.map(({ kwhPerM3 }) => kwhPerM3),
    { history: settings.historyDays, leastSpread: settings.leastSpread, leastDeviation: 0 },
  )
  if (drift === null) return null
  const { usual, sums, onset, proved } = drift
  const drifted = onset === null ? [] : worked.slice(onset)
  const excess = onset === null ? null : excessOf(drifted, usual)
  return {
    usualKwhPerM3: usual.middle,
    presentKwhPerM3: specificOf(onset === null ? worked.slice(-LAST_DAYS) : drifted),
    since: onset === null ? null : (worked[onset]?.day ?? null),
    proved: proved === null ? null : (worked[proved]?.day ?? null),
    excessKwh: excess !== null && isStated(excess) ? excess : null,
    cusum: worked.map(({ day, kwhPerM3 }, index) => ({ day, kwhPerM3, sum: sums[index] ?? 0 })),
  }
}

/** Days before a known fault that tell what was usual. */
const LEAST_BEFORE = 3

/**
 * Energy beyond the usual since a day on which something else shows that a fault began, kWh: all days of work before it
 * tell what was usual. Null where they are too few, or where the interval covers zero.
 */
export const excessSince = (
  days: readonly PumpDay[],
  since: string,
  settings: PumpDriftSettings = PUMP_DRIFT_SETTINGS,
): Estimate | null => {
  const worked = workedOf(days, settings.leastVolumeShare)
  const before = worked.filter(({ day }) => day < since)
  const after = worked.filter(({ day }) => day >= since)
  if (before.length < LEAST_BEFORE || after.length === 0) return null
  const usual = middleOf(
    before.map(({ kwhPerM3 }) => kwhPerM3),
    settings.leastSpread,
  )
  const excess = excessOf(after, usual)
  return isStated(excess) ? excess : null
}

type Worked = PumpDay & { readonly kwhPerM3: number }

const workedOf = (days: readonly PumpDay[], leastShare: number): readonly Worked[] => {
  const pumped = days.filter(({ volumeM3, energyKwh }) => volumeM3 > 0 && energyKwh > 0)
  if (pumped.length === 0) return []
  const least = leastShare * middleOf(pumped.map(({ volumeM3 }) => volumeM3)).middle
  return pumped
    .filter(({ volumeM3 }) => volumeM3 >= least)
    .map((day) => ({ ...day, kwhPerM3: day.energyKwh / day.volumeM3 }))
}

/** Day-to-day noise and the unsure usual both widen it. */
const excessOf = (drifted: readonly Worked[], usual: Middle): Estimate => {
  const volume = drifted.reduce((sum, { volumeM3 }) => sum + volumeM3, 0)
  const energy = drifted.reduce((sum, { energyKwh }) => sum + energyKwh, 0)
  const squares = drifted.reduce((sum, { volumeM3 }) => sum + volumeM3 ** 2, 0)
  const error = Math.sqrt(usual.deviation ** 2 * squares + volume ** 2 * middleVariance(usual))
  return estimateOf(energy - usual.middle * volume, error, usual.count - 1)
}

const specificOf = (days: readonly Worked[]): number =>
  days.reduce((sum, { energyKwh }) => sum + energyKwh, 0) / days.reduce((sum, { volumeM3 }) => sum + volumeM3, 0)
