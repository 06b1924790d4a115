import { METRICS, type MetricId } from '@vigie/contracts/entities'
import { METRIC_SERIES_LABELS, text } from '@/text'
import type { ChartPoint } from '@/ui/charts/gaps'
import { ScrollArea } from '@/ui/scroll-area'
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
    <ScrollArea label={tableLabel(METRIC_SERIES_LABELS[metric])} className="h-full rounded-lg border border-line">
      <table className="w-full text-right text-xs tabular-nums">
        <thead className="sticky top-0 bg-sunken text-muted">
          <tr>
            <th scope="col" className="px-3 py-2 text-left font-medium">
              {columns.at}
            </th>
            {[columns.value, ...(withBand ? [columns.min, columns.max] : [])].map((title) => (
              <th key={title} scope="col" className="px-3 py-2 font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([at, value, min, max]) => (
            <tr key={at} className="border-line border-t">
              <th scope="row" className="whitespace-nowrap px-3 py-1.5 text-left font-normal">
                {formatStretch(at, bucketMs, now)}
              </th>
              <td className="px-3 py-1.5">{formatCell(value, metric, bucketMs)}</td>
              {withBand && <td className="px-3 py-1.5 text-muted">{formatCell(min, metric, bucketMs)}</td>}
              {withBand && <td className="px-3 py-1.5 text-muted">{formatCell(max, metric, bucketMs)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}
