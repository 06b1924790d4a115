import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLateness } from './lateness.ts'

const SERVER = Date.parse('2026-11-21T14:02:31.000Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A connection whose heartbeats are said at a second of the server, and come so much later. */
const setUp = () => {
  const silence = vi.fn()
  const lateness = createLateness(silence)
  let second = 0
  /** the next heartbeat comes `lateMs` late, after so many ms */
  const beat = (afterMs: number, lateMs: number) => {
    vi.advanceTimersByTime(afterMs)
    second += 1
    lateness.hear(SERVER + performance.now() - lateMs)
    return second
  }
  for (let count = 0; count < 5; count += 1) beat(1_000, 20)
  return { silence, beat, lateness }
}

test('[R7.3] a heartbeat that a blocked way let through late keeps the values live for as long as its own age allows', () => {
  const { silence, beat } = setUp()
  beat(820, 840)
  vi.advanceTimersByTime(1_679)
  expect(silence).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(silence).toHaveBeenCalledTimes(1)
})

test('[R7.3] what waited comes at once: only the newest of it counts', () => {
  const { silence, beat } = setUp()
  for (const late of [3_020, 2_020, 1_020, 20]) beat(0, late)
  vi.advanceTimersByTime(10_000)
  expect(silence).not.toHaveBeenCalled()
})

test('[R7.3] a way that has become slow is no silence', () => {
  const { silence, beat } = setUp()
  for (let count = 0; count < 30; count += 1) beat(1_000, 2_000)
  expect(silence).not.toHaveBeenCalled()
})

test.each([3_600_000, -3_600_000])('[R7.3] a clock of the server set by %i ms is no silence', (step) => {
  const { silence, beat } = setUp()
  for (let count = 0; count < 5; count += 1) beat(1_000, 20 + step)
  vi.advanceTimersByTime(10_000)
  expect(silence).not.toHaveBeenCalled()
})

test('a connection that is over says nothing more', () => {
  const { silence, beat, lateness } = setUp()
  beat(1_000, 2_000)
  lateness.stop()
  vi.advanceTimersByTime(10_000)
  expect(silence).not.toHaveBeenCalled()
})
