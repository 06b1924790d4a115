import { CLOSE_CODES } from '@vigie/contracts/live'
import { REST_PATHS } from '@vigie/contracts/rest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGatewayFixture, type GatewayFixture } from '../testing/gateway-fixture.ts'
import { createLiveClient } from '../testing/live-client.ts'

let it: GatewayFixture
beforeAll(async () => {
  it = await createGatewayFixture()
})
afterAll(() => it.close())

const ask = async (token: string, url: string, method: 'GET' | 'POST' = 'GET') =>
  (await it.gateway.app.inject({ method, url, headers: { host: 'chaib.localhost', authorization: `Bearer ${token}` } }))
    .statusCode
const listen = async (token: string) => {
  const client = await createLiveClient(it.port)
  client.say({ type: 'authenticate', token })
  await client.until('welcome')
  return client
}
/** The double lets a person sign in again in the next millisecond. */
const nextInstant = async (): Promise<void> => {
  const now = Date.now()
  while (Date.now() === now) await new Promise(setImmediate)
}

test('[R1.6] who signs out ends the tokens and live connections of that sign-in, and of no other', async () => {
  const leaving = await listen('amina#phone')
  await nextInstant()
  const staying = await listen('amina#desk')
  expect(await ask('amina#phone', REST_PATHS.notifications)).not.toBe(401)

  expect(await ask('amina#phone', REST_PATHS.sessionEnd, 'POST')).toBe(204)
  expect(await leaving.closed).toBe(CLOSE_CODES.accessRevoked.code)
  expect(await ask('amina#phone', REST_PATHS.notifications)).toBe(401)
  const again = await createLiveClient(it.port)
  again.say({ type: 'authenticate', token: 'amina#phone' })
  expect(await again.closed).toBeGreaterThanOrEqual(4_500)

  expect(staying.socket.readyState).toBe(staying.socket.OPEN)
  expect(await ask('amina#desk', REST_PATHS.notifications)).not.toBe(401)
  staying.socket.close()
})

test('nobody ends what they are not signed in to', async () => {
  expect(await ask('nobody', REST_PATHS.sessionEnd, 'POST')).toBe(401)
})
