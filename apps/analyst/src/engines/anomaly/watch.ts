// Rows of one device's metrics, in the order of time → whether what they show is unusual, since when, and which
// metrics moved. A verdict on a row uses that row and earlier ones only; after the warm-up nothing grows.
import { chiSquared, createJudge, type Judge, type JudgeSettings, type Verdict } from './judge.ts'
import { learnUsual, type Usual } from './learn.ts'

export type WatchSettings = JudgeSettings & {
  /** rows that teach what is usual; nothing is judged before */
  readonly warmUpRows: number
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

export type Watch = {
  /** `values` in the order of the metrics; NaN where a metric said nothing */
  readonly push: (at: number, values: readonly number[]) => Verdict
  /** what it learnt, by metric; empty while it learns */
  readonly usual: () => readonly Usual[]
}

const LEARNING: Verdict = { score: null, isUnusual: false, since: null, moved: [] }

export const createWatch = (metrics: readonly string[], settings: WatchSettings = WATCH_SETTINGS): Watch => {
  let warmUp: (readonly number[])[] = []
  let usual: readonly Usual[] = []
  let judge: Judge | null = null

  const learn = (values: readonly number[]): void => {
    warmUp.push(values)
    if (warmUp.length < settings.warmUpRows) return
    usual = usualOf(metrics, warmUp, settings)
    judge = createJudge(metrics, usual, { ...settings, enter: chiSquared(metrics.length, settings.enterAt) })
    for (const row of warmUp) judge.track(row)
    warmUp = []
  }

  return {
    usual: () => usual,
    push: (at, values) => {
      if (judge !== null) return judge.push(at, values)
      learn(values)
      return LEARNING
    },
  }
}

/** What is usual of each metric in these rows. */
export const usualOf = (
  metrics: readonly string[],
  rows: readonly (readonly number[])[],
  settings: WatchSettings,
): readonly Usual[] =>
  metrics.map((_, index) =>
    learnUsual(
      rows.map((row) => row[index] ?? Number.NaN),
      settings,
    ),
  )
