// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IdleWarning } from './idle-warning.tsx'

const AT = Date.parse('2026-11-21T14:02:31.000Z')

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(AT)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('[R1.6] the warning counts the seconds until the page signs out, down to none, and counts no more once it is gone', () => {
  const shown = render(<IdleWarning endsAt={AT + 2_500} onStay={() => undefined} />)
  const left = () => screen.getByRole('dialog').textContent?.match(/dans (\d+)\sseconde/)?.[1]
  const told = [left()]
  for (let second = 1; second <= 4; second += 1) {
    act(() => vi.advanceTimersByTime(1_000))
    told.push(left())
  }
  expect(told).toEqual(['3', '2', '1', '0', '0'])
  shown.unmount()
  vi.runOnlyPendingTimers()
  expect(vi.getTimerCount()).toBe(0)
})
