import { LIVE_LIMITS } from '@vigie/contracts/live'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createGatewayFixture, type GatewayFixture } from '../testing/gateway-fixture.ts'
import { createLiveClient, type LiveClient } from '../testing/live-client.ts'

let it: GatewayFixture
beforeEach(async () => {
  it = await createGatewayFixture({ ALLOWED_ORIGINS: 'https://wall.example.org' })
})
afterEach(() => it.close())

const signIn = async (token = 'amina'): Promise<LiveClient> => {
  const client = await createLiveClient(it.port)
  client.say({ type: 'authenticate', token })
  await client.until('welcome')
  return client
}

describe('the upgrade', () => {
  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }, '403'],
    ['no origin', { origin: null }, '403'],
    ['no subprotocol', { protocol: null }, '400'],
    ['another subprotocol', { protocol: 'other.v1' }, '400'],
  ])('is refused with %s', async (_, options, status) => {
    await expect(createLiveClient(it.port, options)).rejects.toThrow(status)
  })

  test('is allowed from an origin the configuration names', async () => {
    const client = await createLiveClient(it.port, { origin: 'https://wall.example.org' })
    expect(client.socket.protocol).toBe('vigie.live.v1')
    client.socket.close()
  })
})

describe('a connection is closed', () => {
  test('with 4500 for a token that is not valid', async () => {
    const client = await createLiveClient(it.port)
    client.say({ type: 'authenticate', token: 'nobody' })
    expect(await client.closed).toBe(4500)
    expect(client.heard).toMatchObject([{ type: 'error', code: 'auth.invalid' }])
  })

  test('with 4002 when the identity service does not answer, which is not a bad token', async () => {
    it.identity.isAway = true
    const client = await createLiveClient(it.port)
    client.say({ type: 'authenticate', token: 'amina' })
    expect(await client.closed).toBe(4002)
  })

  test.each([
    ['text that is not JSON', 'nonsense', 'request.malformed'],
    ['JSON without a type', '[1]', 'request.malformed'],
    ['an unknown type', '{"type":"dance"}', 'protocol.unknown-type'],
    ['a known type of the wrong shape', '{"type":"authenticate"}', 'request.invalid'],
    ['a command before authenticate', '{"type":"renew","token":"amina"}', 'auth.required-first'],
  ])('with an error, then 4502, for %s', async (_, text, code) => {
    const client = await createLiveClient(it.port)
    client.socket.send(text)
    expect(await client.closed).toBe(4502)
    expect(client.heard).toMatchObject([{ type: 'error', code }])
  })

  test('with 4502 for a second authenticate', async () => {
    const client = await signIn()
    client.say({ type: 'authenticate', token: 'amina' })
    expect(await client.closed).toBe(4502)
  })

  test('with 1009 for a message above 64 KiB', async () => {
    const client = await createLiveClient(it.port)
    client.socket.send('x'.repeat(LIVE_LIMITS.commandBytes + 1))
    expect(await client.closed).toBe(1009)
  })

  test('with 1007 for text that is not UTF-8', async () => {
    const client = await createLiveClient(it.port)
    client.socket.send(Buffer.from([0xff, 0xfe]), { binary: false })
    expect(await client.closed).toBe(1007)
  })

  test('with 4429 for more messages per second than allowed', async () => {
    const client = await signIn()
    for (let n = 0; n <= LIVE_LIMITS.commandsPerSecond; n += 1) client.say({ type: 'subscribe', topics: ['journal'] })
    expect(await client.closed).toBe(4429)
  })

  test('with 4505 when the upstream knows no such site', async () => {
    it.upstream.state.failing.set('/latest', 404)
    const client = await createLiveClient(it.port)
    client.say({ type: 'authenticate', token: 'amina' })
    expect(await client.closed).toBe(4505)
  })

  test('with 1012 when the gateway stops', async () => {
    const client = await signIn()
    const closing = it.gateway.close()
    expect(await client.closed).toBe(1012)
    await closing
  })

  test('with the reason given when every connection of a person is closed', async () => {
    const [one, other] = [await signIn('amina'), await signIn('amina#2')]
    it.gateway.sessions.closeUser('amina', 'accessRevoked')
    expect(await Promise.all([one.closed, other.closed])).toEqual([4504, 4504])
    expect(it.gateway.sessions.all()).toEqual([])
  })
})

describe('a renewal', () => {
  test('is confirmed with the new end', async () => {
    const client = await signIn()
    client.say({ type: 'renew', token: 'amina#2' })
    const { expiresAt } = await client.until('renewed')
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now())
  })

  test('by somebody else closes with 4500', async () => {
    it.identity.people.set('karim', {
      claims: { role: 'viewer', platforms: ['chaib'] },
      disabled: false,
      validAfter: 0,
    })
    const client = await signIn()
    client.say({ type: 'renew', token: 'karim' })
    expect(await client.closed).toBe(4500)
  })

  test('while the identity service is away takes nothing from the token that still lasts', async () => {
    const client = await signIn()
    it.identity.isAway = true
    client.say({ type: 'renew', token: 'amina#2' })
    expect(await client.until('error')).toMatchObject({ code: 'auth.unavailable' })
    it.upstream.emit('readings', { site: 'chaib', rows: [['a', 'flow_m3h', 1, 1]] })
    await client.until('readings')
  })

  test('that never comes closes with 4001 when the token ends', async () => {
    it.identity.tokenLastsMs = 300
    const client = await createLiveClient(it.port)
    client.say({ type: 'authenticate', token: 'amina' })
    expect(await client.closed).toBe(4001)
  })
})

describe('a subscription', () => {
  test('narrows what is heard, and widening it again brings what was missed', async () => {
    const client = await signIn()
    client.say({ type: 'subscribe', topics: ['status'] })
    await client.until('subscribed')
    const witness = await signIn()
    it.upstream.commit({
      type: 'notification.created',
      data: { _id: 'n', device_id: { name: 'Pompe' }, deviceStatus: 'off', created_at: '2026-01-01T00:00:00.000Z' },
    })
    it.upstream.emit('readings', { site: 'chaib', rows: [['a', 'flow_m3h', 1, 1]] })
    await Promise.all([witness.until('journal'), witness.until('readings')])
    expect(client.heard.map(({ type }) => type)).not.toContain('journal')
    client.say({ type: 'subscribe', topics: ['journal', 'readings'] })
    expect((await client.until('journal')).entry.seq).toBe(1)
    expect((await client.until('readings')).rows).toEqual([[0, 1, 1]])
    await vi.waitUntil(() => client.heard.filter(({ type }) => type === 'subscribed').length === 2)
  })
})
