import { AUDIT_LIMITS } from '@vigie/contracts/limits'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { DAY_MS, HOUR_MS } from '../time.ts'
import { forgetDeliveries } from './deliveries.ts'
import { applyRetention } from './retention.ts'
import type { Store } from './store.ts'

const EVERY_MS = 6 * HOUR_MS
/** a new database has no statistics: the first round comes soon */
const FIRST_AFTER_MS = HOUR_MS / 4

/** Keeps the database in shape, now and then. Returns the stop, which waits for a round under way. */
export const startMaintenance = (
  store: Store,
  { rawDays, log, now }: { rawDays: number; log: Logger; now: () => number },
): (() => Promise<void>) => {
  let round = Promise.resolve()
  const start = () => {
    round = maintain(store, rawDays, now()).then(
      (deleted) => log.info({ deleted }, 'maintenance done'),
      (error) => log.warn({ error: String(error) }, 'maintenance failed'),
    )
  }
  const first = setTimeout(start, FIRST_AFTER_MS)
  const timer = setInterval(start, EVERY_MS)
  return async () => {
    clearTimeout(first)
    clearInterval(timer)
    await round
  }
}

const TABLES = [
  'latest',
  'device_status',
  'journal_head',
  'relay',
  'turns',
  'alarms',
  'alarm_comparators',
  'alarm_escalations',
  'deliveries',
  'outages',
  'power_reports',
  'camera_pictures',
  'quarantine',
  'audit',
  'wall_pairings',
  'readings',
  'rollups',
] as const

/** The embedded database has no autovacuum: one table at a time, so that ingest waits for none of them long. */
const maintain = async ({ kind, db }: Store, rawDays: number, nowMs: number): Promise<number> => {
  const deleted = await applyRetention(
    db,
    nowMs - rawDays * DAY_MS,
    nowMs - INPUT_DAYS * DAY_MS,
    // the database refuses to delete what is younger by its own clock, which may be a little behind
    nowMs - (AUDIT_LIMITS.keptDays + 1) * DAY_MS,
  )
  await forgetDeliveries(db, nowMs - LOG_DAYS * DAY_MS)
  if (kind === 'pglite') for (const table of TABLES) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db)
  return deleted
}

/** how long what was set aside is kept, and what tells a repeated report: far longer than a broker keeps a message */
const INPUT_DAYS = 30
/** how long the log of deliveries is kept */
const LOG_DAYS = 400
