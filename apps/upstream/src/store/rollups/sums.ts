import { sql } from 'kysely'
import { byWindow, piecesOf } from '../../series/pieces.ts'
import type { Stretch } from '../../time.ts'
import type { Database } from '../tables.ts'
import { piecesAndSeries, ROLLUPS_OF_PAIR } from './pieces.ts'

/** What the rollups of one series say of a stretch. */
export type Sum = {
  readonly count: number
  /** time the readings vouch for, ms */
  readonly coveredMs: number
  /** increment of a counter in its unit; time a state was on, ms */
  readonly delta: number
  /** of all values, in the unit */
  readonly total: number
  /** time of the latest reading, ms */
  readonly lastTs: number
}

/** Sums of many series over one stretch. */
export type Sums = ReadonlyMap<number, Sum>

/** Sums of the same series over each of several windows that start and end with a 5-minute bucket. */
export const readSums = async (
  db: Database,
  series: readonly number[],
  windows: readonly Stretch[],
  timeZone: string,
): Promise<Sums[]> => {
  const pieces = piecesOf(windows, timeZone)
  if (series.length === 0 || pieces.length === 0) return windows.map(() => new Map())
  const { rows } = await sql<Row>`
    select p.n, s.id as series_id, sum(a.count)::float8 as count, sum(a.covered)::float8 as covered,
      sum(a.delta) as delta, sum(a.total) as total, max(a.last_ts) as last_ts
    from ${piecesAndSeries(pieces, series)}, lateral (
      select sum(r.count) as count, sum(r.covered) as covered, sum(r.delta) as delta, sum(r.sum) as total,
        max(r.last_ts) as last_ts
      from ${ROLLUPS_OF_PAIR}) a
    where a.count > 0
    group by 1, 2`.execute(db)
  return byWindow(windows.length, rows, ({ count, covered, delta, total, last_ts }) => ({
    count,
    coveredMs: covered,
    delta,
    total,
    lastTs: last_ts,
  }))
}

type Row = {
  n: number
  series_id: number
  count: number
  covered: number
  delta: number
  total: number
  last_ts: number
}
