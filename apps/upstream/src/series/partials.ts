import { ALL_RES, type Bucket, bucketAt, bucketInstantOf, type Res } from './buckets.ts'
import type { SeriesSpec } from './spec.ts'
import type { StoredReading } from './weave.ts'

/** One bucket of one series: its readings summed up. `delta` is the sum of `inc`, `covered` that of `span`. */
export type RollupRow = {
  res: Res
  series_id: number
  start: number
  count: number
  covered: number
  min: number
  max: number
  sum: number
  first_ts: number
  first_value: number
  last_ts: number
  last_value: number
  delta: number
}

/** Sums new readings up into what they add to their buckets, in every resolution. `readings` oldest first. */
export const partialsOf = (spec: SeriesSpec, readings: readonly StoredReading[]): RollupRow[] =>
  ALL_RES.flatMap((res) => partialsAt(res, spec, readings))

const partialsAt = (res: Res, spec: SeriesSpec, readings: readonly StoredReading[]): RollupRow[] => {
  const rows: RollupRow[] = []
  let bucket: Bucket = { start: 0, end: Number.NEGATIVE_INFINITY }
  let row: RollupRow | null = null
  for (const reading of readings) {
    const at = bucketInstantOf(spec, reading.ts)
    if (row === null || at >= bucket.end) {
      bucket = bucketAt(res, at, spec.timeZone)
      row = rowOf(res, spec.id, bucket.start, reading)
      rows.push(row)
    } else add(row, reading)
  }
  return rows
}

const rowOf = (res: Res, seriesId: number, start: number, { ts, value, inc, span }: StoredReading): RollupRow => ({
  res,
  series_id: seriesId,
  start,
  count: 1,
  covered: span ?? 0,
  min: value,
  max: value,
  sum: value,
  first_ts: ts,
  first_value: value,
  last_ts: ts,
  last_value: value,
  delta: inc ?? 0,
})

const add = (row: RollupRow, { ts, value, inc, span }: StoredReading): void => {
  row.count += 1
  row.covered += span ?? 0
  row.min = Math.min(row.min, value)
  row.max = Math.max(row.max, value)
  row.sum += value
  row.last_ts = ts
  row.last_value = value
  row.delta += inc ?? 0
}
