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
  floodPct: 0.7,
  topTenPct: null,
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
