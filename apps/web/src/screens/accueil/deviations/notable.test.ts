import { deviceId, type KpiBody } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { leastVolumeM3, notableOf } from './notable.ts'

const moved = (figure: 'volumeM3' | 'energyKwh', value: number, previous: number) => ({
  ...{ device: deviceId.parse('a'), figure, value, previous },
  changePct: (100 * (value - previous)) / previous,
})
const body = (whole: number | null, consumed: number) =>
  ({
    water: { consumedM3: { value: consumed } },
    plan: whole === null ? null : { consumedM3: { whole } },
  }) as unknown as KpiBody

test('[R10] thirty litres of a day that takes 520 m³ are no deviation; six cubic metres are, and so is energy', () => {
  const least = leastVolumeM3(body(520, 10.5))
  expect(least).toBeCloseTo(5.2)
  const [small, large, energy] = [moved('volumeM3', 0.42, 0.45), moved('volumeM3', 16, 10), moved('energyKwh', 1, 3)]
  expect(notableOf([small, large, energy], least)).toEqual([large, energy])
})

test('[R10] without a plan the least is of what the period consumed, and without that all stands', () => {
  expect(leastVolumeM3(body(null, 14_000))).toBeCloseTo(140)
  const least = leastVolumeM3(body(null, 0))
  expect(notableOf([moved('volumeM3', 0.42, 0.45)], least)).toHaveLength(1)
})
