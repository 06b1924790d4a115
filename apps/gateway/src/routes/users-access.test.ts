import { CLOSE_CODES } from '@vigie/contracts/live'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Asked, askOf, codeOf, seedPeople } from '../testing/administration.ts'
import { createGatewayFixture, type GatewayFixture } from '../testing/gateway-fixture.ts'
import { createLiveClient } from '../testing/live-client.ts'

const REVOKED = CLOSE_CODES.accessRevoked.code
let it: GatewayFixture
beforeEach(async () => {
  it = await createGatewayFixture()
  seedPeople(it)
})
afterEach(() => it.close())

const ask = (...asked: Asked) => askOf(it, ...asked)
describe('whose access changed', () => {
  test.each([
    ['another role', () => ask('PATCH', '/users/amina', 'root', { role: 'viewer' })],
    ['other platforms', () => ask('PATCH', '/users/amina', 'root', { platforms: ['massa'] })],
    ['no right to sign in', () => ask('PATCH', '/users/amina', 'root', { disabled: true })],
    ['no account', () => ask('DELETE', '/users/amina', 'root')],
  ])('%s: every connection closed, every token refused at once', async (_, act) => {
    const clients = [await createLiveClient(it.port), await createLiveClient(it.port)]
    for (const client of clients) client.say({ type: 'authenticate', token: 'amina' })
    await Promise.all(clients.map((client) => client.until('welcome')))
    expect((await ask('GET', '/notifications', 'amina')).status).toBe(200)
    await act()
    expect(await Promise.all(clients.map(({ closed }) => closed))).toEqual([REVOKED, REVOKED])
    expect((await ask('GET', '/notifications', 'amina')).status).toBe(401)
  })

  test('sign-ins that could not be revoked are, when the act is tried again', async () => {
    expect((await ask('GET', '/notifications', 'amina')).status).toBe(200)
    it.accounts.failing.add('revoke')
    const act = () => ask('PATCH', '/users/amina', 'root', { role: 'viewer' })
    expect(codeOf(await act())).toBe('user.still-signed-in')
    it.accounts.failing.clear()
    expect((await act()).status).toBe(200)
    expect((await ask('GET', '/notifications', 'amina')).status).toBe(401)
  })

  test('a new name costs nobody their connection', async () => {
    const client = await createLiveClient(it.port)
    client.say({ type: 'authenticate', token: 'amina' })
    await client.until('welcome')
    await ask('PATCH', '/users/amina', 'root', { displayName: 'Amina B.' })
    expect((await ask('GET', '/notifications', 'amina')).status).toBe(200)
    expect(client.socket.readyState).toBe(client.socket.OPEN)
    client.socket.terminate()
  })
})
