// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { heapMb, measureFrames } from './wall-device.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Paints frames at these gaps, ms, one after the other, for as long as one is asked for; tells how many were. */
const paint = (gapOf: (frame: number) => number) => {
  const painted = { frames: 0 }
  let at = 0
  vi.stubGlobal('requestAnimationFrame', (onFrame: (at: number) => void) => {
    const gap = gapOf(painted.frames)
    painted.frames += 1
    queueMicrotask(() => {
      at += gap
      onFrame(at)
    })
    return painted.frames
  })
  return painted
}

test('[R12.5] what a wall says of its frames is the 95th percentile of sixty gaps, each counted once', async () => {
  // two slow frames of sixty lie beyond it, a third does not
  const slow = (count: number) => (frame: number) => (frame > 10 && frame <= 10 + count ? 100 : 16)
  const painted = paint(slow(2))
  expect(await measureFrames()).toBe(16)
  expect(painted.frames).toBe(61)
  paint(slow(3))
  expect(await measureFrames()).toBe(100)
})

test('[R12.5] what a page holds is told in MB where the browser says it, else not at all', () => {
  vi.stubGlobal('performance', { memory: { usedJSHeapSize: 52_428_800 } })
  expect(heapMb()).toBe(50)
  vi.stubGlobal('performance', { memory: { usedJSHeapSize: 'much' } })
  expect(heapMb()).toBeNull()
  vi.stubGlobal('performance', {})
  expect(heapMb()).toBeNull()
})

test('[R12.5] a wall whose frames were measured waits for nothing more; one that paints none says so after ten seconds', async () => {
  vi.useFakeTimers()
  paint(() => 16)
  const measured = measureFrames()
  expect(vi.getTimerCount()).toBe(1)
  expect(await measured).toBe(16)
  expect(vi.getTimerCount()).toBe(0)
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const none = measureFrames()
  vi.advanceTimersByTime(10_000)
  expect(await none).toBeNull()
})
