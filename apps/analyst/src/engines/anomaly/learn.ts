/** What is usual for one metric, learnt from the rows of a warm-up. */
export type Usual = {
  readonly mean: number
  readonly deviation: number
  /** A metric that wanders slowly (a temperature) is judged against its own recent level, not against its mean. */
  readonly wanders: boolean
  /** how much its smoothed, scaled value varies when all is well, its drift from block to block included */
  readonly variance: number
}

export type LearningSettings = {
  /** weight of the newest row in the smoothed value */
  readonly smoothing: number
  /** weight of the newest row in the level that a wandering metric is judged against */
  readonly levelling: number
  /** half the mean squared step, in deviations: 1 for noise, near 0 for what wanders; below this it wanders */
  readonly wandersBelow: number
  /** a scaled value counts no further than this */
  readonly clip: number
}

/** Rows at the start of a warm-up whose smoothed values are not settled yet. */
const SETTLING_SHARE = 1 / 8
const BLOCKS = 8
/** Drift seen between blocks of a warm-up goes on after it: its variance counts this many times. */
const DRIFT_WEIGHT = 4
/** A metric that stood still in the whole warm-up still has the resolution of its sensor. */
const LEAST_DEVIATION = 1e-9

export const clipped = (value: number, bound: number): number => Math.max(-bound, Math.min(bound, value))

/** Smoothed and level of one metric; NaN leaves both as they are. */
export const createTracks = (
  { smoothing, levelling }: LearningSettings,
  [smoothedBefore, levelBefore]: readonly [smoothed: number, level: number] = [0, 0],
) => {
  let smoothed = smoothedBefore
  let level = levelBefore
  return {
    memory: (): readonly [smoothed: number, level: number] => [smoothed, level],
    push: (scaled: number): void => {
      if (Number.isNaN(scaled)) return
      smoothed += smoothing * (scaled - smoothed)
      level += levelling * (scaled - level)
    },
    stray: (wanders: boolean): number => (wanders ? smoothed - level : smoothed),
  }
}

/** Learns one metric from its column of the warm-up. */
export const learnUsual = (column: readonly number[], settings: LearningSettings): Usual => {
  const known = column.filter((value) => !Number.isNaN(value))
  const mean = meanOf(known)
  const deviation = Math.sqrt(varianceOf(known)) + LEAST_DEVIATION
  const scaled = column.map((value) => clipped((value - mean) / deviation, settings.clip))
  const present = scaled.filter((value) => !Number.isNaN(value))
  const wanders = meanSquaredStep(present) / 2 <= settings.wandersBelow
  return { mean, deviation, wanders, variance: strayVariance(scaled, wanders, settings) + driftOf(present) }
}

const strayVariance = (scaled: readonly number[], wanders: boolean, settings: LearningSettings): number => {
  const tracks = createTracks(settings)
  const strays = scaled.map((value) => {
    tracks.push(value)
    return tracks.stray(wanders)
  })
  return varianceOf(strays.slice(Math.round(scaled.length * SETTLING_SHARE * (wanders ? 2 : 1))))
}

const driftOf = (scaled: readonly number[]): number => {
  const size = Math.floor(scaled.length / BLOCKS)
  if (size === 0) return DRIFT_WEIGHT
  const means = Array.from({ length: BLOCKS }, (_, block) => meanOf(scaled.slice(block * size, (block + 1) * size)))
  return DRIFT_WEIGHT * meanSquaredStep(means)
}

const meanSquaredStep = (values: readonly number[]): number =>
  meanOf(values.slice(1).map((value, index) => (value - (values[index] ?? value)) ** 2))

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const varianceOf = (values: readonly number[]): number => {
  const mean = meanOf(values)
  return meanOf(values.map((value) => (value - mean) ** 2))
}
