import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { renewEpoch } from '../continuity/epoch.ts'
import { readSeqs } from '../journal.ts'
import { createPostgresStore } from '../postgres.ts'
import { type Manifest, writeManifest } from './manifest.ts'

const DUMP = 'database.dump'

type Say = (line: string) => void
type Renewed = { readonly epoch: string; readonly heads: Record<string, number> }

/** Dumps a PostgreSQL database, in use or not, as of one instant, into a new folder. */
export const backUpPostgres = async (url: string, target: string, say: Say): Promise<Manifest> => {
  await mkdir(target, { recursive: true })
  const at = new Date().toISOString()
  const rows = await ask(url, 'select site, seq from journal_head order by site')
  const options = ['--format=custom', '--no-owner', '--no-privileges', '--verbose']
  await runTool('pg_dump', url, [...options, `--file=${join(target, DUMP)}`], say)
  const heads = Object.fromEntries(rows.map(({ site, seq }) => [String(site), Number(seq)]))
  const written: Manifest = { kind: 'postgres', at, heads }
  await writeManifest(target, written)
  return written
}

/**
 * Puts a dump into a database that nobody else is connected to. Tables that are there are replaced if `overwrite`:
 * their schema is set aside, dropped when the dump is in, and back in its place when the dump is not. Returns the
 * epoch, which is another one.
 */
export const restorePostgres = async (
  folder: string,
  url: string,
  { overwrite }: { readonly overwrite: boolean },
  say: Say,
): Promise<Renewed> => {
  await refuseOthers(url)
  const [place] = await ask(
    url,
    `select quote_ident(current_schema()) as schema,
    exists (select from pg_tables where schemaname = current_schema()) as "isTaken",
    to_regnamespace('${ASIDE}') is not null as "isLeftOver"`,
  )
  if (place?.['isLeftOver'] === true)
    throw new Error(`a restore was interrupted: the schema ${ASIDE} has what was there before it; rename or drop it`)
  if (place?.['isTaken'] === true && !overwrite)
    throw new Error('the database already holds tables: --overwrite replaces them, and what they hold is gone then')
  const schema = String(place?.['schema'])
  await ask(url, `alter schema ${schema} rename to ${ASIDE}; create schema ${schema}`)
  const options = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', '--verbose']
  try {
    await runTool('pg_restore', url, [...options, join(folder, DUMP)], say)
  } catch (error) {
    await ask(url, `drop schema ${schema} cascade; alter schema ${ASIDE} rename to ${schema}`)
    throw error
  }
  await ask(url, `drop schema ${ASIDE} cascade`)
  return renewPostgres(url)
}

/** Renews the epoch of a database that nobody else is connected to. */
export const renewPostgres = async (url: string): Promise<Renewed> => {
  await refuseOthers(url)
  const store = await createPostgresStore(url, pino({ level: 'silent' }))
  try {
    return { epoch: await renewEpoch(store.db), heads: await readSeqs(store.db) }
  } finally {
    await store.close()
  }
}

const ASIDE = 'vigie_before_restore'

const LEAVES_WITHIN_MS = 2_000

/** An upstream that is connected would go on in a journal that is no longer there. Who is just leaving is waited for. */
const refuseOthers = async (url: string): Promise<void> => {
  const limit = performance.now() + LEAVES_WITHIN_MS
  for (;;) {
    const others = await ask(
      url,
      `select pid from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
    if (others.length === 0) return
    if (performance.now() > limit)
      throw new Error(`${others.length} others are connected to the database: stop every upstream (and psql) first`)
    await wait(100)
  }
}

const ask = async (url: string, text: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** Runs a tool of PostgreSQL on a database; the password is not among its arguments, which everybody may read. */
const runTool = async (
  name: 'pg_dump' | 'pg_restore',
  url: string,
  options: readonly string[],
  say: Say,
): Promise<void> => {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const child = spawn(name, [...options, `--dbname=${address.href}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
  })
  const ended = once(child, 'close').catch((error: unknown) => {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw isMissing ? new Error(`${name} is not on the PATH: install PostgreSQL's client tools`) : error
  })
  const problems: string[] = []
  const read = async () => {
    for await (const line of createInterface({ input: child.stderr })) {
      // what takes long is the contents of the tables, which it names one by one
      const [, table] = /(?:dumping contents of|processing data for) table "?([^"]+)/.exec(line) ?? []
      if (table !== undefined) say(`  ${table}`)
      if (line.includes('error:')) problems.push(line)
    }
  }
  const [[code]] = await Promise.all([ended, read()])
  if (code !== 0) throw new Error(problems[0] ?? `${name} ended with code ${code}`)
}
