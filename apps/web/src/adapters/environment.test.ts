// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isServerThere, unregisterServiceWorkers, whileIdle } from './environment.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const tasks = (...answers: boolean[]) => answers.map((answer) => vi.fn(async () => answer))
const done = (all: ReturnType<typeof tasks>) => all.map(({ mock }) => mock.calls.length)

test('what can wait is done one after the other, once the page has rested', async () => {
  const all = tasks(true, true)
  whileIdle(() => all)
  await vi.advanceTimersByTimeAsync(7_900)
  expect(done(all)).toEqual([0, 0])
  await vi.advanceTimersByTimeAsync(200)
  expect(done(all)).toEqual([1, 1])
})

test('after one that did not succeed, all begins again a while later', async () => {
  const all = tasks(true, false, true)
  whileIdle(() => all)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(done(all)).toEqual([1, 1, 0])
  all[1]?.mockResolvedValue(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(done(all)).toEqual([2, 2, 1])
})

test('ended before its time, nothing is done', async () => {
  const all = tasks(true)
  whileIdle(() => all)()
  expect(vi.getTimerCount()).toBe(0)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(done(all)).toEqual([0])
})

test('ended while one is under way, it is the last', async () => {
  let succeed: (answer: boolean) => void = () => {}
  const first = vi.fn(() => new Promise<boolean>((resolve) => (succeed = resolve)))
  const [second] = tasks(true)
  const end = whileIdle(() => [first, ...(second ? [second] : [])])
  await vi.advanceTimersByTimeAsync(10_000)
  end()
  succeed(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect([first.mock.calls.length, second?.mock.calls.length]).toEqual([1, 0])
})

test('where the person spares data, nothing is done ahead', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const all = tasks(true)
  whileIdle(() => all)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(done(all)).toEqual([0])
})

test('each is begun once, in an idle moment where the browser knows of one', async () => {
  const idle = vi.fn((callback: () => void) => void setTimeout(callback))
  vi.stubGlobal('requestIdleCallback', idle)
  const all = tasks(true, true)
  whileIdle(() => all)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(done(all)).toEqual([1, 1])
  // before each of them, and before the end is found
  expect(idle).toHaveBeenCalledTimes(3)
})

test('[R2.4] workers that an earlier version left are taken away, where there are any', async () => {
  const workers = [vi.fn(async () => true), vi.fn(async () => true)]
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistrations: async () => workers.map((unregister) => ({ unregister })) },
  })
  await unregisterServiceWorkers()
  expect(workers.map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  vi.stubGlobal('navigator', {})
  await unregisterServiceWorkers()
})

test('whether the server is there is asked once, past what the browser keeps, and not at all without a network', async () => {
  const fetch = vi.fn(async () => new Response())
  vi.stubGlobal('fetch', fetch)
  expect(await isServerThere()).toBe(true)
  expect(fetch.mock.calls).toEqual([['/config.json', { method: 'HEAD', cache: 'no-store' }]])
  fetch.mockRejectedValueOnce(new TypeError('refused'))
  expect(await isServerThere()).toBe(false)
  vi.stubGlobal('navigator', { onLine: false })
  expect(await isServerThere()).toBe(false)
  expect(fetch).toHaveBeenCalledTimes(2)
})
