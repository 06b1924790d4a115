import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGatewayFixture, type GatewayFixture } from '../testing/gateway-fixture.ts'

let it: GatewayFixture
beforeEach(async () => {
  it = await createGatewayFixture()
})
afterEach(() => it.close())

const ask = (
  method: 'GET' | 'POST',
  path: string,
  { payload, headers = {} }: { payload?: object; headers?: Record<string, string> } = {},
) =>
  it.gateway.app.inject({
    method,
    url: `/api/handovers${path}`,
    headers: { host: 'chaib.localhost:8080', authorization: 'Bearer amina', ...headers },
    ...(payload && { payload }),
  })

test('an upstream that keeps no notes is a missing capability', async () => {
  it.upstream.state.capabilities = ['journal', 'alarms']
  const answers = [await ask('GET', ''), await ask('POST', '', { payload: { text: 'x' } })]
  expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
    [501, 'capability.missing'],
    [501, 'capability.missing'],
  ])
  expect(it.upstream.state.calls.get('/handovers')).toBeUndefined()
})

test('[R11.8] that nobody takes over from themselves is told as such', async () => {
  it.upstream.state.failing.set('/handovers/7/acknowledge', {
    status: 409,
    message: 'Your own note.',
    code: 'handover.own',
  })
  const answer = await ask('POST', '/7/acknowledge', { payload: {} })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'handover.own'])
})

test.each([
  ['a note without words', '', { text: ' ' }, {}],
  ['a note that brings its own facts', '', { text: 'x', facts: {} }, {}],
  ['a key that is none', '', { text: 'x' }, { 'idempotency-key': 'x'.repeat(200) }],
  ['a note that has no such number', '/abc/acknowledge', {}, {}],
])('%s: the upstream is not even asked', async (_, path, payload, headers) => {
  const answer = await ask('POST', path, { payload, headers })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid'])
  expect(it.upstream.state.calls.get(`/handovers${path}`)).toBeUndefined()
})
