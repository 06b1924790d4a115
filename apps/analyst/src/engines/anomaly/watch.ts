// Rows of one device's metrics, in the order of time → whether what they show is unusual, since when, and which
// metrics moved. A verdict on a row uses that row and earlier ones only; after the warm-up nothing grows.
import { probit } from 'simple-statistics'
import { createLatch } from './latch.ts'
import { clipped, createTracks, type LearningSettings, learnUsual, type Usual } from './learn.ts'
import { type Moved, movedOf } from './moved.ts'

export type WatchSettings = LearningSettings & {
  /** rows that teach what is usual; nothing is judged before */
  readonly warmUpRows: number
  /** an episode begins above this quantile of what so many metrics show by chance (χ²) */
  readonly enterAt: number
  /** and ends below this much for each metric, or below this share of its own peak */
  readonly leavePerMetric: number
  readonly leaveOfPeak: number
}

/** Chosen by leave-one-group-out on the groups of a pump's test bed: `npm run bench -- ai skab` does it again. */
export const WATCH_SETTINGS: WatchSettings = {
  warmUpRows: 400,
  smoothing: 0.15,
  levelling: 0.01,
  wandersBelow: 0.25,
  clip: 8,
  enterAt: 0.99,
  leavePerMetric: 0.375,
  leaveOfPeak: 0.05,
}

export type Verdict = {
  /** sum over metrics of the squared stray over its usual variance; null while it learns */
  readonly score: number | null
  readonly isUnusual: boolean
  /** when the present episode began, in the unit of the rows' times; null outside of one */
  readonly since: number | null
  readonly moved: readonly Moved[]
}

export type Watch = {
  /** `values` in the order of the metrics; NaN where a metric said nothing */
  readonly push: (at: number, values: readonly number[]) => Verdict
  /** what it learnt, by metric; empty while it learns */
  readonly usual: () => readonly Usual[]
}

const LEARNING: Verdict = { score: null, isUnusual: false, since: null, moved: [] }

export const createWatch = (metrics: readonly string[], settings: WatchSettings = WATCH_SETTINGS): Watch => {
  const tracks = metrics.map(() => createTracks(settings))
  const latch = createLatch({
    enter: chiSquared(metrics.length, settings.enterAt),
    leave: settings.leavePerMetric * metrics.length,
    leaveOfPeak: settings.leaveOfPeak,
  })
  let warmUp: (readonly number[])[] = []
  let usual: readonly Usual[] = []
  let since: number | null = null

  const track = (values: readonly number[]): void => {
    usual.forEach(({ mean, deviation }, index) => {
      const scaled = ((values[index] ?? Number.NaN) - mean) / deviation
      tracks[index]?.push(Number.isNaN(scaled) ? scaled : clipped(scaled, settings.clip))
    })
  }

  const learn = (values: readonly number[]): void => {
    warmUp.push(values)
    if (warmUp.length < settings.warmUpRows) return
    usual = metrics.map((_, index) =>
      learnUsual(
        warmUp.map((row) => row[index] ?? Number.NaN),
        settings,
      ),
    )
    for (const row of warmUp) track(row)
    warmUp = []
  }

  return {
    usual: () => usual,
    push: (at, values) => {
      if (usual.length === 0) {
        learn(values)
        return LEARNING
      }
      track(values)
      const deviations = usual.map(({ wanders, variance }, index) => {
        const stray = tracks[index]?.stray(wanders) ?? 0
        return variance > 0 ? stray / Math.sqrt(variance) : 0
      })
      const parts = deviations.map((deviation) => deviation ** 2)
      const score = parts.reduce((sum, part) => sum + part, 0)
      const isUnusual = latch.push(score)
      since = isUnusual ? (since ?? at) : null
      return { score, isUnusual, since, moved: isUnusual ? movedOf(metrics, parts, deviations) : [] }
    },
  }
}

/** Quantile of the sum of `count` squared normal values (Wilson and Hilferty). */
const chiSquared = (count: number, at: number): number => {
  const spread = 2 / (9 * count)
  return count * (1 - spread + probit(at) * Math.sqrt(spread)) ** 3
}
