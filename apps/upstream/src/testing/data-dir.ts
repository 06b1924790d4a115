import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { z } from 'zod'
import { migrate } from '../store/migrations/migrations.ts'

/** A throwaway data directory: its embedded database has today's tables and no row of ours. */
export const createDataDir = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'vigie-pglite-'))
  await seedDataDir(folder)
  return folder
}

/**
 * Puts an embedded database with today's tables into a data directory: making one costs seconds, a copy does not. Its
 * first start gives it an epoch of its own, as that of every copy.
 */
export const seedDataDir = async (dataDir: string): Promise<void> => copy(dataDir, `tables-${schemaDigest()}`, migrated)

/** As `seedDataDir`, without any table: for what an older version left. */
export const seedBlankDataDir = async (dataDir: string): Promise<void> => copy(dataDir, 'blank', created)

const created = (folder: string): Promise<void> => PGlite.create(folder).then((pglite) => pglite.close())
const migrated = async (folder: string): Promise<void> => {
  const db = new Kysely({ dialect: new PGliteDialect({ pglite: await PGlite.create(folder) }) })
  await migrate(db)
  await db.destroy()
}

/** `make` is called once on a machine for each version of PGlite and each `kind`; the folder it fills is copied. */
const copy = async (dataDir: string, kind: string, make: (folder: string) => Promise<void>): Promise<void> => {
  const template = join(tmpdir(), `vigie-pglite-template-${PGLITE_VERSION}-${kind}`)
  if (!existsSync(template)) {
    const folder = await mkdtemp(join(tmpdir(), 'vigie-pglite-new-'))
    await make(folder)
    await rename(folder, template).catch(() => rm(folder, { recursive: true, force: true }))
  }
  cpSync(template, join(dataDir, 'pglite'), { recursive: true })
}

const MIGRATIONS = new URL('../store/migrations/', import.meta.url)
const schemaDigest = (): string => {
  const digest = createHash('sha256')
  for (const name of readdirSync(MIGRATIONS).sort()) digest.update(readFileSync(new URL(name, MIGRATIONS)))
  return digest.digest('hex').slice(0, 12)
}

const PGLITE_VERSION = z
  .object({ dependencies: z.object({ '@electric-sql/pglite': z.string() }) })
  .parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))).dependencies[
  '@electric-sql/pglite'
]
