import { closeReasonOf, RETURN_WITHIN_MAX_MS, readReturnNotice } from '@vigie/contracts/live'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGatewayFixture, type GatewayFixture } from '../testing/gateway-fixture.ts'
import { createLiveClient, type LiveClient } from '../testing/live-client.ts'
import { returnWindowMs } from './live-closing.ts'

let it: GatewayFixture
beforeEach(async () => {
  it = await createGatewayFixture()
})
afterEach(() => it.close())

const reasonOf = ({ socket }: LiveClient): Promise<string> =>
  new Promise((resolve) => socket.once('close', (_, reason) => resolve(String(reason))))

test.each([
  [0, 1_000],
  [80, 1_000],
  [81, 1_013],
  [2_000, 25_000],
  [2_401, RETURN_WITHIN_MAX_MS],
  [100_000, RETURN_WITHIN_MAX_MS],
])('%i clients spread their return over %i ms, where 100 are admitted a second', (clients, ms) => {
  expect(returnWindowMs(clients, 100)).toBe(ms)
})

test('a gateway that stops tells each client the window, whether or not it has authenticated', async () => {
  const clients = await Promise.all([createLiveClient(it.port), createLiveClient(it.port)])
  clients[0].say({ type: 'authenticate', token: 'amina' })
  await clients[0].until('welcome')
  const reasons = Promise.all(clients.map(reasonOf))
  const closing = it.gateway.close()
  for (const reason of await reasons) expect(readReturnNotice(reason)).toEqual({ retryWithinMs: 1_000 })
  await closing
})

test('a connection closed for any other reason is told what its code means, and no window', async () => {
  const client = await createLiveClient(it.port)
  const reason = reasonOf(client)
  client.say({ type: 'authenticate', token: 'nobody' })
  expect(await reason).toBe('the identity token is not valid')
  expect(readReturnNotice(await reason)).toBeNull()
  expect(closeReasonOf({ retryWithinMs: 1_000 })).not.toBe(await reason)
})
