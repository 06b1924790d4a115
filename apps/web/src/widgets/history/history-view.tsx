import { type Device, METRICS, type MetricId } from '@vigie/contracts/entities'
import { ChartLine, Table2 } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '@/data'
import { formatDuration, formatMoment, METRIC_SERIES_LABELS, text } from '@/text'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { IconButton } from '@/ui/icon-button'
import { Skeleton } from '@/ui/skeleton'
import { HistoryChart } from './history-chart.tsx'
import { HistoryTable } from './history-table.tsx'
import { SPANS, type Span } from './span.ts'
import { useHistory } from './use-history.ts'

/** The unit of a drawn series: a state is drawn as a share of time. */
const unitOf = (metric: MetricId): string => (METRICS[metric].nature === 'state' ? '%' : METRICS[metric].unit)

type HistoryViewProps = {
  readonly device: Device
  readonly metric: MetricId
  readonly cadenceMs: number
  readonly span: Span
}

/** One series as a chart or as a table, with how far its data reach. */
export const HistoryView = ({ device, metric, cadenceMs, span }: HistoryViewProps) => {
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const { series, points, bucketMs, watermark, ready } = useHistory({ device: device.id, metric, cadenceMs, span })
  const now = useNow(Math.max(1_000, SPANS[span].ms / 720))
  const from = now - SPANS[span].ms
  const shown = points.some(([at, value]) => value !== null && at >= from - bucketMs)
  return (
    <figure className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-2">
        <p className="min-w-0 truncate font-medium text-sm">
          {METRIC_SERIES_LABELS[metric]} <span className="font-normal text-muted">{unitOf(metric)}</span>
        </p>
        <div className="flex">
          <IconButton
            size="sm"
            label={text.history.chart}
            aria-pressed={view === 'chart'}
            onClick={() => setView('chart')}
          >
            <ChartLine />
          </IconButton>
          <IconButton
            size="sm"
            label={text.history.table}
            aria-pressed={view === 'table'}
            onClick={() => setView('table')}
          >
            <Table2 />
          </IconButton>
        </div>
      </div>
      <div className="h-64 min-w-0 3xl:h-80">
        {series.isError && !shown ? (
          <ErrorState
            title={text.history.errorTitle}
            retryLabel={text.common.retry}
            onRetry={() => void series.refetch()}
            className="py-8"
          >
            {text.history.errorHelp}
          </ErrorState>
        ) : !ready && !shown ? (
          <Skeleton className="size-full" />
        ) : !shown ? (
          <EmptyState icon={ChartLine} title={text.history.emptyTitle} className="py-10">
            {text.history.emptyHelp}
          </EmptyState>
        ) : view === 'chart' ? (
          <HistoryChart
            metric={metric}
            deviceName={device.name}
            points={points}
            bucketMs={bucketMs}
            from={from}
            to={Math.max(now, watermark ?? 0)}
          />
        ) : (
          <HistoryTable metric={metric} points={points} bucketMs={bucketMs} now={now} />
        )}
      </div>
      <figcaption className="flex flex-wrap justify-between gap-x-3 text-2xs text-muted tabular-nums">
        <span>{bucketMs > 0 ? text.history.perBucket(formatDuration(bucketMs)) : text.history.readings}</span>
        <span data-watermark>
          {watermark === null ? text.history.noData : text.history.watermark(formatMoment(watermark, now))}
        </span>
      </figcaption>
    </figure>
  )
}
