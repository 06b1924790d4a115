import { sql } from 'kysely'
import { byWindow, fiveMinutePieces } from '../../series/pieces.ts'
import type { Stretch } from '../../time.ts'
import { int2Array, int4Array, int8Array } from '../arrays.ts'
import type { Database } from '../tables.ts'

/** A power factor and the counter of the energy that it is weighed by, by number of series. */
export type Weighed = { readonly factor: number; readonly energy: number }
/** Power factors times the energy they held for, kWh, and that energy, kWh. */
export type Factor = { readonly weighted: number; readonly kwh: number }
/** By the number of the series of the power factor. */
export type Factors = ReadonlyMap<number, Factor>

/**
 * Each power factor within each window, five minutes by five minutes, weighed by the energy of the same five: while
 * nothing is drawn there is none to speak of. Of five minutes in which it read nothing as well, the motor started or
 * stopped: they stand for what they read at most.
 */
export const readFactors = async (
  db: Database,
  weighed: readonly Weighed[],
  windows: readonly Stretch[],
): Promise<Factors[]> => {
  if (weighed.length === 0 || windows.length === 0) return windows.map(() => new Map())
  const pieces = fiveMinutePieces(windows)
  const { rows } = await sql<{ n: number; series_id: number; weighted: number; kwh: number }>`
    select p.n, s.factor as series_id, a.weighted, a.kwh
    from unnest(${int4Array(pieces.map(({ n }) => n))}::int4[], ${int2Array(pieces.map(({ res }) => res))}::int2[],
      ${int8Array(pieces.map(({ from }) => from))}::int8[], ${int8Array(pieces.map(({ to }) => to))}::int8[])
      as p (n, res, first, stop),
    unnest(${int4Array(weighed.map(({ factor }) => factor))}::int4[],
      ${int4Array(weighed.map(({ energy }) => energy))}::int4[]) as s (factor, energy), lateral (
      select sum(case when f.min * f.max > 0 then f.sum / f.count else f.max end * e.delta) as weighted,
        sum(e.delta) as kwh
      from rollups f join rollups e on e.res = f.res and e.series_id = s.energy and e.start = f.start
      where f.res = p.res and f.series_id = s.factor and f.start >= p.first and f.start < p.stop
        and f.count > 0 and f.max <> 0 and e.delta > 0) a
    where a.kwh > 0`.execute(db)
  return byWindow(windows.length, rows, ({ weighted, kwh }) => ({ weighted, kwh }))
}
