import { problem } from '@vigie/contracts/errors'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createGatewayFixture, type GatewayFixture } from '../testing/gateway-fixture.ts'

let it: GatewayFixture
beforeAll(async () => {
  it = await createGatewayFixture()
})
afterAll(() => it.close())
const CONTENT = Buffer.from([1, 2, 3, 250])
beforeEach(() => {
  it.upstream.state.failing.clear()
  it.upstream.state.picture = { type: 'image/jpeg', content: CONTENT }
})

const ask = (url: string, headers: Record<string, string> = {}, token = 'amina') =>
  it.gateway.app.inject({
    url,
    headers: { host: 'chaib.localhost:8080', authorization: `Bearer ${token}`, ...headers },
  })
const PICTURE = '/api/devices/camera-1/picture'

test('a picture is passed on as it is, and never as anything but a picture', async () => {
  const answer = await ask(PICTURE)
  expect(answer.rawPayload).toEqual(CONTENT)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    'content-length': String(CONTENT.length),
  })
  expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
  it.upstream.state.picture = { type: 'text/html', content: Buffer.from('<script>') }
  expect(problem.parse((await ask(PICTURE)).json()).code).toBe('upstream.invalid')
})

test('whoever has it is told so', async () => {
  const { etag } = (await ask(PICTURE)).headers
  const again = await ask(PICTURE, { 'if-none-match': String(etag) })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
})

test('a camera that has sent none: a problem document, 404', async () => {
  it.upstream.state.picture = null
  const answer = await ask(PICTURE)
  expect([answer.statusCode, problem.parse(answer.json()).code]).toEqual([404, 'resource.not-found'])
})

test('a picture longer than any may be is not passed on', async () => {
  it.upstream.state.picture = { type: 'image/png', content: Buffer.alloc(600_000) }
  expect(problem.parse((await ask(PICTURE)).json()).code).toBe('upstream.invalid')
})

test('the list: what does not parse is left out', async () => {
  const info = {
    receivedAt: '2026-11-21T14:01:00.000Z',
    takenAt: null,
    type: 'image/png',
    sizeBytes: 9,
    widthPx: 4,
    heightPx: 3,
  }
  const good = { id: 'a'.repeat(32), ...info }
  it.upstream.state.pictures = [good, { ...good, type: 'image/svg+xml' }]
  expect((await ask('/api/devices/camera-1/pictures')).json()).toEqual({ pictures: [good] })
})

test('an upstream that keeps no pictures and no plan lacks the capability', async () => {
  const { state } = it.upstream
  const all = state.capabilities
  state.capabilities = ['devices']
  it.upstream.dropLinks()
  try {
    await expect.poll(async () => (await ask(PICTURE)).statusCode, { timeout: 10_000 }).toBe(501)
    expect((await ask('/api/site/plan')).statusCode).toBe(501)
  } finally {
    state.capabilities = all
  }
})

test('the plan of the site, read once', async () => {
  it.upstream.dropLinks()
  it.upstream.state.plan = {
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', geometry: { type: 'Point', coordinates: [-9.55, 30.09] }, properties: { kind: 'tank' } },
    ],
  }
  await expect.poll(async () => (await ask('/api/site/plan')).statusCode, { timeout: 10_000 }).toBe(200)
  const answer = await ask('/api/site/plan')
  expect(answer.json()).toEqual({ plan: it.upstream.state.plan })
  const again = await ask('/api/site/plan', { 'if-none-match': String(answer.headers['etag']) })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
})
