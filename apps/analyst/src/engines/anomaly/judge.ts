// Rows against what is usual of each metric → how far they stray together, and the episode that this makes.
import { probit } from 'simple-statistics'
import { createLatch } from './latch.ts'
import { clipped, createTracks, type LearningSettings, type Usual } from './learn.ts'
import { type Moved, movedOf } from './moved.ts'

export type JudgeSettings = LearningSettings & {
  /** an episode begins above this quantile of what so many metrics show by chance (χ²) */
  readonly enterAt: number
  /** and ends below this much for each metric, or below this share of its own peak */
  readonly leavePerMetric: number
  readonly leaveOfPeak: number
}

export type Verdict = {
  /** sum over metrics of the squared stray over its usual variance; null while it learns */
  readonly score: number | null
  readonly isUnusual: boolean
  /** when the present episode began, in the unit of the rows' times; null outside of one */
  readonly since: number | null
  readonly moved: readonly Moved[]
}

/** What a judge remembers of earlier rows: two numbers for each metric, and the episode. */
export type JudgeMemory = {
  readonly tracks: readonly (readonly [smoothed: number, level: number])[]
  readonly peak: number | null
  readonly since: number | null
}

export type Judge = {
  /** takes a row in without a verdict */
  readonly track: (values: readonly number[]) => void
  readonly push: (at: number, values: readonly number[]) => Verdict
  readonly memory: () => JudgeMemory
}

/** `enter`: above this score an episode begins. `memory`: of a judge of the same metrics, which this one goes on for. */
export const createJudge = (
  metrics: readonly string[],
  usual: readonly Usual[],
  { enter, ...settings }: JudgeSettings & { readonly enter: number },
  memory?: JudgeMemory,
): Judge => {
  const tracks = metrics.map((_, index) => createTracks(settings, memory?.tracks[index]))
  const latch = createLatch(
    { enter, leave: Math.min(enter, settings.leavePerMetric * metrics.length), leaveOfPeak: settings.leaveOfPeak },
    memory?.peak,
  )
  let since = memory?.since ?? null
  const track = (values: readonly number[]): void => {
    usual.forEach(({ mean, deviation }, index) => {
      const scaled = ((values[index] ?? Number.NaN) - mean) / deviation
      tracks[index]?.push(Number.isNaN(scaled) ? scaled : clipped(scaled, settings.clip))
    })
  }
  return {
    track,
    push: (at, values) => {
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
    memory: () => ({ tracks: tracks.map((one) => one.memory()), peak: latch.peak(), since }),
  }
}

/** Quantile of the sum of `count` squared normal values (Wilson and Hilferty). */
export const chiSquared = (count: number, at: number): number => {
  const spread = 2 / (9 * count)
  return count * (1 - spread + probit(at) * Math.sqrt(spread)) ** 3
}
