import { sql } from 'kysely'
import type { Database } from '../tables.ts'

/** Gives the journal another epoch: whoever read it before starts again from a picture. Returns the new one. */
export const renewEpoch = async (db: Database): Promise<string> => {
  const { rows } = await sql<{ epoch: string }>`
    update meta set epoch = gen_random_uuid()::text returning epoch`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('the database has no epoch')
  return row.epoch
}
