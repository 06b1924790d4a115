import { CLOSE_CODES, LIVE_LIMITS } from '@vigie/contracts/live'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLiveClient, type LiveOptions } from '../harness/live-client.ts'
import { newPerson, type Person } from '../harness/people.ts'
import { createTestStack, type TestStack } from '../harness/test-stack.ts'
import { until } from '../harness/wait.ts'

/** What a hostile or broken client may send on the live WebSocket, and what it gets. */
let stack: TestStack
let person: Person
beforeAll(async () => {
  stack = await createTestStack()
  person = await newPerson({ role: 'operator', platforms: [stack.site] })
})
afterAll(() => stack?.close())

const open = (options: Partial<LiveOptions> = {}) =>
  createLiveClient({ port: stack.ports.gateway, site: stack.site, ...options })
const openSignedIn = async () => {
  const client = await open({ token: person.token })
  await client.hear('welcome')
  return client
}

describe('before anything is said', () => {
  test.each([
    ['no Origin', { origin: null }],
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['an Origin that is none', { origin: 'null' }],
  ])('%s: the handshake is refused with 403', async (_, options) => {
    await expect(open(options)).rejects.toThrow('403')
  })

  test('another subprotocol: the handshake is refused', async () => {
    await expect(open({ subprotocol: 'chat' })).rejects.toThrow('400')
  })

  test('silence is closed with 4501', async () => {
    const client = await open()
    expect(await client.untilClosed()).toBe(CLOSE_CODES.authenticationTimeout.code)
  })
})

describe('a first message that is not a good authenticate', () => {
  test.each([
    ['a token that is none', { type: 'authenticate', token: 'nonsense' }, CLOSE_CODES.unauthenticated.code],
    ['no token', { type: 'authenticate' }, CLOSE_CODES.protocolError.code],
    ['an extra field', { type: 'authenticate', token: 't', role: 'admin' }, CLOSE_CODES.protocolError.code],
    ['another message', { type: 'subscribe', topics: ['readings'] }, CLOSE_CODES.protocolError.code],
    ['an unknown type', { type: 'become.admin' }, CLOSE_CODES.protocolError.code],
    ['no object', 'authenticate', CLOSE_CODES.protocolError.code],
    ['null', null, CLOSE_CODES.protocolError.code],
    ['an absurd position', { type: 'authenticate', token: 't', resume: { epoch: 'e', seq: -1 } }, 4502],
    ['a prototype key', JSON.parse('{"type":"authenticate","token":"t","__proto__":{"x":1}}'), 4502],
  ])('%s', async (_, message, code) => {
    const client = await open()
    client.send(message)
    expect(await client.untilClosed()).toBe(code)
    expect(client.events.every(({ type }) => type === 'error')).toBe(true)
  })

  test('text that is no JSON', async () => {
    const client = await open()
    client.sendRaw('{"type":')
    expect(await client.untilClosed()).toBe(CLOSE_CODES.protocolError.code)
  })
})

describe('once authenticated', () => {
  test('a message larger than allowed closes with 1009', async () => {
    const client = await openSignedIn()
    client.sendRaw('x'.repeat(LIVE_LIMITS.commandBytes + 1))
    expect(await client.untilClosed()).toBe(1009)
  })

  test('bytes that are no text close with 1007', async () => {
    const client = await openSignedIn()
    client.sendRaw(Buffer.from([0xff, 0xfe, 0xfd]), false)
    expect(await client.untilClosed()).toBe(1007)
  })

  test('an unknown type is told so, then closed', async () => {
    const client = await openSignedIn()
    client.send({ type: 'device.explode' })
    expect(await client.untilClosed()).toBe(CLOSE_CODES.protocolError.code)
    expect((await client.hear('error')).code).toBe('protocol.unknown-type')
  })

  test('a thousand messages a second close with 4429', async () => {
    const client = await openSignedIn()
    for (let count = 0; count < 1_000; count += 1) client.send({ type: 'subscribe', topics: ['readings'] })
    expect(await client.untilClosed()).toBe(CLOSE_CODES.tooManyMessages.code)
  })

  test('what others do wrong does not reach a good client', async () => {
    const good = await openSignedIn()
    const bad = await openSignedIn()
    bad.sendRaw('x'.repeat(LIVE_LIMITS.commandBytes + 1))
    await bad.untilClosed()
    const beats = good.events.length
    await until('another heartbeat', () => good.events.length > beats)
    expect(good.closed()).toBeNull()
    good.close()
  })
})
