import { CompiledQuery } from 'kysely'
import type { Database } from './tables.ts'

/**
 * A statement that runs with nearly every batch: its text never changes, so that it is compiled once, and planned
 * once per connection (each driver looks for the name in front). Parameters are texts; rows go in as one JSON list
 * and are read with `jsonb_to_recordset`. Columns must be named: a plan does not survive that `select *` changes.
 */
export const prepared = <Row = never>(name: string, text: string) => {
  const sql = `/* ${name} */ ${text}`
  return async (db: Database, ...parameters: (string | null)[]): Promise<Row[]> =>
    (await db.executeQuery<Row>(CompiledQuery.raw(sql, parameters))).rows
}

/** The name under which a connection keeps a statement; undefined: it is to be planned each time it runs. */
export const preparedName = (sql: string): string | undefined =>
  sql.startsWith('/* ') ? sql.slice(3, sql.indexOf(' */')) : undefined
