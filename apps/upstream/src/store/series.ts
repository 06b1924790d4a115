import type { SeriesBody } from '@vigie/contracts/entities'
import { sql } from 'kysely'
import { FIVE_MIN_MS, RES } from '../series/buckets.ts'
import type { SeriesSpec } from '../series/spec.ts'
import { DAY_MS, HOUR_MS } from '../time.ts'
import type { Database } from './tables.ts'

type Range = { readonly from: number; readonly to: number; readonly points: number }
export type SeriesRead = Pick<SeriesBody, 'resolution' | 'bucketMs' | 'watermark' | 'points'>

/**
 * Reads one series over [from, to), at most `points` points: single readings when they are few enough,
 * else buckets wide enough, from the finest source that serves. A time without data has no point.
 */
export const readSeries = async (db: Database, spec: SeriesSpec, range: Range): Promise<SeriesRead> => {
  const watermark = await readWatermark(db, spec)
  const step = (range.to - range.from) / range.points
  const single = step < HOUR_MS ? await readSingles(db, spec, range) : null
  if (single !== null && single.length > 0)
    return { resolution: 'raw', bucketMs: 0, watermark, points: single.flatMap((row) => singlePoint(spec, row)) }
  // no reading is left there: its rollups may be
  const source = sourceFor(single === null ? step : Math.max(step, FIVE_MIN_MS))
  const bucketMs = bucketFor(range, source.widthMs)
  return { resolution: source.name, bucketMs, watermark, points: await readBuckets(db, spec, range, source, bucketMs) }
}

type Source = { readonly name: 'raw' | '5min' | 'hour' | 'day'; readonly widthMs: number }

const sourceFor = (step: number): Source => {
  if (step < FIVE_MIN_MS) return { name: 'raw', widthMs: 1 }
  if (step < HOUR_MS) return { name: '5min', widthMs: FIVE_MIN_MS }
  return step < DAY_MS ? { name: 'hour', widthMs: HOUR_MS } : { name: 'day', widthMs: DAY_MS }
}

/** The least multiple of the source's width that keeps within the points asked for. */
const bucketFor = ({ from, to, points }: Range, widthMs: number): number => {
  const start = Math.floor(from / widthMs) * widthMs
  return Math.ceil((to - start) / points / widthMs) * widthMs
}

const readWatermark = async (db: Database, { id }: SeriesSpec): Promise<number | null> => {
  const row = await db.selectFrom('latest').select('ts').where('series_id', '=', id).executeTakeFirst()
  return row?.ts ?? null
}

type SingleRow = { readonly ts: number; readonly value: number; readonly inc: number | null }

/** Single readings, or null when there are more than asked for. */
const readSingles = async (
  db: Database,
  spec: SeriesSpec,
  { from, to, points }: Range,
): Promise<SingleRow[] | null> => {
  const rows = await db
    .selectFrom('readings')
    .select(['ts', 'value', 'inc'])
    .where('series_id', '=', spec.id)
    .where('ts', '>=', from)
    .where('ts', '<', to)
    .orderBy('ts')
    .limit(points + 1)
    .execute()
  return rows.length > points ? null : rows
}

/** A counter's first reading ever has no increment: no point. */
const singlePoint = ({ nature }: SeriesSpec, { ts, value, inc }: SingleRow): SeriesBody['points'] => {
  if (nature !== 'counter') return [[ts, value, value, value]]
  return inc === null ? [] : [[ts, inc, inc, inc]]
}

type BucketRow = {
  bucket: number
  count: number
  sum: number
  min: number
  max: number
  delta: number
  covered: number
}

const readBuckets = async (
  db: Database,
  spec: SeriesSpec,
  { from, to }: Range,
  source: Source,
  bucketMs: number,
): Promise<SeriesBody['points']> => {
  const start = Math.floor(from / source.widthMs) * source.widthMs
  const shift = spec.nature === 'counter' && source.name === 'raw' ? 1 : 0
  const summed =
    source.name === 'raw'
      ? sql`select (ts - ${shift} - ${start}) / ${bucketMs}::int8 as slot, 1 as count, value as sum, value as min, value as max,
          coalesce(inc, 0) as delta, coalesce(span, 0) as covered
          from readings where series_id = ${spec.id} and ts >= ${start + shift} and ts < ${to + shift}`
      : sql`select (start - ${start}) / ${bucketMs}::int8 as slot, count, sum, min, max, delta, covered
          from rollups where res = ${RES[source.name]} and series_id = ${spec.id} and start >= ${start} and start < ${to}`
  const { rows } = await sql<BucketRow>`
    select slot::int8 * ${bucketMs}::int8 + ${start}::int8 as bucket, sum(count)::int8 as count, sum(sum) as sum,
      min(min) as min, max(max) as max, sum(delta) as delta, sum(covered)::int8 as covered
    from (${summed}) s group by slot order by slot`.execute(db)
  return rows.map((row) => pointOf(spec, row, from))
}

const pointOf = (spec: SeriesSpec, row: BucketRow, from: number): SeriesBody['points'][number] => {
  const ts = Math.max(row.bucket, from)
  if (spec.nature === 'counter') return [ts, row.delta, row.delta, row.delta]
  const mean = row.sum / row.count
  if (spec.nature === 'gauge') return [ts, mean, row.min, row.max]
  return [ts, row.covered > 0 ? row.delta / row.covered : mean, row.min, row.max]
}
