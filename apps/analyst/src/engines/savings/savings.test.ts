import { describe, expect, test } from 'vitest'
import { noise } from '../testing/noise.ts'
import { type BaselineHour, learnBaseline } from './baseline.ts'
import { driftOf } from './cusum.ts'
import { degreeDaySaving, type EnergyDay } from './degree-days.ts'
import { criticalValue, estimateOf, isStated } from './interval.ts'
import { excessSince, pumpDriftOf } from './pump-drift.ts'

describe('a baseline of energy [R13.2]', () => {
  /** 0.5 kWh/m³, a little more by day, with noise; `factor` on what is used. */
  const hoursOf = (seed: number, count: number, factor = 1): readonly BaselineHour[] => {
    const next = noise(seed)
    return Array.from({ length: count }, (_, at) => {
      const hour = at % 24
      const flowM3PerHour = 40 + 10 * Math.sin(at / 5) + 2 * next()
      const energyKwh = factor * (3 + 0.5 * flowM3PerHour + Math.sin((hour * Math.PI) / 12) + 0.5 * next())
      return { energyKwh, flowM3PerHour, temperatureC: 20 + 5 * Math.sin(hour / 4), hour }
    })
  }

  test('predicts hours that it has not seen, and says how well', () => {
    const baseline = learnBaseline(hoursOf(1, 24 * 30))
    expect(baseline?.measured.cvRmse).toBeLessThan(0.05)
    expect(Math.abs(baseline?.measured.nmbe ?? 1)).toBeLessThan(0.01)
  })

  test('a tenth less is a saving whose interval contains the truth and leaves zero out', () => {
    const baseline = learnBaseline(hoursOf(2, 24 * 30))
    const later = hoursOf(3, 24 * 14, 0.9)
    const saving = baseline?.saving(later)
    const truth = later.reduce((sum, { energyKwh }) => sum + energyKwh / 9, 0)
    expect(saving?.low).toBeLessThan(truth)
    expect(saving?.high).toBeGreaterThan(truth)
    expect(saving && isStated(saving)).toBe(true)
  })

  test('no change is no stated saving, nineteen times in twenty', () => {
    const stated = Array.from({ length: 40 }, (_, seed) => {
      const saving = learnBaseline(hoursOf(100 + seed, 24 * 20))?.saving(hoursOf(200 + seed, 24 * 7))
      return saving !== undefined && isStated(saving)
    })
    expect(stated.filter(Boolean).length).toBeLessThanOrEqual(6)
  })

  test('less than three days of work teach nothing', () => {
    expect(learnBaseline(hoursOf(4, 71))).toBeNull()
  })
})

test('a saving in any weather is found on degree days [R13.2]', () => {
  const daysOf = (seed: number, mild: number, factor: number): readonly EnergyDay[] => {
    const next = noise(seed)
    return Array.from({ length: 300 }, (_, day) => {
      const temperaturesC = Array.from(
        { length: 24 },
        (_, hour) => mild + 12 * Math.sin(day / 50) + 4 * Math.sin(hour / 4),
      )
      const used = temperaturesC.map((t) => 0.4 + 0.05 * Math.max(0, 15 - t) + 0.1 * Math.max(0, t - 20))
      const energyKwh = factor * used.reduce((sum, value) => sum + value, 0) * (1 + 0.1 * next())
      return { energyKwh, temperaturesC }
    })
  }
  const saving = degreeDaySaving(daysOf(1, 14, 1), daysOf(2, 17, 0.88))
  expect(saving?.percent.value).toBeGreaterThan(10)
  expect(saving?.percent.value).toBeLessThan(14)
  expect(saving?.percent.low).toBeLessThan(12)
  expect(saving?.percent.high).toBeGreaterThan(12)
})

describe('kWh/m³ of a pump [R13.2]', () => {
  const daysOf = (seed: number, onset: number, more: number) => {
    const next = noise(seed)
    return Array.from({ length: 60 }, (_, index) => {
      const volumeM3 = 300 + 40 * next()
      const specific = (0.5 + 0.004 * next()) * (index >= onset ? 1 + more : 1)
      const day = new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)
      return { day, volumeM3, energyKwh: volumeM3 * specific }
    })
  }

  test('a clogged filter is dated, with the energy it has cost', () => {
    const drift = pumpDriftOf(daysOf(1, 40, 0.08))
    expect(drift?.since).toBe('2026-02-10')
    const truth = daysOf(1, 40, 0.08)
      .slice(40)
      .reduce((sum, { energyKwh }) => sum + (energyKwh * 0.08) / 1.08, 0)
    expect(drift?.excessKwh?.low).toBeLessThan(truth)
    expect(drift?.excessKwh?.high).toBeGreaterThan(truth)
  })

  test('what a fault cost is told since its day, before kWh/m³ alone would prove it', () => {
    const days = daysOf(4, 50, 0.05)
    const truth = days.slice(50).reduce((sum, { energyKwh }) => sum + (energyKwh * 0.05) / 1.05, 0)
    const excess = excessSince(days, days[50]?.day ?? '')
    expect(excess?.low).toBeLessThan(truth)
    expect(excess?.high).toBeGreaterThan(truth)
    expect(excessSince(days, days[2]?.day ?? '')).toBeNull()
  })

  test('a steady pump is not named, and days at rest say nothing', () => {
    const rested = daysOf(2, 99, 0).map((day, index) => (index % 9 === 8 ? { ...day, volumeM3: 0, energyKwh: 0 } : day))
    expect(pumpDriftOf(rested)).toMatchObject({ since: null, excessKwh: null })
  })

  test('a pump without a history has no usual', () => {
    expect(pumpDriftOf(daysOf(3, 99, 0).slice(0, 10))).toBeNull()
  })
})

test('the running sum forgets what was made good, and remembers when it last was', () => {
  expect(driftOf([3, -3, -3, 0, 4, 4, 4])).toMatchObject({ onset: 4, proved: 5 })
  expect(driftOf([0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9])).toMatchObject({ onset: null, proved: null })
})

test('few observations widen an interval', () => {
  expect(criticalValue(Number.POSITIVE_INFINITY)).toBeCloseTo(1.96, 2)
  expect(criticalValue(10)).toBeCloseTo(2.228, 2)
  expect(isStated(estimateOf(1, 1))).toBe(false)
  expect(isStated(estimateOf(-3, 1))).toBe(true)
})
