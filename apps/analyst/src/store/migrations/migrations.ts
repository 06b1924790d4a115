import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { PICTURES } from './001-pictures.ts'
import { FINDINGS } from './010-findings.ts'
import { LIVE } from './020-live.ts'

/** The schema's history: each step is run once, in this order, and never changed afterwards. */
const STEPS: Readonly<Record<string, string>> = {
  '001-pictures': PICTURES,
  '010-findings': FINDINGS,
  '020-live': LIVE,
}

/** Brings the tables up to the newest step. Throws when a step fails; the database is then as it was before. */
export const migrate = async <Tables>(db: Kysely<Tables>): Promise<void> => {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } }).migrateToLatest()
  if (error !== undefined) throw error
}

const migrationOf = (step: string): Migration => ({
  up: async (db: Kysely<unknown>) => {
    for (const statement of step.split(';').filter((text) => text.trim() !== '')) await sql.raw(statement).execute(db)
  },
})

const MIGRATIONS = Object.fromEntries(Object.entries(STEPS).map(([name, step]) => [name, migrationOf(step)]))
