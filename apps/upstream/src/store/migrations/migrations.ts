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
import { HANDOVERS } from './013-handovers.ts'
import { REACH } from './014-reach.ts'
import { AUDIT_APPEND_ONLY } from './015-audit-append-only.ts'
import { QUARANTINE_BOUND } from './016-quarantine-bound.ts'
import { MAINTENANCE } from './017-maintenance.ts'
import { WALLS } from './030-walls.ts'
import { ON_CALL_EXCEPTIONS } from './031-on-call-exceptions.ts'
import { TOLD_AGAIN } from './032-told-again.ts'
import { SAID_MOMENTS } from './033-said-moments.ts'
import { WALL_REVOCATIONS } from './034-wall-revocations.ts'
import { ALARM_FINDING } from './035-alarm-finding.ts'
import { GOALS } from './036-goals.ts'

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
  '013-handovers': HANDOVERS,
  '014-reach': REACH,
  '015-audit-append-only': AUDIT_APPEND_ONLY,
  '016-quarantine-bound': QUARANTINE_BOUND,
  '017-maintenance': MAINTENANCE,
  '030-walls': WALLS,
  '031-on-call-exceptions': ON_CALL_EXCEPTIONS,
  '032-told-again': TOLD_AGAIN,
  '033-said-moments': SAID_MOMENTS,
  '034-wall-revocations': WALL_REVOCATIONS,
  '035-alarm-finding': ALARM_FINDING,
  '036-goals': GOALS,
} as const satisfies Record<string, string | readonly string[]>

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

const migrationOf = (step: string | readonly string[]): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const statements = typeof step === 'string' ? step.split(';').filter((text) => text.trim() !== '') : step
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})

const MIGRATIONS = Object.fromEntries(Object.entries(STEPS).map(([name, step]) => [name, migrationOf(step)]))
