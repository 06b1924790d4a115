import type { LiveEvent } from '@vigie/contracts/live'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConnectionView } from '@/data'
import { createSettledView, SETTLE_MS } from './settled-view.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const setUp = () => {
  let view: ConnectionView = { trusted: true, since: null, reason: null, clockStep: null }
  let change: () => void = () => undefined
  const feed = {
    get: () => view,
    subscribe: (listener: () => void) => {
      change = listener
      return () => undefined
    },
  }
  const settled = createSettledView(feed, Date.now)
  const link = (trusted: boolean) => {
    view = { ...view, trusted, since: trusted ? null : Date.now() }
    change()
  }
  const read = (ageMs: number) => settled.hear({ type: 'readings', rows: [[0, Date.now() - ageMs, 1]] } as LiveEvent)
  return { settled, link, read }
}

test('[R12.2] a link that came back is told with the first reading of now, not with those that waited before it', () => {
  const { settled, link, read } = setUp()
  read(0)
  vi.advanceTimersByTime(10_000)
  link(false)
  link(true)
  expect(settled.get().trusted).toBe(false)
  read(7_000)
  expect(settled.get().trusted).toBe(false)
  const heard = vi.fn()
  settled.subscribe(heard)
  read(100)
  expect(settled.get().trusted).toBe(true)
  expect(heard).toHaveBeenCalledOnce()
})

test('[R12.2] where no device speaks, a link that came back is told all the same; one that goes again is not', () => {
  const { settled, link } = setUp()
  vi.advanceTimersByTime(10_000)
  link(false)
  link(true)
  vi.advanceTimersByTime(SETTLE_MS - 1)
  expect(settled.get().trusted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(settled.get().trusted).toBe(true)
  link(false)
  link(true)
  link(false)
  vi.advanceTimersByTime(SETTLE_MS)
  expect(settled.get().trusted).toBe(false)
})

test('[R12.2] values that are of now already hold nothing back, nor does a link that is lost', () => {
  const { settled, link, read } = setUp()
  read(0)
  link(false)
  expect(settled.get().trusted).toBe(false)
  link(true)
  expect(settled.get().trusted).toBe(true)
})
