import { type Device, METRICS, type MetricId, MINUTE_MS } from '@vigie/contracts/entities'
import { METRIC_NAMES } from '@vigie/contracts/words'
import { ListOrdered } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useNow, useSeries } from '@/data'
import { formatDateTimeSeconds, formatLength, formatNumber, text } from '@/text'
import { eau } from '@/text/eau'
import { CardSection } from '@/ui/card-section'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Select } from '@/ui/select'
import { Skeleton } from '@/ui/skeleton'
import { formatCell } from '@/widgets/history/chart-model'
import { PlainTable } from '@/widgets/plain-table/plain-table'
import { ReadingsBar } from './readings-bar.tsx'
import { pageLength, pageUntil } from './readings-window.ts'
import { useAsked } from './use-asked.ts'

const words = eau.readings
/** The most the API gives at once: more readings than a page ever holds. */
const POINTS = 2_000

type ReadingsTableProps = {
  readonly device: Device
  readonly metric: Device['metrics'][number]
  /** from its first instant to its end, which may be to come */
  readonly period: { readonly from: number; readonly to: number }
  readonly onMetric: (metric: MetricId) => void
}

/** Every reading of a metric over the period, page by page, the latest first; the address keeps the page. */
export const ReadingsTable = ({ device, metric: { id: metric, cadenceMs }, period, onMetric }: ReadingsTableProps) => {
  const [asked, ask] = useAsked()
  const now = useNow(MINUTE_MS) + MINUTE_MS
  // Up to when it was opened or last asked for: a list that moves on while it is read cannot be read.
  const [present, setPresent] = useState(now)
  const whole = useMemo(
    () => ({ from: period.from, to: Math.max(period.from + MINUTE_MS, Math.min(period.to, present)) }),
    [period, present],
  )
  const lengthMs = pageLength(cadenceMs, asked.rows)
  const shown = useMemo(() => pageUntil(whole, asked.until, lengthMs), [whole, asked.until, lengthMs])
  const series = useSeries({ device: device.id, metric, ...shown, points: POINTS })
  const stored = series.data?.device === device.id && series.data.metric === metric ? series.data : undefined
  const rows = stored?.points.toReversed()
  const { unit, nature } = METRICS[metric]
  const title = nature === 'counter' ? text.history.increment : words.value
  return (
    <CardSection
      title={words.title}
      of={rows && words.count(METRIC_NAMES[metric], formatNumber(rows.length, 0))}
      isLong
      beside={
        <Select
          label={words.metric}
          value={metric}
          options={device.metrics.map(({ id }) => ({ value: id, label: METRIC_NAMES[id] }))}
          onValueChange={onMetric}
          className="print:hidden"
        />
      }
    >
      <div className="flex flex-col gap-3 px-4 pb-4 print:block">
        <ReadingsBar
          whole={whole}
          shown={shown}
          lengthMs={lengthMs}
          asked={asked}
          mayGrow={whole.to < Math.min(period.to, now)}
          onAsk={ask}
          onPresent={() => {
            setPresent(now)
            ask({ until: null })
          }}
        />
        {rows === undefined ? (
          series.isError ? (
            <ErrorState
              title={text.history.errorTitle}
              retryLabel={text.common.retry}
              onRetry={() => void series.refetch()}
            />
          ) : (
            <Skeleton className="h-[32rem] w-full" />
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
        <p className="text-muted text-xs">
          {stored !== undefined && stored.bucketMs > 0 ? words.buckets(formatLength(stored.bucketMs)) : words.raw}
        </p>
      </div>
    </CardSection>
  )
}
