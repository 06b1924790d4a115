import { type RawBuilder, sql } from 'kysely'
import { int2Array, int4Array, int8Array } from '../store/arrays.ts'
import { dayAt, HOUR_MS, RES, type Res } from '../store/buckets.ts'
import type { Stretch } from './period.ts'

/** A run of buckets of one resolution within the n-th of several windows. */
export type Piece = { readonly n: number; readonly res: Res; readonly from: number; readonly to: number }

/** A whole local day from its own rollup, else hours, and 5-minute buckets at the ends. */
export const piecesOf = (windows: readonly Stretch[], timeZone: string): Piece[] =>
  windows.flatMap((window, n) => {
    const day = dayAt(window.from, timeZone)
    const isWhole = day.start === window.from && day.end === window.to
    return isWhole ? [{ n, res: RES.day, ...window }] : inHours(window, n)
  })

/** The same without day rollups; where local hours do not begin with those of UTC, 5-minute buckets alone. */
export const hourlyPiecesOf = (windows: readonly Stretch[], timeZone: string): Piece[] =>
  windows.flatMap((window, n) => {
    const { start, end } = dayAt(window.from, timeZone)
    const isAligned = start % HOUR_MS === 0 && end % HOUR_MS === 0
    return isAligned ? inHours(window, n) : fiveMinutePieces([window], n)
  })

export const fiveMinutePieces = (windows: readonly Stretch[], first = 0): Piece[] =>
  windows.map((window, index) => ({ n: first + index, res: RES['5min'], ...window }))

const inHours = ({ from, to }: Stretch, n: number): Piece[] => {
  const hoursFrom = Math.ceil(from / HOUR_MS) * HOUR_MS
  const hoursTo = Math.floor(to / HOUR_MS) * HOUR_MS
  if (hoursFrom >= hoursTo) return from < to ? [{ n, res: RES['5min'], from, to }] : []
  return [
    { n, res: RES['5min'], from, to: hoursFrom },
    { n, res: RES.hour, from: hoursFrom, to: hoursTo },
    { n, res: RES['5min'], from: hoursTo, to },
  ].filter((piece) => piece.from < piece.to)
}

/** Every piece with every series, as `p (n, res, first, stop)` and `s (id)`: each pair is one walk along the index. */
export const piecesAndSeries = (pieces: readonly Piece[], series: readonly number[]): RawBuilder<unknown> => sql`
  unnest(${int4Array(pieces.map(({ n }) => n))}::int4[], ${int2Array(pieces.map(({ res }) => res))}::int2[],
    ${int8Array(pieces.map(({ from }) => from))}::int8[], ${int8Array(pieces.map(({ to }) => to))}::int8[])
    as p (n, res, first, stop),
  unnest(${int4Array(series)}::int4[]) as s (id)`

/** The rollups of one such pair, to be read as `r` inside a lateral subquery. */
export const ROLLUPS_OF_PAIR = sql`rollups r
  where r.res = p.res and r.series_id = s.id and r.start >= p.first and r.start < p.stop`

/** Rows by the window they belong to, each under its series. */
export const byWindow = <R extends { n: number; series_id: number }, V>(
  count: number,
  rows: readonly R[],
  read: (row: R) => V,
): Map<number, V>[] => {
  const maps = Array.from({ length: count }, () => new Map<number, V>())
  for (const row of rows) maps[row.n]?.set(row.series_id, read(row))
  return maps
}
