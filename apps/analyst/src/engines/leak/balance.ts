// Hourly inflow of a zone and the shape that its customers' draw has over a week → what runs beyond that draw, week by
// week, and its volume. Draw rises and falls with its shape, leakage does not: it is the intercept.

import { type Estimate, estimateOf } from '../savings/interval.ts'
import { fitLinear, varianceInflation } from '../savings/regression.ts'

export type Leakage = {
  /** by stretch of `WEEK_HOURS`; the last one may be shorter and takes the hours left */
  readonly weeks: readonly { readonly fromHour: number; readonly leakM3PerHour: Estimate; readonly drawScale: number }[]
  readonly volumeM3: Estimate
}

export const WEEK_HOURS = 168
/** A rest of fewer hours than two days joins the week before it. */
const LEAST_HOURS = 48

/** `inflow`: hours in a row, m³/h, change of stock taken off. `shape`: draw to expect of the hours of a week, any unit. */
export const leakageOf = (inflow: readonly number[], shape: readonly number[]): Leakage => {
  const weeks = stretches(inflow.length).map(([from, to]) => {
    const rows = Array.from({ length: to - from }, (_, hour) => [1, shape[(from + hour) % shape.length] ?? 0])
    const fit = fitLinear(rows, inflow.slice(from, to))
    const inflation = varianceInflation(fit.residuals)
    return {
      fromHour: from,
      hours: to - from,
      leakM3PerHour: fit.coefficients[0] ?? 0,
      drawScale: fit.coefficients[1] ?? 0,
      variance: fit.covariance.get(0, 0) * inflation,
      freedom: fit.freedom / inflation,
    }
  })
  const volume = weeks.reduce((sum, { leakM3PerHour, hours }) => sum + leakM3PerHour * hours, 0)
  const variance = weeks.reduce((sum, week) => sum + week.variance * week.hours ** 2, 0)
  return {
    weeks: weeks.map(({ fromHour, leakM3PerHour, drawScale, ...week }) => ({
      fromHour,
      drawScale,
      leakM3PerHour: estimateOf(leakM3PerHour, Math.sqrt(week.variance), week.freedom),
    })),
    volumeM3: estimateOf(volume, Math.sqrt(variance)),
  }
}

const stretches = (hours: number): readonly (readonly [number, number])[] => {
  const count = Math.max(1, Math.floor((hours + WEEK_HOURS - LEAST_HOURS) / WEEK_HOURS))
  return Array.from({ length: count }, (_, week): readonly [number, number] => [
    week * WEEK_HOURS,
    week === count - 1 ? hours : (week + 1) * WEEK_HOURS,
  ])
}
