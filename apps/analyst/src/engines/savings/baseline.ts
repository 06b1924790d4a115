// Hours of a pump or a site before a change → the energy to expect of any later hour, from flow, temperature and the
// hour of the day, with its M&V statistics and the uncertainty of every sum.

import { type Estimate, estimateOf } from './interval.ts'
import { crossPredict, type Measured, measuredOf } from './measured.ts'
import { type Fit, fitLinear, predict, sumVariance, varianceInflation } from './regression.ts'

export type BaselineHour = {
  readonly energyKwh: number
  readonly flowM3PerHour: number
  /** null where the site measures none */
  readonly temperatureC: number | null
  /** hour of the day at the site, 0 to 23 */
  readonly hour: number
}

export type Baseline = {
  /** energy to expect of an hour, kWh */
  readonly expect: (hour: Omit<BaselineHour, 'energyKwh'>) => number
  /** what hours used below what was to be expected of them, kWh; negative when they used more */
  readonly saving: (hours: readonly BaselineHour[]) => Estimate
  /** on hours that the model had not seen */
  readonly measured: Measured
}

const FOLDS = 5
/** Hours of work below which no baseline is made. */
export const LEAST_HOURS = 72

/** Null where there is too little to learn from. */
export const learnBaseline = (hours: readonly BaselineHour[]): Baseline | null => {
  if (hours.length < LEAST_HOURS || hours.every(({ energyKwh }) => energyKwh === 0)) return null
  const warm = hours.every(({ temperatureC }) => temperatureC !== null)
  const row = rowOf(warm)
  const model = (taught: readonly BaselineHour[]): Fit =>
    fitLinear(
      taught.map(row),
      taught.map(({ energyKwh }) => energyKwh),
    )
  const fit = model(hours)
  const unseen = crossPredict(hours, FOLDS, (taught) => {
    const part = model(taught)
    return (hour) => predict(part, row(hour))
  })
  const observed = hours.map(({ energyKwh }) => energyKwh)
  const wander = wanderOf(observed.map((energyKwh, index) => energyKwh - (unseen[index] ?? 0)))
  return {
    expect: (hour) => Math.max(0, predict(fit, row(hour))),
    saving: (later) => savingOf(fit, later.map(row), later, wander),
    measured: measuredOf(observed, unseen, fit.coefficients.length),
  }
}

/** Variance of a difference of sums: of the coefficients, of the later hours, and of what stretches of time do alike. */
const savingOf = (
  fit: Fit,
  rows: readonly (readonly number[])[],
  hours: readonly BaselineHour[],
  wander: number,
): Estimate => {
  const expected = rows.reduce((sum, row) => sum + predict(fit, row), 0)
  const used = hours.reduce((sum, { energyKwh }) => sum + energyKwh, 0)
  const inflation = varianceInflation(fit.residuals)
  const variance = inflation * (sumVariance(fit, rows) + hours.length * fit.dispersion) + wander * hours.length ** 2
  return estimateOf(expected - used, Math.sqrt(variance), FOLDS - 1)
}

/** Mean squared error of whole stretches that the model had not seen: what a falling water table does to all hours of one. */
const wanderOf = (errors: readonly number[]): number => {
  const size = Math.floor(errors.length / FOLDS)
  const means = Array.from({ length: FOLDS }, (_, fold) => {
    const own = errors.slice(fold * size, (fold + 1) * size)
    return own.reduce((sum, error) => sum + error, 0) / own.length
  })
  return means.reduce((sum, mean) => sum + mean ** 2, 0) / FOLDS
}

/** Head goes with the square of flow; the day has one slow and one quick swing. */
const rowOf =
  (warm: boolean) =>
  ({ flowM3PerHour, temperatureC, hour }: Omit<BaselineHour, 'energyKwh'>): readonly number[] => {
    const angle = (2 * Math.PI * hour) / 24
    return [
      1,
      flowM3PerHour,
      flowM3PerHour ** 2,
      ...(warm ? [temperatureC ?? 0] : []),
      Math.sin(angle),
      Math.cos(angle),
      Math.sin(2 * angle),
      Math.cos(2 * angle),
    ]
  }
