import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTokenRenewal } from './token-renewal.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const setUp = (getFreshToken: () => Promise<string | null>) => {
  const send = vi.fn()
  return { send, renewal: createTokenRenewal({ getFreshToken, send, now: Date.now }) }
}

test('a new token is sent two minutes before the current one runs out', async () => {
  const { send, renewal } = setUp(async () => 'fresh')
  renewal.expiresAt(Date.now() + 3_600_000)
  await vi.advanceTimersByTimeAsync(3_479_999)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(send.mock.calls).toEqual([['fresh']])
})

test('while no token is to be had it is asked for again every thirty seconds', async () => {
  const answers = [async () => null, () => Promise.reject(new Error('offline')), async () => 'fresh']
  const { send, renewal } = setUp(async () => (await answers.shift()?.()) ?? null)
  renewal.expiresAt(Date.now())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(send.mock.calls).toEqual([['fresh']])
})

test('a connection that ended sends nothing more', async () => {
  const { send, renewal } = setUp(async () => 'fresh')
  renewal.expiresAt(Date.now())
  renewal.stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(send).not.toHaveBeenCalled()
})

test('an expiry that is confirmed takes the place of the one before: the token is renewed once, for the later one', async () => {
  const { send, renewal } = setUp(async () => 'fresh')
  renewal.expiresAt(Date.now() + 3_600_000)
  renewal.expiresAt(Date.now() + 7_200_000)
  await vi.advanceTimersByTimeAsync(7_079_999)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(send).toHaveBeenCalledOnce()
})

test('a connection that ended waits for nothing, nor sends a token that comes afterwards', async () => {
  let give: (token: string) => void = () => undefined
  const { send, renewal } = setUp(() => new Promise((resolve) => (give = resolve)))
  renewal.expiresAt(Date.now())
  await vi.advanceTimersByTimeAsync(30_000)
  renewal.expiresAt(Date.now())
  renewal.stop()
  expect(vi.getTimerCount()).toBe(0)
  give('fresh')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
