import { METRICS, type MetricId } from '@vigie/contracts/entities'
import { METRIC_SERIES_NAMES } from '@vigie/contracts/words'
import { text } from '@/text'
import type { ChartPoint } from '@/ui/charts/gaps'
import { PlainTable } from '../plain-table/plain-table.tsx'
import { formatCell, formatStretch } from './chart-model.ts'

const MOST_ROWS = 200

type HistoryTableProps = {
  readonly metric: MetricId
  readonly points: readonly ChartPoint[]
  readonly bucketMs: number
  readonly now: number
}

/** The same points as the chart, newest first, for reading and for the keyboard. */
export const HistoryTable = ({ metric, points, bucketMs, now }: HistoryTableProps) => {
  const withBand = bucketMs > 0 && METRICS[metric].nature === 'gauge'
  const rows = points
    .filter(([, value]) => value !== null)
    .slice(-MOST_ROWS)
    .toReversed()
  const { columns, tableLabel } = text.history
  return (
    <PlainTable
      label={tableLabel(METRIC_SERIES_NAMES[metric])}
      className="h-full rounded-lg border [&_table]:text-xs"
      columns={[
        { title: columns.at },
        { title: columns.value },
        ...(withBand ? [{ title: columns.min }, { title: columns.max }] : []),
      ]}
      rows={rows.map(([at, value, min, max]) => ({
        id: String(at),
        name: <span className="whitespace-nowrap font-normal tabular-nums">{formatStretch(at, bucketMs, now)}</span>,
        cells: [value, ...(withBand ? [min, max] : [])].map((one) => formatCell(one, metric, bucketMs)),
      }))}
    />
  )
}
