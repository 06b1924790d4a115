import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { preparedName } from './prepared.ts'

/**
 * A pool whose connections keep the plan of prepared statements.
 * @param dropsFailed whether a connection on which a statement failed is closed: it may have been lost without a word
 */
export const withPrepared = (pool: pg.Pool, dropsFailed = false): PostgresPool => {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect()
      const known = clients.get(client) ?? preparing(client, dropsFailed)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}

const preparing = (client: pg.PoolClient, dropsFailed: boolean): PostgresPoolClient => {
  let hasFailed = false
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('no cursors here')
    return client.query({ name: preparedName(text), text, values: [...values] }).catch((error: unknown) => {
      hasFailed = true
      throw error
    })
  }
  return { query, release: (destroy) => client.release(destroy === true || (dropsFailed && hasFailed)) }
}
