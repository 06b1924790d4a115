/** How well a baseline tells what it has not seen (IPMVP, ASHRAE guideline 14). */
export type Measured = {
  /** root mean square error over the mean; ASHRAE asks ≤ 0.30 of an hourly model, ≤ 0.15 of a monthly one */
  readonly cvRmse: number
  /** bias over the mean, signed; ASHRAE asks ≤ 0.10 of an hourly model */
  readonly nmbe: number
  readonly rows: number
}

export const measuredOf = (
  observed: readonly number[],
  predicted: readonly number[],
  coefficients: number,
): Measured => {
  const rows = observed.length
  const mean = observed.reduce((sum, value) => sum + value, 0) / rows
  const errors = observed.map((value, index) => value - (predicted[index] ?? 0))
  const freedom = Math.max(1, rows - coefficients)
  const squares = errors.reduce((sum, error) => sum + error ** 2, 0)
  const bias = errors.reduce((sum, error) => sum + error, 0)
  return { cvRmse: Math.sqrt(squares / freedom) / mean, nmbe: bias / (freedom * mean), rows }
}

/** Rows in `folds` stretches of time, each predicted by a model that has not seen it. */
export const crossPredict = <Row>(
  rows: readonly Row[],
  folds: number,
  fit: (rows: readonly Row[]) => (row: Row) => number,
): readonly number[] =>
  Array.from({ length: folds }, (_, fold) => {
    const [from, to] = [fold, fold + 1].map((edge) => Math.round((edge * rows.length) / folds)) as [number, number]
    const model = fit([...rows.slice(0, from), ...rows.slice(to)])
    return rows.slice(from, to).map(model)
  }).flat()
