import { sql } from 'kysely'
import type { SeriesSpec } from '../series/spec.ts'
import type { Neighbour, Point } from '../series/weave.ts'
import { HOUR_MS } from '../time.ts'
import { int4Array, int8Array } from './arrays.ts'
import type { Tx } from './tables.ts'

/** Late readings closer together than this are looked up as one window, ms. */
const WINDOW_GAP_MS = HOUR_MS

/**
 * The stored readings around incoming ones, per series id, oldest first. For readings that follow
 * the latest, that is the latest alone and nothing is read.
 */
export const loadNeighbours = async (
  tx: Tx,
  incoming: readonly { readonly spec: SeriesSpec; readonly points: readonly Point[] }[],
  latest: ReadonlyMap<number, Point>,
): Promise<Map<number, Neighbour[]>> => {
  const windows = incoming.flatMap(({ spec, points }) => windowsOf(spec.id, points, latest.get(spec.id)))
  const neighbours = await readWindows(tx, windows)
  for (const { spec } of incoming) {
    const last = latest.get(spec.id)
    if (last === undefined) continue
    const around = neighbours.get(spec.id) ?? []
    neighbours.set(spec.id, around)
    const newest = around.at(-1)
    if (newest === undefined || newest.ts < last.ts) around.push({ ...last, inc: null, span: null, anchor: true })
  }
  return neighbours
}

type Window = { readonly seriesId: number; readonly from: number; to: number }

const windowsOf = (seriesId: number, points: readonly Point[], last: Point | undefined): Window[] => {
  const windows: Window[] = []
  for (const { ts, value } of points) {
    if (last === undefined || ts > last.ts) break
    if (ts === last.ts && value === last.value) break
    const open = windows.at(-1)
    if (open !== undefined && ts - open.to <= WINDOW_GAP_MS) open.to = ts
    else windows.push({ seriesId, from: ts, to: ts })
  }
  return windows
}

type Row = { series_id: number; ts: number; value: number; inc: number | null; span: number | null; anchor: boolean }

const readWindows = async (tx: Tx, windows: readonly Window[]): Promise<Map<number, Neighbour[]>> => {
  const neighbours = new Map<number, Neighbour[]>()
  if (windows.length === 0) return neighbours
  const { rows } = await sql<Row>`
    select w.series_id, r.ts, r.value, r.inc, r.span, bool_and(r.anchor) as anchor
    from unnest(
      ${int4Array(windows.map(({ seriesId }) => seriesId))}::int4[],
      ${int8Array(windows.map(({ from }) => from))}::int8[],
      ${int8Array(windows.map(({ to }) => to))}::int8[]) as w (series_id, first, last),
    lateral (
      (select ts, value, inc, span, true as anchor from readings
        where series_id = w.series_id and ts < w.first order by ts desc limit 1)
      union all
      (select ts, value, inc, span, false from readings
        where series_id = w.series_id and ts between w.first and w.last)
      union all
      (select ts, value, inc, span, false from readings
        where series_id = w.series_id and ts > w.last order by ts limit 1)
    ) r
    group by w.series_id, r.ts, r.value, r.inc, r.span
    order by w.series_id, r.ts`.execute(tx)
  for (const { series_id, ...neighbour } of rows) {
    const around = neighbours.get(series_id)
    if (around === undefined) neighbours.set(series_id, [neighbour])
    else around.push(neighbour)
  }
  return neighbours
}
