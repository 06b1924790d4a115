import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createIdentityDouble, type IdentityDouble } from '../testing/identity-double.ts'
import { type AccountWatch, createAccountWatch } from './account-watch.ts'
import type { LiveSession } from './sessions.ts'

let identity: IdentityDouble
let watch: AccountWatch
let close: ReturnType<typeof vi.fn<LiveSession['close']>>

beforeEach(async () => {
  vi.useFakeTimers()
  identity = createIdentityDouble({ amina: ['chaib'] })
  const verified = await identity.verify('amina')
  if (!verified.ok) throw new Error('the double knows amina')
  close = vi.fn()
  const session: LiveSession = { bearer: { principal: verified.value }, close }
  watch = createAccountWatch(identity, () => [session, session])
  watch.start('amina')
})
afterEach(() => {
  watch.close()
  vi.useRealTimers()
})
const amina = () => {
  const person = identity.people.get('amina')
  if (person === undefined) throw new Error('the double knows amina')
  return person
}

describe('within a minute every connection is closed of an account', () => {
  test.each([
    ['disabled', () => Object.assign(amina(), { disabled: true })],
    ['deleted', () => identity.people.delete('amina')],
    ['given another role', () => Object.assign(amina(), { claims: { role: 'admin', platforms: ['chaib'] } })],
    ['taken from a site', () => Object.assign(amina(), { claims: { role: 'operator', platforms: [] } })],
    ['whose tokens were revoked', () => Object.assign(amina(), { validAfter: Date.now() + 1 })],
  ])('%s elsewhere', async (_, change) => {
    change()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(close.mock.calls.slice(0, 2)).toEqual([['accessRevoked'], ['accessRevoked']])
  })
})

test('an account that stays as it was is asked about once for all its connections, and kept', async () => {
  const asked = vi.spyOn(identity, 'account')
  await vi.advanceTimersByTimeAsync(45_000)
  expect(asked).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(close).not.toHaveBeenCalled()
})

test('an identity service that is away closes nothing; back again, the minute counts from then', async () => {
  identity.isAway = true
  amina().disabled = true
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(close).not.toHaveBeenCalled()
  identity.isAway = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(close).toHaveBeenCalled()
})

test('nobody is asked about once they are gone', async () => {
  const asked = vi.spyOn(identity, 'account')
  watch.stop('amina')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).not.toHaveBeenCalled()
})
