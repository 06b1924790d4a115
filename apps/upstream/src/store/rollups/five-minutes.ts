import { sql } from 'kysely'
import { RES } from '../../series/buckets.ts'
import type { Stretch } from '../../time.ts'
import type { Database } from '../tables.ts'

/** Five minutes of one series, in its unit; instants in ms. */
export type FiveMinutes = {
  readonly start: number
  readonly min: number
  readonly max: number
  readonly first_ts: number
  readonly last_ts: number
  /** the mean of its readings */
  readonly mean: number
}

/** The five-minute buckets of a series that begin in a stretch, oldest first. */
export const readFiveMinutes = (db: Database, series: number, { from, to }: Stretch): Promise<FiveMinutes[]> =>
  db
    .selectFrom('rollups')
    .select(['start', 'min', 'max', 'first_ts', 'last_ts', sql<number>`sum / count`.as('mean')])
    .where('res', '=', RES['5min'])
    .where('series_id', '=', series)
    .where('start', '>=', from)
    .where('start', '<', to)
    .orderBy('start')
    .execute()
