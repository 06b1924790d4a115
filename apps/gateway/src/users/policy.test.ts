import type { Role } from '@vigie/contracts/entities'
import type { CreateUserInput } from '@vigie/contracts/rest'
import { describe, expect, test } from 'vitest'
import {
  type Act,
  changesAccess,
  losesSuperadmin,
  mayEdit,
  maySee,
  refusalOf,
  refusalOfCreate,
  type Subject,
} from './policy.ts'

const account = (uid: string, role: Role | null, platforms: string[], disabled = false): Subject => ({
  uid,
  claims: { role, platforms },
  disabled,
})
const root = account('root', 'superadmin', ['chaib'])
const admin = account('admin', 'admin', ['chaib', 'massa'])
const NEWCOMER: CreateUserInput = {
  email: 'a@vigie.test',
  displayName: 'A',
  role: 'viewer',
  platforms: ['chaib'],
}
const codeOf = (actor: Subject, subject: Subject, act: Act): string | null =>
  refusalOf(actor, subject, act)?.code ?? null
const update = (change: Extract<Act, { type: 'update' }>['change']): Act => ({ type: 'update', change })

describe('whom one sees and may change', () => {
  test.each([
    ['an account of one of their platforms', account('a', 'operator', ['massa']), true, true],
    ['another admin of their platforms', account('a', 'admin', ['chaib']), true, true],
    ['an account that also has a site of others', account('a', 'viewer', ['massa', 'tifnout']), true, false],
    ['a superadmin', root, true, false],
    ['an account of another site', account('a', 'operator', ['tifnout']), false, false],
    ['an account without platforms', account('a', 'operator', []), false, false],
    ['themselves', admin, true, true],
  ])('an admin and %s', (_, subject, sees, edits) => {
    expect([maySee(admin, subject), mayEdit(admin, subject)]).toEqual([sees, edits])
  })

  test('a superadmin sees and changes every account', () => {
    for (const subject of [account('a', null, []), account('b', 'superadmin', ['tifnout']), root]) {
      expect([maySee(root, subject), mayEdit(root, subject)]).toEqual([true, true])
    }
  })

  test.each(['operator', 'viewer', 'wall', null] as const)('%s sees and changes nobody, creates nobody', (role) => {
    const actor = account('x', role, ['chaib'])
    expect([maySee(actor, account('a', 'viewer', ['chaib'])), mayEdit(actor, actor)]).toEqual([false, false])
    expect(refusalOfCreate(actor, NEWCOMER)?.code).toBe('role.forbidden')
  })
})

describe('what an admin may grant', () => {
  const someone = account('a', 'operator', ['massa'])
  test.each([
    ['one of their platforms', { platforms: ['chaib'] }, null],
    ['the role of admin', { role: 'admin' as const }, null],
    ['the role of superadmin', { role: 'superadmin' as const }, 'role.forbidden'],
    ['a site of others', { platforms: ['chaib', 'tifnout'] }, 'site.forbidden'],
    ['no site at all', { platforms: [] }, 'request.invalid'],
  ])('%s', (_, change, code) => {
    expect(codeOf(admin, someone, update(change))).toBe(code)
    expect(refusalOfCreate(admin, { ...NEWCOMER, ...change })?.code ?? null).toBe(code)
    expect(codeOf(root, someone, update(change))).toBeNull()
  })
})

test('an account one does not see does not exist; one seen but not of theirs alone is refused', () => {
  for (const act of [update({ displayName: 'X' }), { type: 'delete' }, { type: 'reset' }] as const) {
    expect(codeOf(admin, account('a', 'viewer', ['tifnout']), act)).toBe('user.not-found')
    expect(codeOf(admin, account('a', 'viewer', ['massa', 'tifnout']), act)).toBe('role.forbidden')
    expect(codeOf(admin, root, act)).toBe('role.forbidden')
  }
})

describe('nobody shuts themselves out', () => {
  test.each([
    ['disables', update({ disabled: true })],
    ['deletes', { type: 'delete' } as const],
    ['changes the role of', update({ role: 'viewer' })],
  ])('nobody %s themselves', (_, act) => {
    expect(codeOf(root, root, act)).toBe('user.protected')
    expect(codeOf(admin, admin, act)).toBe('user.protected')
  })

  test('one may rename oneself, say again the role one has, and ask for a reset', () => {
    const acts = [update({ displayName: 'X', role: 'admin', disabled: false }), { type: 'reset' }] as const
    for (const act of acts) expect(codeOf(admin, admin, act)).toBeNull()
  })
})

test('an enabled superadmin is lost when deleted, disabled or given another role', () => {
  const lost = [{ type: 'delete' }, update({ disabled: true }), update({ role: 'admin' })] as const
  const kept = [{ type: 'reset' }, update({ role: 'superadmin' }), update({ platforms: [] })] as const
  expect(lost.map((act) => losesSuperadmin(root, act))).toEqual([true, true, true])
  expect(kept.map((act) => losesSuperadmin(root, act))).toEqual([false, false, false])
  expect(lost.map((act) => losesSuperadmin(account('x', 'superadmin', [], true), act))).toEqual([false, false, false])
})

test('access changes with role, platforms and the right to sign in; not with a name or an order', () => {
  const subject = account('a', 'viewer', ['chaib', 'massa'])
  for (const change of [{ role: 'operator' as const }, { platforms: ['chaib'] }, { disabled: true }]) {
    expect(changesAccess(subject, change)).toBe(true)
  }
  expect(changesAccess(subject, { displayName: 'X', role: 'viewer', platforms: ['massa', 'chaib'] })).toBe(false)
})
