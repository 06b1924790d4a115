import { expect, test } from 'vitest'
import { unaccountedOf, unaccountedReason } from './meter-noise.ts'

const figure = (value: number, previous: number | null = null) => ({ value, previous, completenessPct: 100 })
const previousOf = (volume: readonly [number, number], percent: readonly [number, number], ...tanks: number[]) =>
  unaccountedOf(
    {
      water: { producedM3: { value: 400 }, unaccountedM3: figure(...volume), unaccountedPct: figure(...percent) },
      storages: tanks.map((capacityM3) => ({ capacityM3 })),
    },
    10,
  ).volume.previous

test('[R10] what nobody counted is set against nothing while either is less than the gauges of the tanks can tell', () => {
  // 2 700 m³ of tanks are known to 5,4 m³
  expect(previousOf([1.43, 0.35], [30, 8], 1_800, 900)).toBeNull()
  expect(previousOf([40, 0.35], [12, 8], 1_800, 900)).toBeNull()
  expect(previousOf([40, 12], [12, 8], 1_800, 900)).toBe(12)
})

test('[R10] nor while both are less than its meters can tell', () => {
  expect(previousOf([4, 3], [1, 0.8])).toBeNull()
  expect(previousOf([4, 3], [8, 0.8])).toBe(3)
})

test('[R10] no share of the water is told until its target is well beyond what the gauges can tell: it would be their noise', () => {
  const told = (producedM3: number, percent: number) => {
    const body = {
      water: { producedM3: { value: producedM3 }, unaccountedM3: figure(5), unaccountedPct: figure(percent) },
      storages: [{ capacityM3: 2_700 }],
    }
    return [unaccountedOf(body, 10).percent.value, unaccountedReason(body, 10)]
  }
  // 10 % of 63 m³ is 6,3 m³, and the tanks are known to 5,4 m³: whatever the share is
  for (const percent of [0.9, 2.7, 14])
    expect(told(63.3, percent)).toEqual([null, 'trop peu d’eau produite pour en juger'])
  expect(told(400, 2.7)).toEqual([2.7, undefined])
  expect(told(0, 0)).toEqual([null, 'aucune eau produite'])
})
