import type { AlarmLoad } from '@vigie/contracts/entities'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGatewayFixture, type GatewayFixture } from '../testing/gateway-fixture.ts'

let it: GatewayFixture
beforeEach(async () => {
  it = await createGatewayFixture()
})
afterEach(() => it.close())

const LOAD: AlarmLoad = {
  from: 0,
  to: 86_400_000,
  raised: 12,
  perDay: 12,
  perHour: 0.5,
  perTenMinutes: 0.083,
  peakTenMinutes: 11,
  peakAt: 3_600_000,
  floodPct: 0.7,
  topTen: [],
  topTenPct: null,
  priorities: { critical: 0, high: 12, medium: 0, low: 0 },
  mttaMs: null,
  mttrMs: null,
  mttaMedianMs: null,
  mttrMedianMs: null,
  responses: {
    critical: { mttaMs: null, mttrMs: null },
    high: { mttaMs: 1, mttrMs: 2 },
    medium: { mttaMs: null, mttrMs: null },
    low: { mttaMs: null, mttrMs: null },
  },
  days: [{ from: 0, to: 86_400_000, raised: 12 }],
  stale: 1,
  chattering: 0,
  indicative: true,
}
const ask = (query: string, token = 'amina') =>
  it.gateway.app.inject({
    url: `/api/alarms/load?${query}`,
    headers: { host: 'chaib.localhost:8080', authorization: `Bearer ${token}` },
  })

test('the alarm load of a period is what the upstream answers for this site and that period', async () => {
  const asked: unknown[] = []
  it.upstream.state.alarmLoad = (query) => {
    asked.push(query)
    return LOAD
  }
  const answer = await ask('unit=month&date=2026-01-01')
  expect([answer.statusCode, answer.json()]).toEqual([200, LOAD])
  expect(asked).toEqual([{ site: 'chaib', unit: 'month', date: '2026-01-01' }])
})

test('an upstream that counts no alarms is a missing capability, not an empty load', async () => {
  it.upstream.state.capabilities = ['journal', 'kpis']
  const answer = await ask('unit=day')
  expect([answer.statusCode, answer.json().code]).toEqual([501, 'capability.missing'])
  expect(it.upstream.state.calls.get('/alarms/load')).toBeUndefined()
})

test.each([
  ['a foreign site', 'unit=day', 'said', 403, 'site.forbidden'],
  ['no such person', 'unit=day', 'nobody', 401, 'auth.invalid'],
  ['a period that does not fit', 'unit=decade', 'amina', 400, 'request.invalid'],
])('%s is refused', async (_, query, token, status, code) => {
  const answer = await ask(query, token)
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
})

test('an upstream that fails, or answers what is no alarm load, is told apart from no load', async () => {
  it.upstream.state.alarmLoad = () => ({ ...LOAD, floodPct: 'much' })
  expect((await ask('unit=day')).json().code).toBe('upstream.invalid')
  it.upstream.state.failing.set('/alarms/load', 500)
  expect((await ask('unit=day')).json().code).toBe('upstream.unavailable')
})

const act = (path: string, payload: object | string, token = 'amina', headers: Record<string, string> = {}) =>
  it.gateway.app.inject({
    method: 'POST',
    url: `/api/alarms/${path}`,
    headers: { host: 'chaib.localhost:8080', authorization: `Bearer ${token}`, ...headers },
    payload,
  })

test('[R11.1] what the state of an alarm does not allow is refused with that state', async () => {
  const refusal = { status: 409, message: 'Not while shelved.', code: 'alarm.transition-refused', state: 'shelved' }
  it.upstream.state.failing.set('/alarms/a1/acknowledge', refusal)
  const answer = await act('a1/acknowledge', {})
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'alarm.transition-refused', state: 'shelved' })
  expect(answer.headers['content-type']).toContain('application/problem+json')
})

test('[R11.3] what the upstream finds wrong with a request is the request’s fault', async () => {
  const refusal = { status: 400, message: 'until is more than 24 h ahead', code: 'request.invalid' }
  it.upstream.state.failing.set('/alarms/a1/shelve', refusal)
  const answer = await act('a1/shelve', { reason: 'travaux', until: '2030-01-01T00:00:00Z' })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid'])
})

test('[R11.1] an alarm is acknowledged without any body', async () => {
  it.upstream.state.failing.set('/alarms/a1/acknowledge', { status: 404, message: 'No such alarm.' })
  const answer = await it.gateway.app.inject({
    method: 'POST',
    url: '/api/alarms/a1/acknowledge',
    headers: { host: 'chaib.localhost:8080', authorization: 'Bearer amina' },
  })
  expect(answer.statusCode).toBe(404)
  expect(it.upstream.state.calls.get('/alarms/a1/acknowledge')).toBe(1)
})

test.each([
  ['a reason is missing', 'a1/shelve', { until: '2030-01-01T00:00:00Z' }, {}],
  ['a member nobody knows', 'a1/acknowledge', { state: 'normal' }, {}],
  ['no alarm is named', 'acknowledge', { ids: [] }, {}],
  ['nothing is said, in so many words', 'a1/acknowledge', 'null', { 'content-type': 'application/json' }],
  ['a key that is none', 'a1/acknowledge', {}, { 'idempotency-key': 'x'.repeat(200) }],
])('%s: the upstream is not even asked', async (_, path, body, headers) => {
  const answer = await act(path, body, 'amina', headers)
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid'])
  expect(it.upstream.state.calls.get(`/alarms/${path}`)).toBeUndefined()
})
