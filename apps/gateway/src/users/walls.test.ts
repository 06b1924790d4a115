import { DEFAULT_WALL_SETTINGS, tokenClaims, type Wall } from '@vigie/contracts/entities'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Principal } from '../identity/identity.ts'
import { done, failed, type Outcome } from '../outcome.ts'
import { createAccountsDouble } from '../testing/accounts-double.ts'
import { createIdentityDouble } from '../testing/identity-double.ts'
import { createWallRevocations } from './wall-revocations.ts'
import { createWalls } from './walls.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())

const admin: Principal = {
  uid: 'admin',
  name: 'Admin',
  token: 'admin',
  claims: tokenClaims.parse({ role: 'admin', platforms: ['chaib'] }),
  expiresAt: 0,
  signedInAt: 0,
  hasSecondFactor: false,
}
const ID = 'abcdefghijk1'
const wall: Wall = {
  id: ID,
  name: 'Salle',
  sites: ['chaib'],
  settings: DEFAULT_WALL_SETTINGS,
  createdAt: '2026-11-22T10:00:00.000Z',
  createdBy: { uid: 'admin', name: 'Admin' },
  seenAt: null,
  health: null,
}

/** One wall, paired and with an account, at an upstream that keeps it as ours does. */
const createWorld = () => {
  const rows = new Map([[ID, wall]])
  const accounts = createAccountsDouble(createIdentityDouble({ [`wall-${ID}`]: ['chaib'] }).people)
  const ended: string[] = []
  const shut: string[] = []
  const refuse = async (): Promise<Outcome<never>> => failed('upstream.unavailable')
  let isDown = false
  const endedWalls = async (removed: readonly string[]): Promise<Outcome<Wall[]>> => {
    if (isDown) return failed('upstream.unavailable')
    for (const id of removed) rows.delete(id)
    return done([...rows.values()].filter(({ revokedAt }) => revokedAt !== undefined))
  }
  const revokeWall = async (_token: string, id: string): Promise<Outcome<Wall>> => {
    const revoked = { ...wall, revokedAt: '2026-11-22T11:00:00.000Z' }
    rows.set(id, revoked)
    return done(revoked)
  }
  const calls = { endedWalls, revokeWall, walls: async () => done([...rows.values()]), approveWall: refuse }
  const revocations = createWallRevocations(accounts, calls, (uid) => shut.push(uid), { warn: () => {} })
  const wallOfSecret = async (): Promise<Outcome<Wall>> => {
    const found = rows.get(ID)
    return found === undefined || found.revokedAt !== undefined ? failed('wall.unknown') : done(found)
  }
  const walls = createWalls(accounts, { ...calls, wallOfSecret }, { note: () => {} }, revocations, (uid) =>
    ended.push(uid),
  )
  const hasAccount = async () => (await accounts.get(`wall-${ID}`)).ok
  return { walls, accounts, rows, ended, shut, revocations, hasAccount, setDown: (value: boolean) => (isDown = value) }
}

test('[R12.1] a revoked wall whose account cannot be removed has no rights, and its account goes by itself later', async () => {
  const it = createWorld()
  it.accounts.failing.add('remove')
  expect(await it.walls.revoke(admin, ID)).toMatchObject({ ok: true, value: { revokedAt: expect.any(String) } })
  expect([it.ended, it.shut]).toEqual([[`wall-${ID}`], [`wall-${ID}`]])
  expect(it.rows.has(ID)).toBe(true)
  await vi.advanceTimersByTimeAsync(30_000)
  await it.revocations.finish()
  expect(it.rows.has(ID)).toBe(true)
  it.accounts.failing.clear()
  await vi.advanceTimersByTimeAsync(30_000)
  await vi.waitUntil(() => !it.rows.has(ID))
  expect(await it.hasAccount()).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})

test('[R12.1] a wall that is revoked while its token is made gets none, and its account does not come back', async () => {
  const it = createWorld()
  const { ensure } = it.accounts
  Object.assign(it.accounts, {
    ensure: async (uid: string, name: string) => {
      await it.walls.revoke(admin, ID)
      return ensure(uid, name)
    },
  })
  expect(await it.walls.token('x'.repeat(43))).toMatchObject({ ok: false, code: 'wall.unknown' })
  expect(await it.hasAccount()).toBe(false)
})

test('[R12.1] where the account that came back cannot be removed at once, no token is given either', async () => {
  const it = createWorld()
  const { setClaims } = it.accounts
  Object.assign(it.accounts, {
    setClaims: async (uid: string, claims: Record<string, unknown>) => {
      const granted = await setClaims(uid, claims)
      await it.walls.revoke(admin, ID)
      await it.accounts.ensure(uid, 'Salle')
      it.accounts.failing.add('remove')
      return granted
    },
  })
  expect(await it.walls.token('x'.repeat(43))).toMatchObject({ ok: false })
})

test('an account that is gone, but whose wall the upstream could not forget then, is told again', async () => {
  const it = createWorld()
  const removed = it.accounts.remove
  Object.assign(it.accounts, {
    remove: async (uid: string) => {
      it.setDown(true)
      return removed(uid)
    },
  })
  await it.walls.revoke(admin, ID)
  expect([it.rows.has(ID), await it.hasAccount()]).toEqual([true, false])
  it.setDown(false)
  Object.assign(it.accounts, { remove: removed })
  await vi.advanceTimersByTimeAsync(30_000)
  await vi.waitUntil(() => !it.rows.has(ID))
})

test('any gateway finishes what another began, once somebody looks at the walls', async () => {
  const it = createWorld()
  it.rows.set(ID, { ...wall, revokedAt: '2026-11-22T11:00:00.000Z' })
  expect(await it.walls.list(admin)).toMatchObject({ ok: true, value: [{ id: ID }] })
  await vi.waitUntil(() => !it.rows.has(ID))
  expect(await it.hasAccount()).toBe(false)
})
