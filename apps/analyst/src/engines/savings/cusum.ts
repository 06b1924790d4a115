/** The running sum of what departs from the usual: it stays near zero while all is well, and climbs from an onset on. */
export type Drift = {
  /** the sum after each value, in usual deviations */
  readonly sums: readonly number[]
  /** index of the first value of the greatest drift; null where none is proved */
  readonly onset: number | null
  /** index of the value that proved it */
  readonly proved: number | null
}

export type CusumSettings = {
  /** departures up to this, in deviations, count as usual: half the smallest drift that matters */
  readonly slack: number
  /** sum that proves a drift */
  readonly bound: number
}

/**
 * Proves a lasting shift of three deviations in three values. A middle learnt from two weeks is a third of a deviation
 * off and its spread a quarter: the slack is what keeps that from adding up to a drift in months where nothing moved.
 */
export const CUSUM_SETTINGS: CusumSettings = { slack: 1, bound: 5 }

/** The greatest upward drift of values already scaled to deviations; NaN leaves the sum as it is. */
export const driftOf = (values: readonly number[], { slack, bound }: CusumSettings = CUSUM_SETTINGS): Drift => {
  const sums: number[] = []
  let sum = 0
  let begun: number | null = null
  let passed: number | null = null
  let greatest = { sum: bound, onset: null as number | null, proved: null as number | null }
  values.forEach((value, index) => {
    sum = Number.isNaN(value) ? sum : Math.max(0, sum + value - slack)
    begun = sum === 0 ? null : (begun ?? index)
    passed = sum === 0 ? null : (passed ?? (sum > bound ? index : null))
    sums.push(sum)
    if (sum > greatest.sum) greatest = { sum, onset: begun, proved: passed }
  })
  return { sums, onset: greatest.onset, proved: greatest.proved }
}
