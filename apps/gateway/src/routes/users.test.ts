import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Asked, addPerson, askOf, codeOf, seedPeople } from '../testing/administration.ts'
import { createGatewayFixture, type GatewayFixture } from '../testing/gateway-fixture.ts'

let it: GatewayFixture
beforeEach(async () => {
  it = await createGatewayFixture()
  seedPeople(it)
})
afterEach(() => it.close())

const ask = (...asked: Asked) => askOf(it, ...asked)
const newcomer = (change: object = {}) => ({
  email: 'karim@vigie.test',
  displayName: 'Karim',
  role: 'operator',
  platforms: ['chaib'],
  ...change,
})

describe('the list', () => {
  const uids = async (token: string, query = '') =>
    (await ask('GET', `/users${query}`, token)).body.users.map(({ uid }: { uid: string }) => uid)

  test('an admin sees who shares a site with them, a superadmin everybody', async () => {
    expect(await uids('admin')).toEqual(['admin', 'amina', 'root'])
    expect(await uids('root')).toEqual(['admin', 'amina', 'root', 'said'])
  })

  test('it is searched by name and e-mail, and paged', async () => {
    await it.accounts.update('amina', { displayName: 'Aïcha Benhaddou' })
    expect(await uids('root', '?search=AICHA')).toEqual(['amina'])
    expect(await uids('root', '?search=said@')).toEqual(['said'])
    expect(await uids('root', '?size=3&page=2')).toEqual(['said'])
    expect((await ask('GET', '/users?size=3&page=2', 'root')).body.total).toBe(4)
  })

  test('pages and searches that follow each other read the accounts once, until one changes', async () => {
    const reads = () => it.accounts.acts.filter((act) => act.startsWith('list')).length
    await uids('root', '?size=2&page=2')
    await uids('root', '?search=said')
    expect(reads()).toBe(1)
    await ask('PATCH', '/users/amina', 'root', { displayName: 'Zineb' })
    expect(await uids('root', '?search=zineb')).toEqual(['amina'])
    expect(reads()).toBe(2)
  })

  test('it says whom the asking admin may change', async () => {
    const { users } = (await ask('GET', '/users', 'admin')).body
    const editable = users.filter((user: { editable: boolean }) => user.editable)
    expect(editable.map(({ uid }: { uid: string }) => uid)).toEqual(['admin', 'amina'])
  })

  test.each(['operator', 'viewer', 'wall'] as const)('[R2] a %s is refused it, and every act', async (role) => {
    addPerson(it, 'x', role, ['chaib'])
    const acts = [
      ask('GET', '/users', 'x'),
      ask('POST', '/users', 'x', newcomer()),
      ask('PATCH', '/users/amina', 'x', { role: 'viewer' }),
      ask('DELETE', '/users/amina', 'x'),
      ask('POST', '/users/amina/reset-email', 'x'),
      ask('GET', '/audit', 'x'),
    ]
    expect((await Promise.all(acts)).map(codeOf)).toEqual(acts.map(() => 'role.forbidden'))
  })

  test('the audit log is for superadmins alone', async () => {
    expect(codeOf(await ask('GET', '/audit', 'admin'))).toBe('role.forbidden')
    expect((await ask('GET', '/audit', 'root')).body).toEqual({ entries: [] })
  })
})

describe('acts', () => {
  test('an account is created with its role and platforms, changed, sent a reset, and deleted', async () => {
    const { status, body } = await ask('POST', '/users', 'admin', newcomer())
    expect([status, body.user]).toMatchObject([201, { uid: 'karim', role: 'operator', platforms: ['chaib'] }])
    expect([body.invited, it.accounts.resets]).toEqual([true, ['karim@vigie.test']])
    const changed = await ask('PATCH', '/users/karim', 'admin', { displayName: 'K', platforms: ['massa'] })
    expect(changed.body.user).toMatchObject({ displayName: 'K', role: 'operator', platforms: ['massa'] })
    expect(await ask('POST', '/users/karim/reset-email', 'admin')).toEqual({ status: 204, body: null })
    expect(it.accounts.resets).toEqual(['karim@vigie.test', 'karim@vigie.test'])
    expect(await ask('DELETE', '/users/karim', 'admin')).toEqual({ status: 204, body: null })
    expect(codeOf(await ask('DELETE', '/users/karim', 'admin'))).toBe('user.not-found')
  })

  test('claims we do not know stay; more than the identity service keeps is refused', async () => {
    it.accounts.otherClaims.set('amina', { tenant: 7 })
    await ask('PATCH', '/users/amina', 'root', { role: 'viewer' })
    expect(it.accounts.otherClaims.get('amina')).toEqual({ tenant: 7 })
    it.accounts.otherClaims.set('amina', { text: 'x'.repeat(950) })
    expect(codeOf(await ask('PATCH', '/users/amina', 'root', { role: 'operator' }))).toBe('claims.too-large')
  })

  test('an e-mail that is taken is told', async () => {
    expect(codeOf(await ask('POST', '/users', 'root', newcomer({ email: 'amina@vigie.test' })))).toBe('user.exists')
  })

  test('an account whose person could not be written to is there, and says so', async () => {
    it.accounts.failing.add('sendReset')
    const { status, body } = await ask('POST', '/users', 'root', newcomer())
    expect([status, body.invited, body.user.uid]).toEqual([201, false, 'karim'])
  })

  test('an account whose claims could not be set does not stay behind', async () => {
    it.accounts.failing.add('setClaims')
    expect(codeOf(await ask('POST', '/users', 'root', newcomer()))).toBe('auth.unavailable')
    expect(it.identity.people.has('karim')).toBe(false)
  })

  test('a change that changes nothing does nothing', async () => {
    const { status } = await ask('PATCH', '/users/amina', 'admin', { role: 'operator', platforms: ['chaib'] })
    expect([status, it.upstream.state.audit]).toEqual([200, []])
  })

  test('unknown fields are refused', async () => {
    expect(codeOf(await ask('POST', '/users', 'root', newcomer({ admin: true })))).toBe('request.invalid')
    expect(codeOf(await ask('POST', '/users', 'root', newcomer({ password: 'Vigie-2026!' })))).toBe('request.invalid')
    expect(codeOf(await ask('PATCH', '/users/amina', 'root', { customClaims: {} }))).toBe('request.invalid')
  })

  test('one person does not write without measure', async () => {
    const rename = () => ask('PATCH', '/users/amina', 'admin', { displayName: 'amina' })
    const statuses = await Promise.all(Array.from({ length: 61 }, rename))
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1)
    expect((await ask('PATCH', '/users/amina', 'root', { displayName: 'A' })).status).toBe(200)
  })
})

describe('the last enabled superadmin', () => {
  const roots = () =>
    [...it.identity.people.values()].filter(({ claims, disabled }) => claims.role === 'superadmin' && !disabled)

  test('two superadmins who demote each other at the same time: one stays', async () => {
    addPerson(it, 'queen', 'superadmin', ['chaib'])
    const answers = await Promise.all([
      ask('PATCH', '/users/queen', 'root', { role: 'admin' }),
      ask('PATCH', '/users/root', 'queen', { role: 'admin' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(roots()).toHaveLength(1)
  })

  test.each([
    ['demoted', (other: string) => ask('PATCH', `/users/${other}`, 'root', { role: 'admin' })],
    ['disabled', (other: string) => ask('PATCH', `/users/${other}`, 'root', { disabled: true })],
    ['deleted', (other: string) => ask('DELETE', `/users/${other}`, 'root')],
  ])('keeps their place when another gateway takes the other one while they are %s', async (_, act) => {
    addPerson(it, 'queen', 'superadmin', ['chaib'])
    const { list } = it.accounts
    let counted = 0
    it.accounts.list = () => {
      counted += 1
      if (counted === 2) addPerson(it, 'root', 'admin', ['chaib'])
      return list()
    }
    expect(codeOf(await act('queen'))).toBe('user.protected')
    expect(roots()).toHaveLength(1)
    expect(it.upstream.state.audit.at(-1)?.detail).toMatchObject({ outcome: 'failed', code: 'user.protected' })
  })
})

describe('the audit log', () => {
  test('has every act before it happens, with what changed and no password', async () => {
    await ask('POST', '/users', 'root', newcomer())
    await ask('PATCH', '/users/karim', 'root', { role: 'viewer', disabled: true })
    await ask('PATCH', '/users/karim', 'root', { disabled: false })
    await ask('POST', '/users/karim/reset-email', 'root')
    await ask('DELETE', '/users/karim', 'root')
    const { audit } = it.upstream.state
    const actions = ['user.created', 'user.disabled', 'user.enabled', 'user.reset-sent', 'user.deleted']
    expect(audit.map(({ action }) => action)).toEqual(actions)
    expect(new Set(audit.map(({ subject }) => subject))).toEqual(new Set(['karim@vigie.test']))
    expect(audit[1]?.detail).toMatchObject({ role: { from: 'operator', to: 'viewer' } })
    expect(JSON.stringify(audit)).not.toContain('Vigie-2026!')
  })

  test('that cannot be written stops the act', async () => {
    it.upstream.state.failing.set(UPSTREAM_PATHS.audit, 500)
    expect(codeOf(await ask('DELETE', '/users/amina', 'root'))).toBe('upstream.unavailable')
    expect(codeOf(await ask('POST', '/users', 'root', newcomer()))).toBe('upstream.unavailable')
    expect([...it.identity.people.keys()]).toEqual(['root', 'admin', 'amina', 'said'])
  })

  test('says of an act that failed that it did', async () => {
    it.accounts.failing.add('remove')
    expect(codeOf(await ask('DELETE', '/users/amina', 'root'))).toBe('auth.unavailable')
    expect(it.upstream.state.audit).toMatchObject([
      { action: 'user.deleted' },
      { action: 'user.deleted', detail: { outcome: 'failed', code: 'auth.unavailable' } },
    ])
  })

  test('an upstream without one does not stand in the way', async () => {
    it.upstream.state.capabilities = null
    expect((await ask('DELETE', '/users/amina', 'root')).status).toBe(204)
    expect(it.upstream.state.audit).toEqual([])
    expect(codeOf(await ask('GET', '/audit', 'root'))).toBe('capability.missing')
  })
})
