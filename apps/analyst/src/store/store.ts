import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely'
import { migrate } from './migrations/migrations.ts'
import type { Tables } from './tables.ts'

/** The analyst's own tables, typed. */
export type Database = Kysely<Tables>

/** The open database. */
export type Store = { readonly db: Database; readonly close: () => Promise<void> }

/**
 * Opens the database: a file of SQLite in `dataDir`, or in memory (`memory://`). What is committed is on the disk, and
 * survives a killed process. One analyst at a time has it.
 * Errors: rejects when another process has it, or its disk does not take it.
 */
export const createStore = async (dataDir: string): Promise<Store> => {
  if (dataDir !== MEMORY) await mkdir(dataDir, { recursive: true })
  const sqlite = new DatabaseSync(dataDir === MEMORY ? ':memory:' : join(dataDir, 'analyst.sqlite'))
  // exclusive first: then the log needs no shared memory, and a second process is refused
  sqlite.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full')
  sqlite.exec('pragma foreign_keys = on')
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: asDriver(sqlite) }) })
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return { db, close: () => db.destroy() }
}

const MEMORY = 'memory://'

/** Node's own SQLite in the shape that Kysely's dialect drives. */
const asDriver = (sqlite: DatabaseSync): SqliteDatabase => ({
  close: () => sqlite.close(),
  prepare: (text) => {
    const statement = sqlite.prepare(text)
    const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...bound(parameters)),
      run: (parameters) => statement.run(...bound(parameters)),
      iterate: (parameters) => statement.iterate(...bound(parameters)) as IterableIterator<unknown>,
    }
  },
})
