// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onActivity } from './activity.ts'

const NOW = Date.parse('2026-11-21T14:00:00Z')
const use = (sign = 'keydown') => window.dispatchEvent(new Event(sign))

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

test('[R1.6] whoever uses the page is told of at once, and then every five seconds at most', () => {
  const listener = vi.fn()
  const stop = onActivity(listener)
  for (const sign of ['pointerdown', 'keydown', 'wheel', 'touchstart']) use(sign)
  expect(listener).toHaveBeenCalledTimes(1)
  vi.setSystemTime(NOW + 4_999)
  use()
  expect(listener).toHaveBeenCalledTimes(1)
  vi.setSystemTime(NOW + 5_000)
  use()
  expect(listener).toHaveBeenCalledTimes(2)
  vi.setSystemTime(NOW + 9_999)
  use()
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
})

test.each(['pointerdown', 'keydown', 'wheel', 'touchstart'])(
  '[R1.6] %s is use, until it is no longer asked',
  (sign) => {
    const listener = vi.fn()
    const stop = onActivity(listener)
    use(sign)
    expect(listener).toHaveBeenCalledOnce()
    stop()
    vi.setSystemTime(NOW + 60_000)
    use(sign)
    expect(listener).toHaveBeenCalledOnce()
  },
)

test('[R1.6] a clock that was set back does not silence it', () => {
  const listener = vi.fn()
  const stop = onActivity(listener)
  use()
  vi.setSystemTime(NOW - 3_600_000)
  use()
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
})
