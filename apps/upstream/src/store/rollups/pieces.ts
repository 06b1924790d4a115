import { type RawBuilder, sql } from 'kysely'
import type { Piece } from '../../series/pieces.ts'
import { int2Array, int4Array, int8Array } from '../arrays.ts'

/** Every piece with every series, as `p (n, res, first, stop)` and `s (id)`: each pair is one walk along the index. */
export const piecesAndSeries = (pieces: readonly Piece[], series: readonly number[]): RawBuilder<unknown> => sql`
  unnest(${int4Array(pieces.map(({ n }) => n))}::int4[], ${int2Array(pieces.map(({ res }) => res))}::int2[],
    ${int8Array(pieces.map(({ from }) => from))}::int8[], ${int8Array(pieces.map(({ to }) => to))}::int8[])
    as p (n, res, first, stop),
  unnest(${int4Array(series)}::int4[]) as s (id)`

/** The rollups of one such pair, to be read as `r` inside a lateral subquery. */
export const ROLLUPS_OF_PAIR = sql`rollups r
  where r.res = p.res and r.series_id = s.id and r.start >= p.first and r.start < p.stop`
