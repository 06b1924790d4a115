import { expect, test } from 'vitest'
import { availabilityOf } from './availability.ts'

const current = { from: 1_000, to: 2_000 }
const previous = { from: 0, to: 1_000 }
const always = (device: string) => ({ device, since: null })
const none = { stretch: previous, outages: [] }

test('an outage counts with the part of it that lies in the stretch', () => {
  const outages = [
    { device: 'a', from: 500, to: 1_100 },
    { device: 'a', from: 1_900, to: null },
    { device: 'b', from: 1_000, to: 1_500 },
  ]
  const { availability, powerPct } = availabilityOf(
    ['a', 'b', 'c'].map(always),
    { stretch: current, outages },
    { stretch: previous, outages: [{ device: 'a', from: 500, to: 1_100 }] },
  )
  expect(
    availability.map(({ device, powerPct: own, outages: count, offMs }) => [device, own.value, count, offMs]),
  ).toEqual([
    ['a', 80, 2, 200],
    ['b', 50, 1, 500],
    ['c', 100, 0, 0],
  ])
  expect(availability[0]?.powerPct.previous).toBe(50)
  expect(powerPct).toEqual({ value: (80 + 50 + 100) / 3, previous: (50 + 100 + 100) / 3, completenessPct: null })
})

test('a stretch without any time has no availability, nor has a site whose devices never said', () => {
  const spanning = [{ device: 'a', from: 1, to: null }]
  const { availability } = availabilityOf([always('a')], { stretch: { from: 5, to: 5 }, outages: spanning }, none)
  expect(availability[0]).toMatchObject({ outages: 0, offMs: 0 })
  expect(availability[0]?.powerPct).toEqual({ value: null, previous: 100, completenessPct: null })
  expect(availabilityOf([], none, none).powerPct.value).toBeNull()
})

test('[R10] a device counts since it is known: before it came it neither had power nor lacked it', () => {
  const outages = [{ device: 'new', from: 1_900, to: 2_000 }]
  const devices = [always('a'), { device: 'new', since: 1_500 }, { device: 'later', since: 2_500 }]
  const { availability, powerPct } = availabilityOf(devices, { stretch: current, outages }, none)
  expect(availability.map(({ powerPct: { value, previous } }) => [value, previous])).toEqual([
    [100, 100],
    [80, null],
    [null, null],
  ])
  expect(powerPct).toMatchObject({ value: 90, previous: 100 })
})
