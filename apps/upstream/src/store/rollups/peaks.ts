import { sql } from 'kysely'
import { byWindow, fiveMinutePieces } from '../../series/pieces.ts'
import type { Stretch } from '../../time.ts'
import type { Database } from '../tables.ts'
import { piecesAndSeries, ROLLUPS_OF_PAIR } from './pieces.ts'

/** The highest 5-minute mean of a power, kW, and when it began. */
export type Peak = { readonly kw: number; readonly at: number }
export type Peaks = ReadonlyMap<number, Peak>

/** The peak of each power within each window; of equal ones the first. */
export const readPeaks = async (
  db: Database,
  powers: readonly number[],
  windows: readonly Stretch[],
): Promise<Peaks[]> => {
  if (powers.length === 0 || windows.length === 0) return windows.map(() => new Map())
  const { rows } = await sql<{ n: number; series_id: number; kw: number; at: number }>`
    select p.n, s.id as series_id, a.kw, a.at
    from ${piecesAndSeries(fiveMinutePieces(windows), powers)}, lateral (
      select r.sum / r.count as kw, r.start as at from ${ROLLUPS_OF_PAIR} order by 1 desc, 2 limit 1) a`.execute(db)
  return byWindow(windows.length, rows, ({ kw, at }) => ({ kw, at }))
}
