import type { AlarmActor, Wall, WallChange, WallHealth, WallOrder, WallSettings } from '@vigie/contracts/entities'
import { type Selectable, sql } from 'kysely'
import type { Database, Tables, Tx } from './tables.ts'

type WallRow = Selectable<Tables['walls']>

/**
 * Keeps a code that a screen shows until it is typed; 'taken': it is another screen's. Codes whose time is over are
 * forgotten first, then the oldest of those that would be more than `most`: whoever asks for many, which nobody need be
 * signed in for, does not keep the next screen from a code, and whose code is gone asks for another.
 */
export const addPairing = async (
  db: Database,
  pairing: { readonly code: string; readonly secret: string; readonly expiresAt: number },
  { nowMs, most }: { readonly nowMs: number; readonly most: number },
): Promise<'added' | 'taken'> => {
  await db.deleteFrom('wall_pairings').where('expires_at', '<=', nowMs).execute()
  const newest = db.selectFrom('wall_pairings').select('code').orderBy('expires_at', 'desc').orderBy('code')
  await db
    .deleteFrom('wall_pairings')
    .where('code', 'not in', newest.limit(most - 1))
    .execute()
  const { code, secret, expiresAt } = pairing
  const added = await db
    .insertInto('wall_pairings')
    .values({ code, secret, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst()
  return added === undefined ? 'taken' : 'added'
}

/** Ends the pairing of a code, so that it is typed once; null: no screen waits with it. Returns the secret's digest. */
export const takePairing = async (tx: Tx, code: string, nowMs: number): Promise<string | null> => {
  const taken = await tx
    .deleteFrom('wall_pairings')
    .where('code', '=', code)
    .where('expires_at', '>', nowMs)
    .returning('secret')
    .executeTakeFirst()
  return taken?.secret ?? null
}

/** Whether a screen with this secret waits for its code to be typed. */
export const isWaiting = async (db: Database, secret: string, nowMs: number): Promise<boolean> =>
  (await db
    .selectFrom('wall_pairings')
    .select('code')
    .where('secret', '=', secret)
    .where('expires_at', '>', nowMs)
    .executeTakeFirst()) !== undefined

export const addWall = async (
  tx: Tx,
  {
    id,
    secret,
    name,
    sites,
    settings,
    at,
    by,
  }: Pick<Wall, 'id' | 'name' | 'sites'> & {
    readonly secret: string
    readonly settings: WallSettings
    readonly at: number
    readonly by: AlarmActor
  },
): Promise<Wall> =>
  toWall(
    await tx
      .insertInto('walls')
      .values({
        id,
        secret,
        name,
        sites: JSON.stringify(sites),
        settings: JSON.stringify(settings),
        created_at: at,
        created_by: JSON.stringify(by),
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )

/** Every wall, the oldest first, and the revoked ones that are not forgotten yet. */
export const readWalls = async (db: Database): Promise<Wall[]> =>
  (await db.selectFrom('walls').selectAll().orderBy('created_at').orderBy('id').execute()).map(toWall)

/** A wall, revoked or not. */
export const readWall = async (db: Database, id: string): Promise<Wall | null> =>
  one(await db.selectFrom('walls').selectAll().where('id', '=', id).executeTakeFirst())

export const wallOfSecret = async (db: Database, secret: string): Promise<Wall | null> =>
  one(await db.selectFrom('walls').selectAll().where('secret', '=', secret).where(isPaired).executeTakeFirst())

export const changeWall = async (tx: Tx, id: string, { name, settings }: WallChange): Promise<Wall | null> =>
  one(
    await tx
      .updateTable('walls')
      .set({ name, settings: JSON.stringify(settings) })
      .where('id', '=', id)
      .where(isPaired)
      .returningAll()
      .executeTakeFirst(),
  )

/**
 * Ends a wall: from now on its secret opens nothing, it is told nothing, and nothing is set of it. It is kept until
 * its account is gone. null: there is no such wall, or it was revoked before.
 */
export const revokeWall = async (tx: Tx, id: string, at: number): Promise<Wall | null> =>
  one(
    await tx
      .updateTable('walls')
      .set({ revoked_at: at, pending: null })
      .where('id', '=', id)
      .where(isPaired)
      .returningAll()
      .executeTakeFirst(),
  )

/** Forgets those of these walls that were revoked. Returns the revoked ones that are left. */
export const forgetRevoked = async (db: Database, ids: readonly string[]): Promise<Wall[]> => {
  if (ids.length > 0) await db.deleteFrom('walls').where('id', 'in', ids).where('revoked_at', 'is not', null).execute()
  return (await readWalls(db)).filter(({ revokedAt }) => revokedAt !== undefined)
}

/** Whether a wall may read: it was approved, and not revoked since. */
export const isPairedWall = async (db: Database, id: string): Promise<boolean> =>
  (await db.selectFrom('walls').select('id').where('id', '=', id).where(isPaired).executeTakeFirst()) !== undefined

/** Keeps what an admin wants of a wall until it is told; a later one takes the place of one before. */
export const orderWall = async (db: Database, id: string, order: WallOrder): Promise<boolean> =>
  (await db
    .updateTable('walls')
    .set({ pending: JSON.stringify(order) })
    .where('id', '=', id)
    .where(isPaired)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** Keeps what a wall says of itself, and takes what it is to be told: once. null: there is no such wall. */
export const reportWall = async (
  db: Database,
  id: string,
  health: WallHealth,
  nowMs: number,
): Promise<{ readonly wall: Wall; readonly order: WallOrder | null } | null> => {
  const { rows } = await sql<WallRow & { readonly told: WallOrder | null }>`
    with before as (select id, pending from walls where id = ${id} and revoked_at is null for update)
    update walls w set health = ${JSON.stringify(health)}::jsonb, seen_at = ${nowMs}, pending = null
    from before where w.id = before.id returning w.*, before.pending as told`.execute(db)
  const [row] = rows
  return row === undefined ? null : { wall: toWall(row), order: row.told }
}

const isPaired = sql<boolean>`revoked_at is null`

const one = (row: WallRow | undefined): Wall | null => (row === undefined ? null : toWall(row))

const toWall = ({ id, name, sites, settings, created_at, created_by, seen_at, health, revoked_at }: WallRow): Wall => ({
  id,
  name,
  sites,
  settings,
  createdAt: new Date(created_at).toISOString(),
  createdBy: created_by,
  seenAt: seen_at === null ? null : new Date(seen_at).toISOString(),
  health,
  ...(revoked_at !== null && { revokedAt: new Date(revoked_at).toISOString() }),
})
