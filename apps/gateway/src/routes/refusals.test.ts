import { type Role, tokenClaims } from '@vigie/contracts/entities'
import { CLOSE_CODES } from '@vigie/contracts/live'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createGatewayFixture, type GatewayFixture } from '../testing/gateway-fixture.ts'
import { createLiveClient } from '../testing/live-client.ts'

let it: GatewayFixture
beforeEach(async () => {
  it = await createGatewayFixture()
  person('root', 'superadmin', ['chaib', 'massa'])
  person('admin', 'admin', ['chaib'])
  person('amina', 'operator', ['chaib'])
  person('said', 'viewer', ['massa'])
})
afterEach(() => it.close())

const person = (uid: string, role: Role, platforms: readonly string[]) =>
  it.identity.people.set(uid, { claims: tokenClaims.parse({ role, platforms }), disabled: false, validAfter: 0 })
const ask = (method: 'GET' | 'POST' | 'PATCH', path: string, token: string, payload?: object) => {
  const headers = { host: 'chaib.localhost:8080', authorization: `Bearer ${token}` }
  return it.gateway.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })
}
const NEWCOMER = {
  email: 'karim@vigie.test',
  displayName: 'Karim',
  role: 'operator',
  platforms: ['chaib'],
}

test('a text that nobody can keep is refused as such, and is no outage of the upstream', async () => {
  for (const answer of [
    await ask('GET', '/alarms?q=%00', 'amina'),
    await ask('GET', '/alarms/%00', 'amina'),
    await ask('POST', '/alarms/acknowledge', 'amina', { ids: ['a\0'] }),
    await ask('POST', '/handovers', 'amina', { text: '\ud800' }),
  ])
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid'])
})

test.each([
  ['a misspelt filter', '/alarms?statte=active', 'statte'],
  ['one beside those that are known', '/alarms?state=open&sites=massa', 'sites'],
  ['one of a period', '/alarms/load?unit=day&day=2026-11-01', 'day'],
  ['one of a file', '/exports/alarms.csv?limit=5', 'limit'],
  ['of a call that takes none', '/devices?kind=pump', 'kind'],
  ['of one alarm', '/alarms/a-1?include=comments', 'include'],
])('a parameter that a call does not have is refused by its name: %s', async (_, path, name) => {
  const answer = await ask('GET', path, 'amina')
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { code: 'request.invalid', detail: expect.stringContaining(name) },
  ])
  expect(it.upstream.state.calls.size).toBe(0)
})

test('[R11.3] every call about a site may name that site, whatever else it takes', async () => {
  const answer = await ask('GET', '/alarms/load?unit=day&site=massa', 'root')
  expect(answer.json().code).not.toBe('request.invalid')
})

describe('what is refused for lack of rights is in the audit log', () => {
  const noted = async (count: number) => {
    const refusals = () => it.upstream.state.audit.filter(({ action }) => action === 'access.refused')
    await vi.waitFor(() => expect(refusals()).toHaveLength(count))
    return refusals().map(({ subject, detail }) => [subject, detail])
  }

  test('a site, over REST and live: once, however often it is tried', async () => {
    for (let count = 0; count < 3; count += 1) await ask('GET', '/devices', 'said')
    const live = await createLiveClient(it.port)
    live.say({ type: 'authenticate', token: 'said' })
    expect(await live.closed).toBe(CLOSE_CODES.forbiddenSite.code)
    expect(await noted(1)).toEqual([['chaib', { code: 'site.forbidden', at: 'GET /api/devices' }]])
  })

  test('an act of administration, by the route and by the rules', async () => {
    await ask('POST', '/users', 'amina', NEWCOMER)
    await ask('PATCH', '/users/root', 'admin', { displayName: 'X' })
    await ask('PATCH', '/users/amina', 'admin', { role: 'superadmin' })
    const subjects = (await noted(3)).map(([subject]) => subject)
    expect(new Set(subjects)).toEqual(new Set(['POST /api/users', 'root@vigie.test', 'amina@vigie.test']))
  })

  test('each kind of act on an account, and who would change what they may do themselves', async () => {
    await ask('PATCH', '/users/root', 'admin', { displayName: 'X' })
    await ask('PATCH', '/users/root', 'admin', { displayName: 'Y' })
    await ask('POST', '/users/root/reset-email', 'admin')
    await ask('PATCH', '/users/admin', 'admin', { role: 'superadmin' })
    // each is recorded beside its answer, not before it: two of them may come in another order
    expect(new Set(await noted(3))).toEqual(
      new Set([
        ['root@vigie.test', { code: 'role.forbidden', at: 'update' }],
        ['root@vigie.test', { code: 'role.forbidden', at: 'reset' }],
        ['admin@vigie.test', { code: 'user.protected', at: 'update' }],
      ]),
    )
  })

  test('an address without a token, or a malformed request, is nobody’s refusal', async () => {
    await ask('GET', '/devices', 'nobody')
    await ask('POST', '/users', 'admin', { email: 'x' })
    await ask('GET', '/devices', 'said')
    await noted(1)
  })
})
