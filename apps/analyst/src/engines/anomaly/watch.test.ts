import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noise } from '../testing/noise.ts'
import type { Verdict } from './judge.ts'
import { createWatch, WATCH_SETTINGS } from './watch.ts'

const METRICS = ['flow', 'pressure', 'current']
const ROWS = WATCH_SETTINGS.warmUpRows

/** Three metrics that only make noise; from `faultAt` on the flow falls by ten deviations. */
const rowsOf = (seed: number, count: number, faultAt = Number.POSITIVE_INFINITY): readonly (readonly number[])[] => {
  const next = noise(seed)
  return Array.from({ length: count }, (_, row) => [30 + next() - (row >= faultAt ? 10 : 0), 2 + 0.1 * next(), next()])
}

const watched = (rows: readonly (readonly number[])[]): readonly Verdict[] => {
  const watch = createWatch(METRICS)
  return rows.map((values, row) => watch.push(row, values))
}

describe('a watch over the metrics of a device [R13.2]', () => {
  test('says nothing while it learns', () => {
    expect(watched(rowsOf(1, ROWS)).every(({ score, isUnusual }) => score === null && !isUnusual)).toBe(true)
  })

  test('finds a fall within a few rows, dates it and names the metric that moved', () => {
    const faultAt = ROWS + 200
    const verdicts = watched(rowsOf(2, ROWS + 300, faultAt))
    const found = verdicts.findIndex(({ isUnusual }) => isUnusual)
    expect(found - faultAt).toBeGreaterThanOrEqual(0)
    expect(found - faultAt).toBeLessThan(10)
    expect(verdicts.at(-1)).toMatchObject({ since: found, moved: [{ metric: 'flow' }] })
    expect(verdicts.at(-1)?.moved[0]?.deviations).toBeLessThan(-3)
  })

  test('names no healthy stretch: noise alone raises less than one row in fifty', () => {
    const flagged = [3, 4, 5, 6].flatMap((seed) => watched(rowsOf(seed, ROWS + 1_000)).filter((one) => one.isUnusual))
    expect(flagged.length).toBeLessThan(4_000 / 50)
  })

  test('a metric that says nothing for a while is neither moved nor an error', () => {
    const rows = rowsOf(7, ROWS + 100).map((row, at) => (at > ROWS ? [row[0] ?? 0, Number.NaN, row[2] ?? 0] : row))
    const last = watched(rows).at(-1)
    expect(Number.isFinite(last?.score)).toBe(true)
  })

  test('a metric that never moved in the warm-up does not break the score', () => {
    const watch = createWatch(['still', 'flow'])
    const rows = rowsOf(8, ROWS + 50).map(([flow = 0]) => [5, flow])
    const scores = rows.map((values, row) => watch.push(row, values).score)
    expect(scores.every((score) => score === null || Number.isFinite(score))).toBe(true)
  })

  test('a verdict knows nothing of what comes after', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 150 }), (seed, cut) => {
        const rows = rowsOf(seed, ROWS + 150, ROWS + 60)
        expect(watched(rows.slice(0, ROWS + cut))).toEqual(watched(rows).slice(0, ROWS + cut))
      }),
      { numRuns: 15 },
    )
  })

  test('units do not matter: scaled metrics give the same verdicts', () => {
    fc.assert(
      fc.property(fc.integer(), fc.double({ min: 0.01, max: 1_000, noNaN: true }), (seed, factor) => {
        const rows = rowsOf(seed, ROWS + 80, ROWS + 40)
        const scaled = watched(rows.map((row) => row.map((value) => value * factor)))
        expect(scaled.map(({ isUnusual }) => isUnusual)).toEqual(watched(rows).map(({ isUnusual }) => isUnusual))
      }),
      { numRuns: 15 },
    )
  })
})
