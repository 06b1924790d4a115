import { inverse, Matrix } from 'ml-matrix'

/** A linear model fitted to rows, and how well it fits them. */
export type Fit = {
  readonly coefficients: readonly number[]
  /** of the coefficients */
  readonly covariance: Matrix
  readonly fitted: readonly number[]
  readonly residuals: readonly number[]
  /** rows minus coefficients */
  readonly freedom: number
  /** residual variance; relative to the squared level where `spread` is 'proportional' */
  readonly dispersion: number
  /** sum of what the fit minimises */
  readonly deviance: number
}

/**
 * How residuals spread: evenly, or in proportion to the level, as energy meters do. Proportional spread is fitted by
 * quasi-likelihood (variance as the square of the mean), so that the large values do not decide alone.
 */
export type Spread = 'even' | 'proportional'

const ROUNDS = 25
/** A predicted level never falls below this share of the mean, so that no row weighs without bound. */
const LEAST_LEVEL = 0.05
/** Keeps a design whose columns repeat each other solvable. */
const RIDGE = 1e-9

export const fitLinear = (
  design: readonly (readonly number[])[],
  observed: readonly number[],
  spread: Spread = 'even',
): Fit => {
  const floor = LEAST_LEVEL * meanOf(observed)
  let solved = solve(
    design,
    observed,
    observed.map(() => 1),
  )
  if (spread === 'proportional') {
    for (let round = 0; round < ROUNDS; round++) {
      const levels = predictAll(design, solved.coefficients).map((level) => Math.max(level, floor))
      solved = solve(
        design,
        observed,
        levels.map((level) => 1 / level ** 2),
      )
    }
  }
  const fitted = predictAll(design, solved.coefficients)
  const residuals = observed.map((value, index) => value - (fitted[index] ?? 0))
  const levels = fitted.map((level) => (spread === 'even' ? 1 : Math.max(level, floor)))
  const freedom = Math.max(1, observed.length - (design[0]?.length ?? 0))
  const dispersion = sumOf(residuals.map((residual, index) => (residual / (levels[index] ?? 1)) ** 2)) / freedom
  return {
    coefficients: solved.coefficients,
    covariance: Matrix.mul(solved.inverse, dispersion),
    fitted,
    residuals,
    freedom,
    dispersion,
    deviance: spread === 'even' ? dispersion * freedom : proportionalDeviance(observed, levels),
  }
}

export const predict = ({ coefficients }: Pick<Fit, 'coefficients'>, row: readonly number[]): number =>
  row.reduce((sum, value, index) => sum + value * (coefficients[index] ?? 0), 0)

/** Variance of the sum of predictions over rows, from what is unsure in the coefficients. */
export const sumVariance = ({ covariance }: Fit, rows: readonly (readonly number[])[]): number => {
  const sums = Matrix.rowVector((rows[0] ?? []).map((_, column) => sumOf(rows.map((row) => row[column] ?? 0))))
  return sums.mmul(covariance).mmul(sums.transpose()).get(0, 0)
}

/** Correlation of each residual with the one before: how much less than one observation each of them is worth. */
export const autocorrelation = (residuals: readonly number[]): number => {
  const squares = sumOf(residuals.map((value) => value ** 2))
  if (squares === 0) return 0
  return sumOf(residuals.slice(1).map((value, index) => value * (residuals[index] ?? 0))) / squares
}

/** By how much correlated residuals widen the variance of a sum. */
export const varianceInflation = (residuals: readonly number[]): number => {
  const rho = Math.max(0, Math.min(0.95, autocorrelation(residuals)))
  return (1 + rho) / (1 - rho)
}

const solve = (design: readonly (readonly number[])[], observed: readonly number[], weights: readonly number[]) => {
  const size = design[0]?.length ?? 0
  const gram = Matrix.zeros(size, size)
  const right = new Float64Array(size)
  design.forEach((row, index) => {
    const weight = weights[index] ?? 0
    for (let i = 0; i < size; i++) {
      const value = weight * (row[i] ?? 0)
      right[i] = (right[i] ?? 0) + value * (observed[index] ?? 0)
      for (let j = 0; j <= i; j++) gram.set(i, j, gram.get(i, j) + value * (row[j] ?? 0))
    }
  })
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < i; j++) gram.set(j, i, gram.get(i, j))
    gram.set(i, i, gram.get(i, i) * (1 + RIDGE) + Number.MIN_VALUE)
  }
  const inverted = inverse(gram, true)
  return { inverse: inverted, coefficients: inverted.mmul(Matrix.columnVector(Array.from(right))).to1DArray() }
}

const proportionalDeviance = (observed: readonly number[], levels: readonly number[]): number =>
  2 *
  sumOf(
    observed.map((value, index) => {
      const level = levels[index] ?? 1
      return (value - level) / level - Math.log(Math.max(value, level * 1e-4) / level)
    }),
  )

const predictAll = (design: readonly (readonly number[])[], coefficients: readonly number[]): readonly number[] =>
  design.map((row) => predict({ coefficients }, row))

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
const meanOf = (values: readonly number[]): number => sumOf(values) / values.length
