import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWallCare } from './wall-care.ts'

const MINUTE_MS = 60_000
const OVER_MB = 401

/** What the page measures, and how often it was loaded anew. */
const page = vi.hoisted(() => ({
  heapMb: null as number | null,
  served: 'one' as string | null,
  asked: 0,
  recent: 0,
  reloads: 0,
}))
vi.mock('@/adapters/wall-device', () => ({
  heapMb: () => page.heapMb,
  recentReloads: () => Array.from({ length: page.recent }, () => 0),
  reloadWall: () => (page.reloads += 1),
  runningBuild: () => 'one',
  servedBuild: async () => {
    page.asked += 1
    return page.served
  },
}))

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * MINUTE_MS)
const open = () => {
  const wall = createWallCare(undefined)
  wall.care.send({ type: 'link.changed', isLive: true })
  return wall
}

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(page, { heapMb: 100, served: 'one', asked: 0, recent: 0, reloads: 0 })
})
afterEach(() => void vi.useRealTimers())

test('[16.4] a wall above its heap for five minutes on end loads itself anew, and not for a burst', async () => {
  const { stop } = open()
  page.heapMb = OVER_MB
  await minutes(4)
  page.heapMb = 100
  await minutes(1)
  page.heapMb = OVER_MB
  await minutes(4)
  expect(page.reloads).toBe(0)
  await minutes(1)
  expect(page.reloads).toBe(1)
  stop()
})

test('[16.4] a browser that does not tell its heap is never above it', async () => {
  const { stop } = open()
  page.heapMb = null
  await minutes(60)
  expect(page.reloads).toBe(0)
  stop()
})

test('[16.4] another build is found within five minutes; a server that is not there says nothing', async () => {
  const { stop } = open()
  page.served = null
  await minutes(20)
  expect(page.reloads).toBe(0)
  page.served = 'two'
  await minutes(5)
  expect(page.reloads).toBe(1)
  stop()
})

test('[16.4] a wall that was loaded three times within the hour waits until the hour is over', async () => {
  page.recent = 3
  const { stop } = open()
  page.served = 'two'
  await minutes(59)
  expect(page.reloads).toBe(0)
  await minutes(1)
  expect(page.reloads).toBe(1)
  stop()
})

test('[16.4] with the wall ends its care', async () => {
  const { care, stop } = open()
  stop()
  expect(vi.getTimerCount()).toBe(0)
  expect(care.getSnapshot().status).toBe('stopped')
  page.served = 'two'
  await minutes(120)
  expect(page.reloads).toBe(0)
})

test('the server is asked for its build once in five minutes, not each', async () => {
  const { stop } = open()
  await minutes(4)
  expect(page.asked).toBe(0)
  await minutes(1)
  expect(page.asked).toBe(1)
  await minutes(5)
  expect(page.asked).toBe(2)
  stop()
})
