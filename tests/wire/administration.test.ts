import { problem } from '@vigie/contracts/errors'
import { CLOSE_CODES } from '@vigie/contracts/live'
import { auditResponse, createUserResponse, type ManagedUser, REST_PATHS, usersResponse } from '@vigie/contracts/rest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { flowMeter } from '../harness/devices.ts'
import { callGateway } from '../harness/gateway.ts'
import { createLiveClient } from '../harness/live-client.ts'
import { choosePassword, newPerson, type Person, signIn } from '../harness/people.ts'
import { createTestStack, type TestStack } from '../harness/test-stack.ts'
import { until } from '../harness/wait.ts'

/** Role × route × site of figures, exports, accounts and audit; and what a changed account loses, on real parts. */
const ROLES = ['superadmin', 'admin', 'operator', 'viewer', 'wall', 'Admin'] as const
const SERIES = `device=pompe-1&metric=flow_m3h&from=${Date.now() - 3_600_000}&to=${Date.now()}`
const SITE_ROUTES = [
  REST_PATHS.kpis,
  REST_PATHS.outages,
  '/api/exports/kpis.csv',
  '/api/exports/kpis.xlsx',
  `/api/exports/series.csv?${SERIES}`,
  `/api/exports/series.xlsx?${SERIES}`,
]

let stack: TestStack
const people = new Map<string, Person>()
const personOf = (role: string): Person => {
  const person = people.get(role)
  if (person === undefined) throw new Error(`nobody has the role ${role}`)
  return person
}
const tokenOf = (role: string): string => personOf(role).token
const codeOf = (answer: { json: () => unknown }): string => problem.parse(answer.json()).code

beforeAll(async () => {
  stack = await createTestStack()
  for (const role of ROLES) people.set(role, await newPerson({ role, platforms: [stack.site] }))
  for (const site of [stack.site, stack.otherSite]) await (await stack.devices(site)).birth('pompe-1', flowMeter('P'))
  await until(
    'devices',
    async () => (await callGateway(stack, '/api/devices/pompe-1', { token: tokenOf('viewer') })).status === 200,
  )
})
afterAll(() => stack?.close())

describe.each(ROLES)('%s', (role) => {
  test.each(SITE_ROUTES)('reads %s of an own site, and of no other', async (path) => {
    expect((await callGateway(stack, path, { token: tokenOf(role) })).status).toBe(200)
    for (const site of [stack.otherSite, stack.chaibSite]) {
      expect(codeOf(await callGateway(stack, path, { token: tokenOf(role), site }))).toBe('site.forbidden')
    }
    expect(codeOf(await callGateway(stack, path))).toBe('auth.missing')
  })

  test('[R2] administers accounts and reads the audit log only as far as the role goes', async () => {
    const isAdmin = role === 'admin' || role === 'superadmin'
    for (const site of [stack.site, stack.otherSite]) {
      const list = await callGateway(stack, REST_PATHS.users, { token: tokenOf(role), site })
      const audit = await callGateway(stack, REST_PATHS.audit, { token: tokenOf(role), site })
      expect([list.status, audit.status]).toEqual([isAdmin ? 200 : 403, role === 'superadmin' ? 200 : 403])
      const target = REST_PATHS.user.replace(':uid', 'somebody')
      const method = { token: tokenOf(role), site, method: 'DELETE' }
      expect(codeOf(await callGateway(stack, target, method))).toBe(isAdmin ? 'user.not-found' : 'role.forbidden')
    }
  })
})

describe('accounts', () => {
  const userPath = (uid: string) => REST_PATHS.user.replace(':uid', uid)
  const patch = (uid: string, body: object, role = 'admin') =>
    callGateway(stack, userPath(uid), { token: tokenOf(role), method: 'PATCH', body })
  const create = async (role: string, change: object = {}): Promise<ManagedUser & Person> => {
    const email = `${crypto.randomUUID()}@vigie.test`
    const body = { email, displayName: 'N', role: 'operator', platforms: [stack.site], ...change }
    const answer = await callGateway(stack, REST_PATHS.users, { token: tokenOf(role), body })
    expect(answer.status).toBe(201)
    const { user, invited } = createUserResponse.parse(answer.json())
    expect(invited).toBe(true)
    const password = 'Choisi-2026!'
    await choosePassword(email, password)
    return { ...user, ...(await signIn(email, password)) }
  }

  test('an admin neither sees nor touches accounts of other sites, and grants no more than they have', async () => {
    const foreign = await create('superadmin', { platforms: [stack.otherSite] })
    const query = `?search=${foreign.email}`
    const list = await callGateway(stack, `${REST_PATHS.users}${query}`, { token: tokenOf('admin') })
    expect(usersResponse.parse(list.json()).total).toBe(0)
    expect(codeOf(await patch(foreign.uid, { displayName: 'X' }))).toBe('user.not-found')
    const own = await create('admin')
    expect(codeOf(await patch(own.uid, { platforms: [stack.otherSite] }))).toBe('site.forbidden')
    expect(codeOf(await patch(own.uid, { role: 'superadmin' }))).toBe('role.forbidden')
    expect(codeOf(await patch(personOf('superadmin').uid, { disabled: true }))).toBe('role.forbidden')
    expect(codeOf(await patch(personOf('admin').uid, { disabled: true }))).toBe('user.protected')
  })

  test.each([
    ['disabled', { disabled: true }],
    ['given another role', { role: 'viewer' }],
    ['deleted', null],
  ])('whoever is %s loses every connection and every call at once', async (_, change) => {
    const person = await create('admin')
    const pages = [stack.site, stack.site].map((site) =>
      createLiveClient({ port: stack.ports.gateway, site, token: person.token }),
    )
    const clients = await Promise.all(pages)
    await Promise.all(clients.map((client) => client.hear('snapshot')))
    const read = () => callGateway(stack, '/api/devices', { token: person.token })
    expect((await read()).status).toBe(200)
    const act =
      change === null
        ? callGateway(stack, userPath(person.uid), { token: tokenOf('admin'), method: 'DELETE' })
        : patch(person.uid, change)
    const closed = await Promise.all(clients.map((client) => client.untilClosed()))
    expect((await act).status).toBe(change === null ? 204 : 200)
    expect(closed).toEqual(clients.map(() => CLOSE_CODES.accessRevoked.code))
    expect(codeOf(await read())).toBe('auth.revoked')
    const again = await createLiveClient({ port: stack.ports.gateway, site: stack.site, token: person.token })
    expect(await again.untilClosed()).toBe(CLOSE_CODES.accessRevoked.code)
  })

  test('who signs in again has the new rights', async () => {
    const person = await create('superadmin')
    await patch(person.uid, { platforms: [stack.otherSite] }, 'superadmin')
    const { token } = await signIn(person.email, person.password)
    expect((await callGateway(stack, '/api/devices', { token, site: stack.otherSite })).status).toBe(200)
    expect((await callGateway(stack, '/api/devices', { token })).status).toBe(403)
  })

  test('each act stands in the audit log, with who did it', async () => {
    const person = await create('admin')
    await patch(person.uid, { disabled: true })
    const answer = await callGateway(stack, REST_PATHS.audit, { token: tokenOf('superadmin') })
    const entries = auditResponse.parse(answer.json()).entries.filter(({ subject }) => subject === person.email)
    expect(entries.map(({ action, actor }) => [action, actor.email])).toEqual([
      ['user.disabled', personOf('admin').email],
      ['user.created', personOf('admin').email],
    ])
    expect(JSON.stringify(entries)).not.toContain(person.password)
  })
})
