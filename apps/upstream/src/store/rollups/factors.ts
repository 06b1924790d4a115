import { sql } from 'kysely'
import { FIVE_MIN_MS } from '../../series/buckets.ts'
import { byWindow, fiveMinutePieces } from '../../series/pieces.ts'
import type { Stretch } from '../../time.ts'
import { int2Array, int4Array, int8Array } from '../arrays.ts'
import type { Database } from '../tables.ts'

/** A power factor and the power that it is weighed by, by number of series; null: none is measured. */
export type Weighed = { readonly factor: number; readonly power: number | null }
/** Power factors times the power they held for and for how long, and those without the factors. */
export type Factor = { readonly weighted: number; readonly weight: number }
/** By the number of the series of the power factor. */
export type Factors = ReadonlyMap<number, Factor>

/**
 * Each power factor within each window, five minutes by five minutes, weighed by the energy that they stand for: their
 * mean power, for as long as their readings vouch for. While nothing is drawn there is no factor to speak of. Of five
 * minutes in which it read nothing as well, the motor started or stopped: they stand for what they read at most. The
 * power is read beside the factor, while a counter tells later what it counted meanwhile.
 */
export const readFactors = async (
  db: Database,
  weighed: readonly Weighed[],
  windows: readonly Stretch[],
): Promise<Factors[]> => {
  if (weighed.length === 0 || windows.length === 0) return windows.map(() => new Map())
  const pieces = fiveMinutePieces(windows)
  const { rows } = await sql<{ n: number; series_id: number; weighted: number; weight: number }>`
    select p.n, s.factor as series_id, a.weighted, a.weight
    from unnest(${int4Array(pieces.map(({ n }) => n))}::int4[], ${int2Array(pieces.map(({ res }) => res))}::int2[],
      ${int8Array(pieces.map(({ from }) => from))}::int8[], ${int8Array(pieces.map(({ to }) => to))}::int8[])
      as p (n, res, first, stop),
    unnest(${int4Array(weighed.map(({ factor }) => factor))}::int4[],
      ${int4Array(weighed.map(({ power }) => power ?? NO_SERIES))}::int4[]) as s (factor, power), lateral (
      select sum(b.factor * b.weight) as weighted, sum(b.weight) as weight
      from (
        select case when f.min * f.max > 0 then f.sum / f.count else f.max end as factor,
          greatest(f.covered, ${FIVE_MIN_MS}) * case when s.power = ${NO_SERIES} then 1 else abs(w.sum / w.count) end as weight
        from rollups f left join rollups w on w.res = f.res and w.series_id = s.power and w.start = f.start
        where f.res = p.res and f.series_id = s.factor and f.start >= p.first and f.start < p.stop and f.max <> 0) b) a
    where a.weight > 0`.execute(db)
  return byWindow(windows.length, rows, ({ weighted, weight }) => ({ weighted, weight }))
}

const NO_SERIES = -1
