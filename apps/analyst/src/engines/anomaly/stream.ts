// Rows of one device as they come, one per step of time → episodes in which its metrics do what they did not do while
// it was learnt. What it remembers is bounded, is plain data, and goes on in another process where it was saved.
import type { MetricId } from '@vigie/contracts/entities'
import { chiSquared, createJudge, type JudgeMemory } from './judge.ts'
import type { Usual } from './learn.ts'
import type { Moved } from './moved.ts'
import { usualOf, WATCH_SETTINGS, type WatchSettings } from './watch.ts'

export type StreamRow = { readonly at: number; readonly values: readonly number[] }

export type StreamSettings = WatchSettings & {
  /** an episode begins no lower than this many times the highest score of the rows that taught */
  readonly aboveTaught: number
  /** rows of an episode before it is told */
  readonly provingRows: number
  /** rows kept for the chart around an episode */
  readonly shownRows: number
}

/** At five minutes a row: two days teach. Chosen on healthy days of the farm (seed 101), for few false episodes. */
export const STREAM_SETTINGS: StreamSettings = {
  ...WATCH_SETTINGS,
  warmUpRows: 576,
  aboveTaught: 2,
  provingRows: 3,
  shownRows: 120,
}

/** A metric that is read, the least change of it that means anything, and how often people rejected what it led. */
export type StreamMetric = { readonly id: MetricId; readonly leastChange: number; readonly rejections?: number }

/** Each rejection doubles how long an episode that a metric leads must last before it is told, up to so many. */
const MOST_DOUBLINGS = 4

/** A metric that moved: what was usual of it, what it is, both in its own unit. */
export type StreamMoved = { readonly metric: MetricId; readonly usual: number; readonly present: number }

export type Episode = {
  readonly since: number
  readonly provedAt: number
  readonly endedAt: number | null
  /** most telling first; never empty */
  readonly moved: readonly StreamMoved[]
  /** of the metric that moved most, oldest first; `sum` in deviations usual for it */
  readonly evidence: readonly { readonly at: number; readonly value: number; readonly sum: number }[]
}

/** All that is remembered of a stream, as plain data; null where a metric said nothing. */
export type StreamMemory = {
  readonly usual: readonly Usual[]
  readonly enter: number
  readonly judge: JudgeMemory | null
  /** rows that teach next */
  readonly teaching: readonly KeptRow[]
  /** rows of the present episode, which teach if it lasts as long as a whole lesson */
  readonly during: readonly KeptRow[]
  readonly shown: readonly KeptRow[]
  readonly open: Episode | null
}
export type KeptRow = readonly [at: number, ...values: (number | null)[]]

const NOTHING: StreamMemory = {
  usual: [],
  enter: Number.MAX_VALUE,
  judge: null,
  teaching: [],
  during: [],
  shown: [],
  open: null,
}

export type Stream = {
  /** @returns the episode that this row proved, went on with or ended; null: none is told */
  readonly push: (row: StreamRow) => Episode | null
  readonly memory: () => StreamMemory
  readonly isLearning: () => boolean
}

/** `before`: the memory that an earlier stream of the same metrics was left with. */
export const createStream = (
  metrics: readonly StreamMetric[],
  settings: StreamSettings,
  before: StreamMemory = NOTHING,
): Stream => {
  const ids = metrics.map(({ id }) => id)
  const judgeOf = (usual: readonly Usual[], enter: number, memory: JudgeMemory | null) =>
    createJudge(ids, usual, { ...settings, enter }, memory ?? undefined)
  let { usual, enter, open } = before
  let judge = before.judge === null ? null : judgeOf(usual, enter, before.judge)
  let teaching = [...before.teaching]
  let during = [...before.during]
  let shown = [...before.shown]

  /** What these rows show is usual from here on; the next lesson begins. */
  const learn = (rows: readonly KeptRow[]): void => {
    usual = usualOf(ids, rows.map(valuesOf), settings)
    const rehearsal = judgeOf(usual, Number.MAX_VALUE, null)
    const scores = rows.map((row) => rehearsal.push(row[0], valuesOf(row)).score ?? 0)
    const settled = scores.slice(Math.ceil(1 / settings.smoothing))
    enter = Math.max(chiSquared(ids.length, settings.enterAt), settings.aboveTaught * Math.max(0, ...settled))
    judge = judgeOf(usual, enter, rehearsal.memory())
    teaching = []
    during = []
  }

  const end = (at: number): Episode | null => {
    const ended = open === null ? null : { ...open, endedAt: at }
    open = null
    return ended
  }

  /** Mean of what a metric said since the episode began. */
  const meanSince = (index: number): number => {
    const said = during.flatMap(([, ...values]) => values[index] ?? [])
    return said.reduce((sum, value) => sum + value, 0) / Math.max(1, said.length)
  }

  const movedTo = (moved: readonly Moved[]): readonly StreamMoved[] => {
    const tracks = judge?.memory().tracks ?? []
    return moved.flatMap(({ metric: name }) => {
      const index = ids.findIndex((id) => id === name)
      const metric = ids[index]
      if (metric === undefined) return []
      const { mean = 0, deviation = 1, wanders = false } = usual[index] ?? {}
      const [smoothed = 0, level = 0] = tracks[index] ?? []
      const stood = mean + deviation * (wanders ? level : 0)
      const strayed = Math.abs(mean + deviation * smoothed - stood)
      if (strayed < (metrics[index]?.leastChange ?? 0)) return []
      return [{ metric, usual: stood, present: meanSince(index) }]
    })
  }

  const evidenceOf = (metric: MetricId): Episode['evidence'] => {
    const index = ids.indexOf(metric)
    const { mean = 0, deviation = 1 } = usual[index] ?? {}
    return shown.flatMap(([at, ...values]) => {
      const value = values[index] ?? null
      return value === null ? [] : [{ at, value, sum: (value - mean) / deviation }]
    })
  }

  const provingRowsOf = (metric: MetricId): number => {
    const rejections = metrics.find(({ id }) => id === metric)?.rejections ?? 0
    return settings.provingRows * 2 ** Math.min(rejections, MOST_DOUBLINGS)
  }

  const goOn = (at: number, since: number, found: readonly Moved[]): Episode | null => {
    if (open === null) {
      const moved = movedTo(found)
      const [first] = moved
      if (first === undefined || during.length < provingRowsOf(first.metric)) return null
      open = { since, provedAt: at, endedAt: null, moved, evidence: evidenceOf(first.metric) }
      return open
    }
    // the chart goes on until the onset stands in its middle
    const [first] = open.moved
    if (first !== undefined && (shown[Math.floor(settings.shownRows / 2)]?.[0] ?? since) <= since)
      open = { ...open, evidence: evidenceOf(first.metric) }
    return open
  }

  return {
    isLearning: () => judge === null,
    memory: () => ({ usual, enter, judge: judge?.memory() ?? null, teaching, during, shown, open }),
    push: ({ at, values }) => {
      const row: KeptRow = [at, ...values.map(rounded)]
      shown = [...shown, row].slice(-settings.shownRows)
      const verdict = judge?.push(at, valuesOf(row)) ?? null
      if (verdict === null || verdict.since === null) {
        teaching.push(row)
        during = []
        if (teaching.length >= settings.warmUpRows) learn(teaching)
        return end(at)
      }
      during.push(row)
      if (during.length < settings.warmUpRows)
        return during.length < settings.provingRows ? null : goOn(at, verdict.since, verdict.moved)
      // what has lasted so long is how the device is now
      learn(during)
      return end(at)
    },
  }
}

/** Digits of a sensor: what is kept is small, and the same whichever way a mean was made. */
const DIGITS = 6
const rounded = (value: number): number | null => (Number.isFinite(value) ? Number(value.toPrecision(DIGITS)) : null)

const valuesOf = ([, ...values]: KeptRow): readonly number[] => values.map((value) => value ?? Number.NaN)
