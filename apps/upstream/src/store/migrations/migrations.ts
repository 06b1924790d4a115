import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { TABLES } from './001-tables.ts'
import { AUDIT } from './002-audit.ts'
import { DAY_STAMPS } from './003-day-stamps.ts'
import { OUTAGES } from './004-outages.ts'
import { CHANGES } from './005-changes.ts'
import { FINGERPRINT } from './006-fingerprint.ts'
import { CAMERA_PICTURES } from './008-camera-pictures.ts'
import { ALARM_LIFE } from './010-alarm-life.ts'
import { ALARM_CONDITIONS } from './012-alarm-conditions.ts'
import { MAINTENANCE } from './014-maintenance.ts'

/** The schema's history: each step is run once, in this order, and never changed afterwards. */
const STEPS = {
  '001-tables': TABLES,
  '002-audit': AUDIT,
  '003-day-stamps': DAY_STAMPS,
  '004-outages': OUTAGES,
  '005-changes': CHANGES,
  '006-fingerprint': FINGERPRINT,
  '008-camera-pictures': CAMERA_PICTURES,
  '010-alarm-life': ALARM_LIFE,
  '012-alarm-conditions': ALARM_CONDITIONS,
  '014-maintenance': MAINTENANCE,
} as const satisfies Record<string, string>

/** Name of a step of the schema's history. */
export type MigrationStep = keyof typeof STEPS

/**
 * Brings the schema up to a step, the newest unless told otherwise; instances that start together take turns.
 * Throws when a step fails; the database is then as it was before.
 */
export const migrate = async <Tables>(db: Kysely<Tables>, upTo?: MigrationStep): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo)
  if (error !== undefined) throw error
}

const migrationOf = (step: string): Migration => ({
  up: async (db: Kysely<unknown>) => {
    for (const statement of step.split(';').filter((text) => text.trim() !== '')) await sql.raw(statement).execute(db)
  },
})

const MIGRATIONS = Object.fromEntries(Object.entries(STEPS).map(([name, step]) => [name, migrationOf(step)]))
