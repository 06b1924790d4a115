import { HOUR_MS, type Stretch } from '../time.ts'
import { dayAt, RES, type Res } from './buckets.ts'

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
