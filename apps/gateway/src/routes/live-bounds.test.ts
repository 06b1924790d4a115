import { connect } from 'node:net'
import { REQUEST_LIMITS, SOCKET_LIMITS } from '@vigie/contracts/limits'
import { LIVE_LIMITS } from '@vigie/contracts/live'
import { afterEach, expect, test } from 'vitest'
import { createGatewayFixture, type GatewayFixture } from '../testing/gateway-fixture.ts'
import { createLiveClient, type LiveClient } from '../testing/live-client.ts'

let it: GatewayFixture
afterEach(() => it.close())

const AT_ONCE = { ADMISSIONS_PER_SECOND: '100000' }
const signedIn = async (token = 'amina'): Promise<LiveClient> => {
  const client = await createLiveClient(it.port)
  client.say({ type: 'authenticate', token })
  await client.until('welcome')
  return client
}

test('an address has no more connections that say not who they are than it may, and again once they do', async () => {
  it = await createGatewayFixture(AT_ONCE)
  // all at once: those that stay silent are closed after a while
  const strangers = await Promise.all(
    Array.from({ length: SOCKET_LIMITS.strangersPerAddress }, () => createLiveClient(it.port)),
  )
  await expect(createLiveClient(it.port)).rejects.toThrow('429')
  strangers[0]?.say({ type: 'authenticate', token: 'amina' })
  await strangers[0]?.until('welcome')
  await signedIn()
})

test('a person has no more connections than one may, and again once one is gone', async () => {
  it = await createGatewayFixture({ ...AT_ONCE, CONNECTIONS_PER_PERSON: '2' })
  const first = await signedIn()
  await signedIn()
  const third = await createLiveClient(it.port)
  third.say({ type: 'authenticate', token: 'amina' })
  expect(await third.closed).toBe(4428)
  first.socket.close()
  await first.closed
  await signedIn()
})

test('renewals with a token that was verified a moment ago ask the identity service nothing, and are not without end', async () => {
  it = await createGatewayFixture(AT_ONCE)
  let verified = 0
  const { verify } = it.identity
  it.identity.verify = (token) => {
    verified += 1
    return verify(token)
  }
  const client = await signedIn()
  for (let count = 0; count < SOCKET_LIMITS.renewalsPerMinute; count += 1) client.say({ type: 'renew', token: 'amina' })
  await client.until('renewed')
  client.say({ type: 'renew', token: 'amina' })
  expect(await client.closed).toBe(4429)
  expect(client.heard.filter(({ type }) => type === 'renewed')).toHaveLength(SOCKET_LIMITS.renewalsPerMinute)
  expect(verified).toBe(1)
  expect(SOCKET_LIMITS.renewalsPerMinute).toBeLessThan(LIVE_LIMITS.commandsPerSecond)
})

test('in production a page that came without TLS may not open the live connection, even from the own host', async () => {
  it = await createGatewayFixture({ NODE_ENV: 'production', PUBLIC_FIREBASE_API_KEY: 'key' })
  const host = `chaib.localhost:${it.port}`
  await expect(createLiveClient(it.port, { origin: `http://${host}` })).rejects.toThrow('403')
  const client = await createLiveClient(it.port, { origin: `https://${host}` })
  client.socket.terminate()
})

test('a page of another scheme than the web may not', async () => {
  it = await createGatewayFixture()
  await expect(createLiveClient(it.port, { origin: `ftp://chaib.localhost:${it.port}` })).rejects.toThrow('403')
})

test('a request that does not come to its end is cut', async () => {
  it = await createGatewayFixture()
  const { server } = it.gateway.app
  expect([server.headersTimeout, server.requestTimeout]).toEqual([
    REQUEST_LIMITS.headersWithinMs,
    REQUEST_LIMITS.wholeWithinMs,
  ])
  // the server looks at the time it was given with the request: shorter here, so that the cut is seen
  server.requestTimeout = 1
  const socket = connect(it.port, '127.0.0.1')
  socket.write('POST /api/users HTTP/1.1\r\nHost: chaib.localhost\r\nContent-Type: application/json\r\n')
  socket.write('Content-Length: 1000\r\n\r\n{')
  let text = ''
  for await (const chunk of socket) text += chunk
  expect(text).toMatch(/^HTTP\/1.1 408/)
}, 20_000)
