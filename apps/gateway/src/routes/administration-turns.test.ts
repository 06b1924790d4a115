import { type Role, tokenClaims } from '@vigie/contracts/entities'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createGatewayFixture, type GatewayFixture } from '../testing/gateway-fixture.ts'

let it: GatewayFixture
beforeEach(async () => {
  it = await createGatewayFixture()
  person('root', 'superadmin')
  person('rogue', 'admin')
})
afterEach(() => it.close())

const person = (uid: string, role: Role) =>
  it.identity.people.set(uid, {
    claims: tokenClaims.parse({ role, platforms: ['chaib'] }),
    disabled: false,
    validAfter: 0,
  })
const patch = (uid: string, token: string, payload: object) =>
  it.gateway.app.inject({
    method: 'PATCH',
    url: `/api/users/${uid}`,
    headers: { host: 'chaib.localhost:8080', authorization: `Bearer ${token}` },
    payload,
  })
const VICTIMS = Array.from({ length: 58 }, (_, index) => `victim-${index}`)
const promotions = (acts: readonly string[]) => acts.filter((act) => act.startsWith('setClaims victim'))

test.each([
  ['of 58 accounts', VICTIMS],
  ['of one account, back and forth', VICTIMS.map(() => 'victim-0')],
])('an admin who is disabled during role changes %s finishes at most the one under way', async (_, subjects) => {
  for (const victim of VICTIMS) person(victim, 'viewer')
  const changes = subjects.map((uid, index) => patch(uid, 'rogue', { role: index % 2 === 0 ? 'operator' : 'viewer' }))
  await vi.waitFor(() => expect(promotions(it.accounts.acts)).not.toEqual([]), { interval: 1 })
  expect((await patch('rogue', 'root', { disabled: true })).statusCode).toBe(200)
  const statuses = (await Promise.all(changes)).map(({ statusCode }) => statusCode)
  const disabledAt = it.accounts.acts.indexOf('update rogue')
  expect(promotions(it.accounts.acts.slice(0, disabledAt)).length).toBeLessThan(58)
  expect(promotions(it.accounts.acts.slice(disabledAt)).length).toBeLessThanOrEqual(1)
  expect(statuses).toContain(401)
})

test('what one admin does waits for nothing that another does to other accounts', async () => {
  person('amina', 'viewer')
  person('said', 'viewer')
  const { setClaims } = it.accounts
  const held = Promise.withResolvers<void>()
  it.accounts.setClaims = async (uid, claims) => {
    if (uid === 'amina') await held.promise
    return setClaims(uid, claims)
  }
  const first = patch('amina', 'rogue', { role: 'operator' })
  expect((await patch('said', 'root', { role: 'operator' })).statusCode).toBe(200)
  held.resolve()
  expect((await first).statusCode).toBe(200)
})
