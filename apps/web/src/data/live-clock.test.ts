import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLiveClock } from './live-clock.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_400 }))
afterEach(() => void vi.useRealTimers())

test('everyone who watches time pass shares one timer, and is told at whole steps', () => {
  const clock = createLiveClock()
  const [second, other, minute] = [vi.fn(), vi.fn(), vi.fn()]
  clock.subscribe(1_000, second)
  clock.subscribe(1_000, other)
  clock.subscribe(60_000, minute)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(599)
  expect(second).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect([second, other, minute].map((it) => it.mock.calls.length)).toEqual([1, 1, 0])
  expect(clock.nowBy(1_000)).toBe(1_001_000)
})

test('when nobody watches, nothing ticks', () => {
  const clock = createLiveClock()
  const unsubscribe = clock.subscribe(1_000, () => {})
  unsubscribe()
  expect(vi.getTimerCount()).toBe(0)
})

test("it shows the server's time: the least late of its heartbeats tells the offset", () => {
  const clock = createLiveClock()
  clock.synchronise(Date.now() + 60_000 - 800)
  clock.synchronise(Date.now() + 60_000 - 5)
  clock.synchronise(Date.now() + 60_000 - 300)
  expect(clock.now() - Date.now()).toBe(59_995)
})

test('a clock that was set back is followed once the older heartbeats are forgotten', () => {
  const clock = createLiveClock()
  clock.synchronise(Date.now() + 3_600_000)
  for (let i = 0; i < 30; i++) clock.synchronise(Date.now() + 100)
  expect(clock.now() - Date.now()).toBe(100)
})
