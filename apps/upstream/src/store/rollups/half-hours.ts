import { sql } from 'kysely'
import { hourlyPiecesOf } from '../../series/pieces.ts'
import { HOUR_MS, type Stretch } from '../../time.ts'
import type { Database } from '../tables.ts'
import { piecesAndSeries, ROLLUPS_OF_PAIR } from './pieces.ts'

/** What one counter counted from `start` on, within the n-th window. */
export type HalfHour = {
  readonly n: number
  readonly series_id: number
  readonly start: number
  readonly counted: number
}

/** Zones differ from UTC by halves of an hour at the finest that matters to a tariff. */
const HALF_HOUR_MS = HOUR_MS / 2

/** What each counter counted within each window, hour by hour; by the half where local hours begin at half past. */
export const readHalfHours = async (
  db: Database,
  counters: readonly number[],
  windows: readonly Stretch[],
  timeZone: string,
): Promise<HalfHour[]> => {
  const pieces = hourlyPiecesOf(windows, timeZone)
  if (counters.length === 0 || pieces.length === 0) return []
  const { rows } = await sql<HalfHour>`
    select p.n, s.id as series_id, a.start, sum(a.counted) as counted
    from ${piecesAndSeries(pieces, counters)}, lateral (
      select (r.start / ${HALF_HOUR_MS}) * ${HALF_HOUR_MS} as start, r.delta as counted from ${ROLLUPS_OF_PAIR}) a
    group by 1, 2, 3`.execute(db)
  return rows
}
