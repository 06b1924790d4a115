import { expect, test } from 'vitest'
import { unaccountedAhead, unaccountedOf } from './meter-noise.ts'
import { standingOf } from './standing.ts'

const figure = (value: number, previous: number) => ({ value, previous, completenessPct: 100 })
const previousOf = (volume: readonly [number, number], percent: readonly [number, number], ...tanks: number[]) =>
  unaccountedOf({
    water: { unaccountedM3: figure(...volume), unaccountedPct: figure(...percent) },
    storages: tanks.map((capacityM3) => ({ capacityM3 })),
  }).volume.previous

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

test('[R10] the share that nobody counted is judged once its target is well beyond what the gauges can tell', () => {
  const told = (producedM3: number, percent: number) =>
    standingOf(
      percent,
      { value: 10, sense: 'atMost' },
      {
        id: 'unaccountedPct',
        isOpen: true,
        isCut: false,
        ahead: unaccountedAhead(
          { water: { producedM3: { value: producedM3 } }, storages: [{ capacityM3: 2_700 }] },
          10,
        ),
      },
    )
  // 10 % of 63 m³ is 6,3 m³, and the tanks are known to 5,4 m³: whatever the share is
  for (const percent of [0.9, 2.7, 14])
    expect(told(63.3, percent)).toEqual({ verdict: null, words: 'pas jugé, encore trop peu d’eau produite' })
  expect(told(400, 2.7).words).toBe('tenu jusqu’ici')
})
