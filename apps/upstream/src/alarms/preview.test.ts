import { expect, test } from 'vitest'
import { silencesOf } from './preview.ts'

const MINUTE = 60_000
const DELAY = 15 * MINUTE
/** Reads at these minutes. */
const at = (...minutes: readonly number[]) => minutes.map((minute) => ({ from: minute * MINUTE, to: minute * MINUTE }))
const every = (step: number, count: number, from = 0) =>
  Array.from({ length: count }, (_, place) => from + place * step)

test('nothing read for longer than the delay is a silence from its end on', () => {
  const reads = at(...every(5, 12), ...every(5, 12, 100))
  expect(silencesOf(reads, DELAY, 160 * MINUTE)).toEqual([{ from: 70 * MINUTE, to: 100 * MINUTE }])
})

test('a record that was always thinner than the delay is no month of alarms', () => {
  expect(silencesOf(at(...every(30, 48)), DELAY, 48 * 30 * MINUTE)).toEqual([])
})

test('in a thin record only a gap out of the ordinary is a silence', () => {
  const reads = at(...every(30, 24), ...every(30, 24, 24 * 30 + 180))
  expect(silencesOf(reads, DELAY, (48 * 30 + 180) * MINUTE)).toEqual([
    { from: (23 * 30 + 15) * MINUTE, to: 900 * MINUTE },
  ])
})

test('who has not been heard since is silent until now', () => {
  expect(silencesOf(at(...every(5, 12)), DELAY, 120 * MINUTE)).toEqual([{ from: 70 * MINUTE, to: 120 * MINUTE }])
})
