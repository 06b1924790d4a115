import { DEFAULT_WALL_SETTINGS, type WallHealth } from '@vigie/contracts/entities'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestStore, DATABASES } from '../testing/databases.ts'
import type { Store } from './store.ts'
import {
  addPairing,
  addWall,
  changeWall,
  forgetRevoked,
  isPairedWall,
  isWaiting,
  orderWall,
  readWalls,
  reportWall,
  revokeWall,
  takePairing,
  wallOfSecret,
} from './walls.ts'

const NOW = Date.parse('2026-11-22T10:00:00Z')
const BY = { uid: 'u1', name: 'Amina' }
const LIMITS = { nowMs: NOW, most: 3 }
const health: WallHealth = {
  version: 'essai',
  uptimeS: 12,
  heapMb: 40,
  nodes: 300,
  frameMs: 17,
  lastEventAt: new Date(NOW).toISOString(),
  driftMs: 0,
  scene: 'overview',
  pinned: null,
  link: 'live',
  widthPx: 1_920,
  heightPx: 1_080,
  sound: 'blocked',
}

describe.each(DATABASES)('[R12.1] walls on $name', (kind) => {
  let store: Store
  let close: () => Promise<void>
  let count = 0

  beforeAll(async () => {
    ;({ store, close } = await createTestStore(kind))
  }, 60_000)
  afterAll(() => close(), 60_000)

  const newWall = async () => {
    count += 1
    const id = `wall${count}`
    const wall = {
      id,
      secret: `secret-${id}`,
      name: 'Salle',
      sites: ['chaib', 'massa'],
      settings: DEFAULT_WALL_SETTINGS,
    }
    return store.db.transaction().execute((tx) => addWall(tx, { ...wall, at: NOW + count, by: BY }))
  }
  const take = (code: string, nowMs = NOW) => store.db.transaction().execute((tx) => takePairing(tx, code, nowMs))

  test('a code is one screen’s, is typed once, and ends by itself; no more screens wait than may', async () => {
    const add = (code: string, expiresAt = NOW + 600_000, nowMs = NOW) =>
      addPairing(store.db, { code, secret: `of ${code}`, expiresAt }, { ...LIMITS, nowMs })
    expect([await add('AAAAAA'), await add('AAAAAA'), await add('CCCCCC', NOW + 1_000), await add('DDDDDD')]).toEqual([
      'added',
      'taken',
      'added',
      'added',
    ])
    expect(await isWaiting(store.db, 'of CCCCCC', NOW)).toBe(true)
    expect(await isWaiting(store.db, 'of CCCCCC', NOW + 1_000)).toBe(false)
    expect(await take('CCCCCC', NOW + 1_000)).toBeNull()
    expect(await add('EEEEEE', NOW + 600_000, NOW + 1_000)).toBe('added')
    expect([await take('AAAAAA'), await take('AAAAAA')]).toEqual(['of AAAAAA', null])
  })

  test('[R12.1] screens that nobody pairs keep no other from its code: of too many the oldest give way', async () => {
    const most = 3
    const add = (code: string, expiresAt: number) =>
      addPairing(store.db, { code, secret: `flood ${code}`, expiresAt }, { nowMs: NOW, most })
    for (const [n, code] of ['PAAAAA', 'PCCCCC', 'PDDDDD', 'PEEEEE', 'PFFFFF'].entries())
      expect(await add(code, NOW + 1_000_000 + n)).toBe('added')
    expect([await take('PAAAAA'), await take('PCCCCC')]).toEqual([null, null])
    for (const code of ['PDDDDD', 'PEEEEE', 'PFFFFF']) expect(await take(code)).toBe(`flood ${code}`)
  })

  test('of several who type the same code at once one pairs the screen', async () => {
    await take('DDDDDD')
    await addPairing(store.db, { code: 'FFFFFF', secret: 'one', expiresAt: NOW + 600_000 }, LIMITS)
    const taken = await Promise.all(Array.from({ length: 8 }, () => take('FFFFFF')))
    expect(taken.filter((secret) => secret !== null)).toEqual(['one'])
  })

  test('a wall is read back as it was kept, changed, found by its secret, and revoked once', async () => {
    const added = await newWall()
    expect(added).toMatchObject({ sites: ['chaib', 'massa'], createdBy: BY, seenAt: null, health: null })
    expect(await readWalls(store.db)).toContainEqual(added)
    expect(await wallOfSecret(store.db, `secret-${added.id}`)).toEqual(added)
    const settings = { ...DEFAULT_WALL_SETTINGS, room: { diagonalIn: 65, distanceM: 7.5 } }
    const changed = await store.db.transaction().execute((tx) => changeWall(tx, added.id, { name: 'Hall', settings }))
    expect(changed).toEqual({ ...added, name: 'Hall', settings })
    const revoke = () => store.db.transaction().execute((tx) => revokeWall(tx, added.id, NOW))
    const revoked = { ...changed, revokedAt: new Date(NOW).toISOString() }
    expect([await revoke(), await revoke()]).toEqual([revoked, null])
    expect(await isPairedWall(store.db, added.id)).toBe(false)
    expect(await store.db.transaction().execute((tx) => changeWall(tx, added.id, { name: 'X', settings }))).toBeNull()
    expect(await wallOfSecret(store.db, `secret-${added.id}`)).toBeNull()
    expect(await reportWall(store.db, added.id, health, NOW)).toBeNull()
    expect(await orderWall(store.db, added.id, { type: 'reload' })).toBe(false)
  })

  test('a revoked wall is kept until it is forgotten; one that is paired is not forgotten', async () => {
    const [paired, ended] = [await newWall(), await newWall()]
    await store.db.transaction().execute((tx) => revokeWall(tx, ended.id, NOW))
    expect((await forgetRevoked(store.db, [])).map(({ id }) => id)).toContain(ended.id)
    const left = await forgetRevoked(store.db, [paired.id, ended.id])
    expect(left.map(({ id }) => id)).not.toContain(ended.id)
    const ids = (await readWalls(store.db)).map(({ id }) => id)
    expect([ids.includes(paired.id), ids.includes(ended.id)]).toEqual([true, false])
    expect(await isPairedWall(store.db, paired.id)).toBe(true)
  })

  test('what a wall is told is the last order, and it is told once, however many reports come together', async () => {
    const { id } = await newWall()
    await orderWall(store.db, id, { type: 'identify' })
    await orderWall(store.db, id, { type: 'scene', scene: 'water' })
    const told = await Promise.all(Array.from({ length: 8 }, (_, n) => reportWall(store.db, id, health, NOW + n)))
    expect(told.flatMap((one) => (one?.order == null ? [] : [one.order]))).toEqual([{ type: 'scene', scene: 'water' }])
    const last = await reportWall(store.db, id, { ...health, uptimeS: 99 }, NOW + 5_000)
    expect(last?.wall).toMatchObject({
      seenAt: new Date(NOW + 5_000).toISOString(),
      health: { ...health, uptimeS: 99 },
    })
  })
})
