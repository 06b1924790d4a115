import { median, medianAbsoluteDeviation, sampleStandardDeviation } from 'simple-statistics'

/** Variance of a median over that of a mean of as many normal values. */
const MEDIAN_VARIANCE = Math.PI / 2

/** Middle and spread of values, of which a few may be wild. */
export type Middle = { readonly middle: number; readonly deviation: number; readonly count: number }

/** Makes the median absolute deviation of normal values their standard deviation. */
const NORMAL = 1.4826
/** Values farther from the middle than so many deviations are wild. */
const WILD = 6

/**
 * `leastShare`: the spread is at least this share of the middle, so that a flat history does not alarm at a hair. Of
 * two weeks the median absolute deviation is often far too small: the spread of all that is not wild corrects it.
 */
export const middleOf = (values: readonly number[], leastShare = 0): Middle => {
  const all = [...values]
  const middle = median(all)
  const robust = NORMAL * medianAbsoluteDeviation(all)
  const tame = all.filter((value) => Math.abs(value - middle) <= WILD * robust)
  const deviation = Math.max(robust, tame.length > 1 ? sampleStandardDeviation(tame) : 0, Math.abs(middle) * leastShare)
  return { middle, deviation, count: values.length }
}

/** Variance of the middle itself, for what is judged against it. */
export const middleVariance = ({ deviation, count }: Middle): number => (MEDIAN_VARIANCE * deviation ** 2) / count

/** Spread of values that follow each other, by their steps: a shift among them is one step of many and does not count. */
export const noiseOf = (values: readonly number[]): number => {
  const steps = values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? value)))
  return steps.length === 0 ? 0 : (NORMAL * median(steps)) / Math.SQRT2
}
