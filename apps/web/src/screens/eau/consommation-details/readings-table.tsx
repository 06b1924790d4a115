import { type Device, METRICS, type MetricId, MINUTE_MS } from '@vigie/contracts/entities'
import { METRIC_NAMES } from '@vigie/contracts/words'
import { ListOrdered } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useNow, useSeries } from '@/data'
import { formatDateTimeSeconds, formatLength, formatNumber, siteTimeZone, text } from '@/text'
import { eau } from '@/text/eau'
import { Button } from '@/ui/button'
import { CardSection } from '@/ui/card-section'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Select } from '@/ui/select'
import { Skeleton } from '@/ui/skeleton'
import { formatCell } from '@/widgets/history/chart-model'
import { boundsOf } from '@/widgets/period/bounds'
import { usePeriod, useToday } from '@/widgets/period/use-period'
import { PlainTable } from '@/widgets/plain-table/plain-table'
import { pageCount, pageLength, pageStretch } from './readings-window.ts'

const words = eau.readings
/** The most the API gives at once: more readings than a page ever holds. */
const POINTS = 2_000

type ReadingsTableProps = {
  readonly device: Device
  readonly metric: Device['metrics'][number]
  readonly onMetric: (metric: MetricId) => void
}

/** Every reading of a metric over the period, page by page, the latest first. Key it by metric and period. */
export const ReadingsTable = ({ device, metric: { id: metric, cadenceMs }, onMetric }: ReadingsTableProps) => {
  const [period] = usePeriod()
  const today = useToday()
  const now = useNow(MINUTE_MS) + MINUTE_MS
  const [page, setPage] = useState(1)
  const whole = useMemo(() => {
    const { from, to } = boundsOf(period, today, siteTimeZone())
    return { from, to: Math.max(from + 1, Math.min(to, now)) }
  }, [period, today, now])
  const length = pageLength(cadenceMs)
  const pages = pageCount(whole, length)
  const series = useSeries({ device: device.id, metric, ...pageStretch(whole, page, length), points: POINTS })
  const stored = series.data?.device === device.id && series.data.metric === metric ? series.data : undefined
  const rows = stored?.points.toReversed()
  const { unit, nature } = METRICS[metric]
  const title = nature === 'counter' ? text.history.increment : words.value
  return (
    <CardSection
      title={words.title}
      of={rows && words.count(formatNumber(rows.length, 0))}
      beside={
        <Select
          label={words.metric}
          value={metric}
          options={device.metrics.map(({ id }) => ({ value: id, label: METRIC_NAMES[id] }))}
          onValueChange={onMetric}
        />
      }
    >
      <div className="flex flex-col gap-3 px-4 pb-4">
        {rows === undefined ? (
          series.isError ? (
            <ErrorState
              title={text.history.errorTitle}
              retryLabel={text.common.retry}
              onRetry={() => void series.refetch()}
            />
          ) : (
            <Skeleton className="h-96 w-full" />
          )
        ) : rows.length === 0 ? (
          <EmptyState icon={ListOrdered} title={words.emptyTitle} className="py-8">
            {words.emptyHelp}
          </EmptyState>
        ) : (
          <PlainTable
            label={words.title}
            className="max-h-[32rem] rounded-lg border"
            columns={[{ title: words.at }, { title: unit === '' ? title : `${title} (${unit})` }]}
            rows={rows.map(([at, value]) => ({
              id: String(at),
              name: <span className="whitespace-nowrap font-normal tabular-nums">{formatDateTimeSeconds(at)}</span>,
              cells: [formatCell(value, metric, stored?.bucketMs ?? 0)],
            }))}
          />
        )}
        <nav aria-label={words.title} className="flex flex-wrap items-center justify-between gap-2 text-xs">
          <span className="text-muted">
            {stored !== undefined && stored.bucketMs > 0 ? words.buckets(formatLength(stored.bucketMs)) : words.raw}
          </span>
          <span className="flex items-center gap-2 tabular-nums">
            <Button size="sm" variant="outline" disabled={page <= 1} onClick={() => setPage(page - 1)}>
              {words.newer}
            </Button>
            {words.page(formatNumber(page, 0), formatNumber(pages, 0))}
            <Button size="sm" variant="outline" disabled={page >= pages} onClick={() => setPage(page + 1)}>
              {words.older}
            </Button>
          </span>
        </nav>
      </div>
    </CardSection>
  )
}
