import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testIdentity } from '../testing/upstream.ts'
import { followAccess } from './access.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const LONGEST_MS = 45_000
const HOUR_MS = 3_600_000

const follow = (verify: typeof testIdentity.verify) => followed(verify).disconnect
const followed = (verify: typeof testIdentity.verify) => {
  const disconnect = vi.fn()
  const audience = { uid: 'u', token: 'viewer:chaib', sites: ['chaib'], expiresAt: Date.now() + HOUR_MS }
  const on = vi.fn()
  const socket = { data: { audience }, disconnect, on, join: vi.fn() }
  followAccess(socket, { identity: { ...testIdentity, verify }, now: Date.now })
  return { disconnect, leave: () => on.mock.lastCall?.[1]() }
}

test('whose rights end elsewhere is found out within 45 s', async () => {
  let isRevoked = false
  const disconnect = follow(async (token) => (isRevoked ? 'invalid' : testIdentity.verify(token)))
  await vi.advanceTimersByTimeAsync(10 * LONGEST_MS)
  expect(disconnect).not.toHaveBeenCalled()
  isRevoked = true
  await vi.advanceTimersByTimeAsync(LONGEST_MS)
  expect(disconnect).toHaveBeenCalledWith(true)
})

test('nobody leaves because the identity service does not answer, and everybody with their token', async () => {
  const disconnect = follow(async () => 'unavailable')
  await vi.advanceTimersByTimeAsync(HOUR_MS - 1)
  expect(disconnect).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(disconnect).toHaveBeenCalledWith(true)
})

test('who leaves while they are looked at is looked at no more', async () => {
  const verify = vi.fn(async () => {
    leave()
    return 'unavailable' as const
  })
  const { leave } = followed(verify)
  await vi.advanceTimersByTimeAsync(10 * LONGEST_MS)
  expect(verify).toHaveBeenCalledTimes(1)
})
