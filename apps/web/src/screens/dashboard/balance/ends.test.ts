import { expect, test } from 'vitest'
import { endsOf, endWords } from './ends.ts'

const figure = (value: number | null) => ({ value, previous: null, completenessPct: null })
const sum = (ends: readonly { readonly value: number }[]) => ends.reduce((total, { value }) => total + value, 0)
const source = (device: string, value: number) => ({
  device,
  volumeM3: figure(value),
  runningHours: figure(null),
  starts: figure(null),
  energyKwh: figure(null),
  kwhPerM3: figure(null),
})
const sector = (device: string, value: number | null) => ({
  device,
  volumeM3: figure(value),
  budgetM3: null,
  nightFlowM3h: figure(null),
})
const water = (producedM3: number, consumedM3: number, stored: number | null) => ({
  producedM3: figure(producedM3),
  consumedM3: figure(consumedM3),
  storedDeltaM3: figure(stored),
  unaccountedM3: figure(stored === null ? null : producedM3 - consumedM3 - stored),
  unaccountedPct: figure(null),
  storedM3: null,
  autonomyHours: null,
})

test('what comes in equals what goes out, whichever way the stock and the gap go', () => {
  for (const [consumed, stored] of [
    [80, 15],
    [110, -30],
    [120, -5],
  ] as const) {
    const ends = endsOf(
      { sources: [source('a', 100)], consumptions: [sector('s', consumed)], water: water(100, consumed, stored) },
      new Map(),
    )
    expect(ends.closes).toBe(true)
    expect(sum(ends.in)).toBeCloseTo(sum(ends.out), 6)
    expect(ends.total).toBeCloseTo(sum(ends.in), 6)
  }
})

test('without a level of the tanks the sides are not said to be equal, and no gap is made up', () => {
  const ends = endsOf(
    { sources: [source('a', 100)], consumptions: [sector('s', 80), sector('t', null)], water: water(100, 80, null) },
    new Map([['a', 'Forage']]),
  )
  expect(ends.closes).toBe(false)
  expect(ends.in).toMatchObject([{ name: 'Forage', value: 100 }])
  expect(ends.out).toMatchObject([{ id: 's', value: 80 }])
})

test('[R10] what no meter explains is no share of a side: where nothing was produced no screen tells a share of it', () => {
  const said = (kind: 'gap' | 'device') => endWords({ kind }, '1,52', '21').replaceAll(/\s/g, ' ')
  expect(said('gap')).toBe('1,52 m³')
  expect(said('device')).toBe('1,52 m³ · 21 %')
})
