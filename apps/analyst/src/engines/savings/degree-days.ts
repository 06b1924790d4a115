// Days of a building's or a site's energy with the temperatures of their hours → what a change saved, in per cent of
// what it would have used in the same weather, with its interval.
import { type Estimate, estimateOf } from './interval.ts'
import { crossPredict, type Measured, measuredOf } from './measured.ts'
import { fitLinear, predict, sumVariance, varianceInflation } from './regression.ts'

export type EnergyDay = {
  readonly energyKwh: number
  /** of its hours; degrees are counted hour by hour, since a day's mean hides its cold and its warm hours */
  readonly temperaturesC: readonly number[]
}

export type DegreeDaySaving = {
  /** per cent of what the later days would have used */
  readonly percent: Estimate
  /** temperatures below which heating, and above which cooling, begins: of the likeliest model */
  readonly balanceC: { readonly heating: number; readonly cooling: number }
  readonly measured: Measured
}

const STEP_C = 1
const HEATING_C = [10, 19] as const
const COOLING_C = [15, 24] as const
const FOLDS = 5

type Candidate = { readonly heating: number; readonly cooling: number }

/**
 * Every pair of balance points is a model; none is picked. Their savings are averaged by how likely each makes the
 * days before the change, and what they disagree about widens the interval.
 */
export const degreeDaySaving = (before: readonly EnergyDay[], after: readonly EnergyDay[]): DegreeDaySaving | null => {
  const tried = candidates().map((candidate) => ({ candidate, ...trialOf(candidate, before, after) }))
  const best = tried.reduce((least, trial) => (trial.deviance < least.deviance ? trial : least), tried[0] as Trial)
  if (best === undefined) return null
  const weights = tried.map(({ deviance }) => Math.exp((best.deviance - deviance) / (2 * best.dispersion)))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const averaged = (of: (trial: Trial) => number): number =>
    tried.reduce((sum, trial, index) => sum + ((weights[index] ?? 0) / whole) * of(trial), 0)
  const saving = averaged((trial) => trial.saving)
  const variance = averaged((trial) => trial.variance + (trial.saving - saving) ** 2)
  const row = rowOf(best.candidate)
  const unseen = crossPredict(before, FOLDS, (taught) => {
    const fit = fitLinear(
      taught.map(row),
      taught.map(({ energyKwh }) => energyKwh),
      'proportional',
    )
    return (day) => predict(fit, row(day))
  })
  return {
    percent: estimateOf(100 * saving, 100 * Math.sqrt(variance), best.freedom),
    balanceC: best.candidate,
    measured: measuredOf(
      before.map(({ energyKwh }) => energyKwh),
      unseen,
      3,
    ),
  }
}

type Trial = ReturnType<typeof trialOf> & { readonly candidate: Candidate }

const trialOf = (candidate: Candidate, before: readonly EnergyDay[], after: readonly EnergyDay[]) => {
  const row = rowOf(candidate)
  const fit = fitLinear(
    before.map(row),
    before.map(({ energyKwh }) => energyKwh),
    'proportional',
  )
  const rows = after.map(row)
  const levels = rows.map((one) => predict(fit, one))
  const expected = levels.reduce((sum, level) => sum + level, 0)
  const ratio = after.reduce((sum, { energyKwh }) => sum + energyKwh, 0) / expected
  const inflation = varianceInflation(fit.residuals)
  const noise = fit.dispersion * levels.reduce((sum, level) => sum + level ** 2, 0)
  const variance = (inflation * ratio ** 2 * (sumVariance(fit, rows) + noise)) / expected ** 2
  return { saving: 1 - ratio, variance, deviance: fit.deviance, dispersion: fit.dispersion, freedom: fit.freedom }
}

const rowOf =
  ({ heating, cooling }: Candidate) =>
  ({ temperaturesC }: EnergyDay): readonly number[] => [
    1,
    meanOf(temperaturesC.map((temperature) => Math.max(0, heating - temperature))),
    meanOf(temperaturesC.map((temperature) => Math.max(0, temperature - cooling))),
  ]

const candidates = (): readonly Candidate[] =>
  steps(HEATING_C).flatMap((heating) =>
    steps(COOLING_C)
      .filter((cooling) => cooling >= heating)
      .map((cooling) => ({ heating, cooling })),
  )

const steps = ([from, to]: readonly [number, number]): readonly number[] =>
  Array.from({ length: Math.round((to - from) / STEP_C) + 1 }, (_, index) => from + index * STEP_C)

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
