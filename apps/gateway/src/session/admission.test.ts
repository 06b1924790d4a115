import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ADMISSION_WAIT_MAX_MS, createAdmission } from './admission.ts'

const LIMIT = 100

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Clients that knock, and when each was let in; null: it was refused. */
const createCrowd = (limit: number, now?: () => number) => {
  const admission = createAdmission(limit, now)
  const admitted: number[] = []
  let refused = 0
  const knock = async (onRefusal?: () => void): Promise<void> => {
    if (await admission.enter()) admitted.push(performance.now())
    else {
      refused += 1
      onRefusal?.()
    }
  }
  return { knock, admitted, refused: () => refused }
}
/** The most in any stretch of one second. */
const mostInASecond = (times: readonly number[]): number =>
  Math.max(...times.map((from) => times.filter((time) => time >= from && time < from + 1_000).length))

test('a few at once do not wait', async () => {
  const crowd = createCrowd(LIMIT)
  for (let count = 0; count < 5; count += 1) void crowd.knock()
  await vi.advanceTimersByTimeAsync(0)
  expect(crowd.admitted).toHaveLength(5)
})

test('of 2,000 at once, at most 100 are in after any second, none after 5 s; the others are refused at once', async () => {
  const crowd = createCrowd(LIMIT)
  const since = performance.now()
  for (let count = 0; count < 2_000; count += 1) void crowd.knock()
  await vi.advanceTimersByTimeAsync(0)
  const refused = crowd.refused()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(crowd.admitted.length + refused).toBe(2_000)
  expect(crowd.admitted.length).toBeGreaterThanOrEqual(425)
  expect(mostInASecond(crowd.admitted)).toBeLessThanOrEqual(LIMIT)
  expect(Math.max(...crowd.admitted) - since).toBeLessThanOrEqual(ADMISSION_WAIT_MAX_MS)
})

test('2,000 that come back unevenly and try again when refused are all in within 30 s, 100 a second at most', async () => {
  const crowd = createCrowd(LIMIT)
  const since = performance.now()
  const knock = (): void => void crowd.knock(() => setTimeout(knock, 2_500))
  // 140 a second for the first 1,500, then 40 a second
  for (let n = 0; n < 2_000; n += 1) setTimeout(knock, n < 1_500 ? n * 7 : 10_500 + (n - 1_500) * 25)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(crowd.admitted).toHaveLength(2_000)
  expect(mostInASecond(crowd.admitted)).toBeLessThanOrEqual(LIMIT)
  expect(Math.max(...crowd.admitted) - since).toBeLessThanOrEqual(30_000)
})

test('a process that was held up for a second does not make up for it', async () => {
  let heldUpMs = 0
  const crowd = createCrowd(LIMIT, () => performance.now() + heldUpMs)
  for (let count = 0; count < 200; count += 1) void crowd.knock()
  await vi.advanceTimersByTimeAsync(500)
  const before = crowd.admitted.length
  heldUpMs = 1_000
  await vi.advanceTimersByTimeAsync(20)
  expect(crowd.admitted.length - before).toBeLessThanOrEqual(LIMIT / 20 + 2)
})

test('a limit of one is one a second', async () => {
  const crowd = createCrowd(1)
  for (let count = 0; count < 3; count += 1) void crowd.knock()
  await vi.advanceTimersByTimeAsync(2_000)
  const [first = 0, ...others] = crowd.admitted
  expect(others.map((at) => at - first)).toEqual([1_000, 2_000])
})
