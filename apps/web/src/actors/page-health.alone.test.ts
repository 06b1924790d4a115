import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageHealth } from './page-health.ts'

const measureFrames = vi.hoisted(() => vi.fn<() => Promise<number | null>>())
vi.mock('@/adapters/wall-device', () => ({
  heapMb: () => 120,
  keepScreenLit: () => undefined,
  measureFrames,
  nodeCount: () => 900,
  runningBuild: () => 'https://vigie.test/assets/index-abc.js',
  uptimeS: () => 60,
}))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { innerWidth: 1920, innerHeight: 1080 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[R12.5] a wall says how it is each time it is asked; its frames are measured once a minute', async () => {
  measureFrames.mockResolvedValueOnce(16).mockResolvedValueOnce(33)
  const ask = createPageHealth()
  const health = { version: 'index-abc', uptimeS: 60, heapMb: 120, nodes: 900, widthPx: 1920, heightPx: 1080 }
  expect(await ask()).toEqual({ ...health, frameMs: 16 })
  vi.advanceTimersByTime(59_999)
  expect(await ask()).toEqual({ ...health, frameMs: 16 })
  vi.advanceTimersByTime(1)
  expect(await ask()).toEqual({ ...health, frameMs: 33 })
  expect(measureFrames).toHaveBeenCalledTimes(2)
})
