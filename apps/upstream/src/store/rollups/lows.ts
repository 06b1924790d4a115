import { sql } from 'kysely'
import { byWindow, fiveMinutePieces } from '../../series/pieces.ts'
import type { Stretch } from '../../time.ts'
import type { Database } from '../tables.ts'
import { piecesAndSeries, ROLLUPS_OF_PAIR } from './pieces.ts'

/** The lowest 5-minute mean of each flow within each window, m³/h. A window may be empty. */
export const readLows = async (
  db: Database,
  flows: readonly number[],
  windows: readonly Stretch[],
): Promise<ReadonlyMap<number, number>[]> => {
  const pieces = fiveMinutePieces(windows).filter(({ from, to }) => from < to)
  if (flows.length === 0 || pieces.length === 0) return windows.map(() => new Map())
  const { rows } = await sql<{ n: number; series_id: number; lowest: number }>`
    select p.n, s.id as series_id, a.lowest
    from ${piecesAndSeries(pieces, flows)}, lateral (select min(r.sum / r.count) as lowest from ${ROLLUPS_OF_PAIR}) a
    where a.lowest is not null`.execute(db)
  return byWindow(windows.length, rows, ({ lowest }) => lowest)
}
