import { expect, test } from 'vitest'
import { ADMISSION_WAIT_MAX_MS, createAdmission } from './admission.ts'

const LIMIT = 100

/** Admission times of clients that knock at these times, ms; null: refused. */
const admit = (arrivals: readonly number[], limit = LIMIT): (number | null)[] => {
  const admission = createAdmission(limit)
  return arrivals.map((at) => {
    const wait = admission.book(at)
    return wait === null ? null : at + wait
  })
}
const admitted = (times: readonly (number | null)[]): number[] => times.filter((time) => time !== null)
/** The most in any stretch of one second. */
const mostInASecond = (times: readonly number[]): number =>
  Math.max(...times.map((from) => times.filter((time) => time >= from && time < from + 1_000).length))

test('a few at once do not wait', () => {
  expect(admit([0, 0, 0, 0, 0])).toEqual([0, 0, 0, 0, 0])
})

test.each([
  ['2,000 in the same instant', Array.from({ length: 2_000 }, () => 0)],
  ['400 in the same instant after a quiet hour', Array.from({ length: 400 }, () => 3_600_000)],
  ['200 a second for 10 s', Array.from({ length: 2_000 }, (_, n) => n * 5)],
  ['bursts of 30 every 200 ms', Array.from({ length: 900 }, (_, n) => Math.floor(n / 30) * 200)],
])('%s: at most 100 in any second, in the order of arrival, none after the longest wait', (_, arrivals) => {
  const times = admit(arrivals)
  const turns = admitted(times)
  expect(mostInASecond(turns)).toBeLessThanOrEqual(LIMIT)
  expect(turns).toEqual(turns.toSorted((a, b) => a - b))
  for (const [index, at] of arrivals.entries()) {
    expect((times[index] ?? at) - at).toBeLessThanOrEqual(ADMISSION_WAIT_MAX_MS)
  }
})

test('2,000 that come back over 25 s and try again when they are refused are all in within 30 s', () => {
  const admission = createAdmission(LIMIT)
  // a spread that is uneven on purpose: twice the pace for the first half
  const waiting = Array.from({ length: 2_000 }, (_, n) => (n < 1_500 ? n * 7 : 10_500 + (n - 1_500) * 25))
  const turns: number[] = []
  while (waiting.length > 0) {
    const [at = 0] = waiting.splice(waiting.indexOf(Math.min(...waiting)), 1)
    const wait = admission.book(at)
    if (wait === null) waiting.push(at + 2_500)
    else turns.push(at + wait)
  }
  expect(turns).toHaveLength(2_000)
  expect(mostInASecond(turns)).toBeLessThanOrEqual(LIMIT)
  expect(Math.max(...turns)).toBeLessThanOrEqual(30_000)
})

test('a limit of one is one a second', () => {
  const [first = 0, second = 0] = admitted(admit([0, 0], 1))
  expect(second - first).toBeGreaterThanOrEqual(1_000)
})
