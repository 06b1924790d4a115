// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { problemOf } from '@vigie/contracts/errors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient, isFromBefore } from './query-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Something that was read and is looked at, and what each further reading of it does. */
const shownFromBefore = async (read: () => Promise<string>) => {
  const client = createQueryClient()
  let reads = 0
  const queryFn = () => (reads++ === 0 ? Promise.resolve('old') : read())
  const observer = new QueryObserver(client, { queryKey: ['shown'], queryFn })
  const stop = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  void client.invalidateQueries({ queryKey: ['shown'] })
  await vi.advanceTimersByTimeAsync(10_000)
  return { client, stop, reads: () => reads, data: () => observer.getCurrentResult().data }
}

test('[R7.5] what is shown from before a failure is read again by and by until it is read', async () => {
  let isUp = false
  const { stop, data, reads } = await shownFromBefore(() =>
    isUp ? Promise.resolve('new') : Promise.reject(problemOf('upstream.unavailable')),
  )
  expect([data(), reads()]).toEqual(['old', 5])
  isUp = true
  await vi.advanceTimersByTimeAsync(30_000)
  expect(data()).toBe('new')
  const then = reads()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(reads()).toBe(then)
  stop()
})

test('[R7.5] and at once when the server is there again', async () => {
  let isUp = false
  const { client, stop, data } = await shownFromBefore(() =>
    isUp ? Promise.resolve('new') : Promise.reject(problemOf('upstream.unavailable')),
  )
  isUp = true
  void client.invalidateQueries({ predicate: isFromBefore })
  await vi.advanceTimersByTimeAsync(0)
  expect(data()).toBe('new')
  stop()
})

test('[R7.5] what is shown from before a refusal is not asked for again', async () => {
  const { client, stop, reads } = await shownFromBefore(() => Promise.reject(problemOf('site.forbidden')))
  void client.invalidateQueries({ predicate: isFromBefore })
  await vi.advanceTimersByTimeAsync(300_000)
  expect(reads()).toBe(2)
  stop()
})
