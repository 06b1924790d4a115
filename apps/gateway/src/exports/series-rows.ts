import { METRICS, type MetricId } from '@vigie/contracts/entities'
import { METRIC_SERIES_NAMES } from '@vigie/contracts/words'
import type { Stretch } from './series-reader.ts'
import type { Row, Section } from './table.ts'
import { SERIES } from './text.ts'

/** The empty table of a series: local time, UTC, value, lowest, highest, width of what is summed up. */
export const seriesSection = (metric: MetricId, timeZone: string): Section => {
  const { unit } = METRICS[metric]
  const suffix = unit === '' ? '' : ` (${unit})`
  const names = [METRIC_SERIES_NAMES[metric], SERIES.minimum, SERIES.maximum]
  const columns = [SERIES.local(timeZone), SERIES.utc, ...names.map((name) => `${name}${suffix}`), SERIES.width]
  return { title: SERIES.sheet, columns, rows: [] }
}

/** One row per point; a single reading has neither range nor width. */
export async function* seriesRows(stretches: AsyncIterable<Stretch>): AsyncGenerator<Row> {
  for await (const { bucketMs, points } of stretches) {
    for (const [ts, value, min, max] of points) {
      yield bucketMs === 0
        ? [{ local: ts }, { utc: ts }, value, null, null, null]
        : [{ local: ts }, { utc: ts }, value, min, max, bucketMs / 1_000]
    }
  }
}
