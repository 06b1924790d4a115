import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { createPostgresContinuity, type PostgresContinuity } from './continuity/postgres-continuity.ts'
import { migrate } from './migrations/migrations.ts'
import { withPrepared } from './postgres-prepared.ts'
import { createPostgresSignals } from './postgres-signals.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

const POOL_SIZE = 10
/** who asks for turns must know soon that the database does not answer, ms */
const PROMPT = { connectionTimeoutMillis: 1_500, query_timeout: 1_500 }
/** Opens a PostgreSQL database. Throws when it does not answer. */
export const createPostgresStore = async (url: string, log: Logger): Promise<Store> => {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, types, connectionTimeoutMillis: 10_000 })
  pool.on('error', (error) => log.warn({ error: error.message }, 'idle database connection lost'))
  // the pool listens to idle connections only: one lost in use, between two queries, would end the process
  let continuity: PostgresContinuity | undefined
  pool.on('connect', (client) => {
    client.on('error', (error) => log.debug({ error: error.message }, 'database connection lost'))
    continuity?.look()
  })
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: withPrepared(pool),
      onCreateConnection: async (connection) => {
        // one lost already says so at its first query; thrown here, it would never go back to the pool
        await connection.executeQuery(CompiledQuery.raw(SESSION)).catch(() => {})
      },
    }),
  })
  const turnsPool = new pg.Pool({ connectionString: url, max: 1, types, ...PROMPT })
  turnsPool.on('error', (error) => log.warn({ error: error.message }, 'idle database connection lost'))
  turnsPool.on('connect', (client) => {
    client.on('error', (error) => log.debug({ error: error.message }, 'database connection lost'))
  })
  const turnsDb = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withPrepared(turnsPool, true) }) })
  try {
    await migrate(db)
    continuity = await createPostgresContinuity(db, log)
  } catch (error) {
    await turnsDb.destroy()
    await db.destroy()
    throw error
  }
  const signals = createPostgresSignals(url, log)
  const close = async () => {
    await signals.close()
    await turnsDb.destroy()
    await db.destroy()
  }
  return { kind: 'postgres', db, signals, turnsDb, lost: continuity.lost, hasRoom: () => true, close }
}

/**
 * Compiling takes many times as long as running, since the planner thinks every array has a hundred elements. An
 * instance that is frozen within a transaction gives back what it has locked. Whatever the server's default, what is
 * acknowledged is on its disk.
 */
const SESSION = `
  select set_config('jit', 'off', false), set_config('idle_in_transaction_session_timeout', '2s', false),
    set_config('synchronous_commit', case current_setting('synchronous_commit')
      when 'off' then 'on' else current_setting('synchronous_commit') end, false)`

const INT8 = 20

/** int8 as a number: instants, seqs and counts stay far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format),
}
