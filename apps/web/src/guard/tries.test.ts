// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { waitBeforeTry } from './tries.ts'

const NOW = Date.UTC(2026, 10, 23, 14)
const MINUTE_MS = 60_000

beforeEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

test('the waits between tries grow to a minute and stay there', () => {
  const waits = Array.from({ length: 9 }, (_, n) => waitBeforeTry(NOW + n * MINUTE_MS))
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000])
})

test('screens that lost their server together do not come back together: up to half of a wait is left out', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999)
  expect(waitBeforeTry(NOW)).toBeCloseTo(500, -1)
})

test('tries of another time do not count', () => {
  for (let n = 0; n < 5; n += 1) waitBeforeTry(NOW)
  expect(waitBeforeTry(NOW + 11 * MINUTE_MS)).toBe(1_000)
})

test.each(['null', '7', '{"count":"many"}', 'not JSON'])('what nobody wrote is no count: %s', (kept) => {
  sessionStorage.setItem('start-tries', kept)
  expect(waitBeforeTry(NOW)).toBe(1_000)
})

test('a page that cannot count waits as long as it ever would', () => {
  const setItem = () => {
    throw new Error('storage is refused')
  }
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem })
  expect([waitBeforeTry(NOW), waitBeforeTry(NOW)]).toEqual([MINUTE_MS, MINUTE_MS])
  vi.unstubAllGlobals()
})
