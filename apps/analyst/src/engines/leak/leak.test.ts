import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noise } from '../testing/noise.ts'
import { leakageOf, WEEK_HOURS } from './balance.ts'
import { type Night, nightFlowOf } from './night-flow.ts'

const SETTINGS = { historyNights: 14, leastSpread: 0.03, leastSpreadM3PerHour: 0.05, pricePerM3: 6 }

const dayAt = (index: number): string => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)

/** Nights of 2 m³/h; from `onset` on, `leak` more. */
const nightsOf = (seed: number, count: number, onset: number, leak: number): readonly Night[] => {
  const next = noise(seed)
  return Array.from({ length: count }, (_, index) => ({
    day: dayAt(index),
    flowM3PerHour: 2 + 0.1 * next() + (index >= onset ? leak : 0),
  }))
}

describe('night flow against its own history [R13.2]', () => {
  test('a leak is dated, and its volume and cost contain the truth', () => {
    const { leak } = nightFlowOf(nightsOf(1, 60, 40, 1.5), SETTINGS)
    expect([dayAt(39), dayAt(40)]).toContain(leak?.since)
    expect(leak?.volumeM3.low).toBeLessThan(20 * 24 * 1.5)
    expect(leak?.volumeM3.high).toBeGreaterThan(20 * 24 * 1.5)
    expect(leak?.cost.value).toBeCloseTo(6 * (leak?.volumeM3.value ?? 0), 6)
  })

  test('a leak whose beginning the alarm tells begins there, and is counted from there', () => {
    const nights = nightsOf(1, 60, 40, 1.5)
    const { leak } = nightFlowOf(nights, { ...SETTINGS, since: dayAt(45) })
    expect(leak?.since).toBe(dayAt(45))
    expect(leak?.volumeM3.value).toBeCloseTo(15 * 24 * (leak?.excessM3PerHour.value ?? 0), 6)
    expect(Date.parse(leak?.proved ?? '')).toBeGreaterThanOrEqual(Date.parse(dayAt(45)))
    expect(nightFlowOf(nights, { ...SETTINGS, since: '2020-01-01' }).leak).toEqual(nightFlowOf(nights, SETTINGS).leak)
  })

  test('quiet nights name no leak', () => {
    const named = Array.from({ length: 40 }, (_, seed) => nightFlowOf(nightsOf(seed, 90, 999, 0), SETTINGS).leak)
    expect(named.filter((leak) => leak !== null).length).toBeLessThanOrEqual(4)
  })

  test('too short a history names nothing', () => {
    expect(nightFlowOf(nightsOf(2, 13, 0, 9), SETTINGS)).toEqual({ usualM3PerHour: null, leak: null, cusum: [] })
  })

  test('a leak is found, and dated within two nights of its onset but for one time in fifty, and never a week off', () => {
    const offs = Array.from({ length: 400 }, (_, seed) => {
      const onset = 20 + (seed % 31)
      const { leak } = nightFlowOf(nightsOf(seed, 60, onset, 2), { ...SETTINGS, leastSpread: 0.1 })
      return Math.abs(Date.parse(leak?.since ?? '') - Date.parse(dayAt(onset))) / 86_400_000
    })
    expect(Math.max(...offs)).toBeLessThan(7)
    expect(offs.filter((nights) => nights > 2).length / offs.length).toBeLessThanOrEqual(1 / 50)
  })
})

describe('leakage as what does not follow the draw [R13.2]', () => {
  const shape = Array.from({ length: WEEK_HOURS }, (_, hour) => 100 + 60 * Math.sin(((hour % 24) - 9) / 3.8))

  test('a constant leak under a growing draw is found', () => {
    const inflow = Array.from(
      { length: 4 * WEEK_HOURS },
      (_, hour) => 25 + (1 + hour / 3_000) * (shape[hour % 168] ?? 0),
    )
    const { volumeM3 } = leakageOf(inflow, shape)
    expect(volumeM3.value / (25 * inflow.length)).toBeCloseTo(1, 1)
  })

  test('the unit of the shape does not matter', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 100, noNaN: true }), (factor) => {
        const inflow = Array.from({ length: 400 }, (_, hour) => 10 + (shape[hour % 168] ?? 0) + (hour % 7))
        const scaled = leakageOf(
          inflow,
          shape.map((draw) => draw * factor),
        )
        expect(scaled.volumeM3.value).toBeCloseTo(leakageOf(inflow, shape).volumeM3.value, 3)
      }),
    )
  })
})
