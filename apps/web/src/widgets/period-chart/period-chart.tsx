import { type Device, METRICS, type MetricId } from '@vigie/contracts/entities'
import { ChartLine, Table2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { saveText, useOutages } from '@/data'
import { formatDuration, METRIC_SERIES_LABELS, siteTimeZone, text } from '@/text'
import { chart } from '@/text/kpi'
import type { Threshold } from '@/ui/charts/period-chart-option'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { IconButton } from '@/ui/icon-button'
import { Skeleton } from '@/ui/skeleton'
import { HistoryTable } from '../history/history-table.tsx'
import { backTo, boundsOf, type Stretch } from '../period/bounds.ts'
import { usePeriod, useToday } from '../period/use-period.ts'
import { ChartControls } from './chart-controls.tsx'
import { within } from './chart-window.ts'
import { PeriodChartView } from './period-chart-view.tsx'
import { shownCsv } from './shown-csv.ts'
import { usePeriodSeries } from './use-period-series.ts'

type PeriodChartProps = {
  readonly device: Device
  readonly metric: Device['metrics'][number]
  readonly thresholds?: readonly Threshold[]
}

const NO_THRESHOLDS: readonly Threshold[] = []

/** One metric over the period of the address: zoomed, moved, compared, saved; with its power cuts. Key it by metric and period. */
export const PeriodChart = ({
  device,
  metric: { id: metric, cadenceMs },
  thresholds = NO_THRESHOLDS,
}: PeriodChartProps) => {
  const [period] = usePeriod()
  const today = useToday()
  const whole = useMemo(() => boundsOf(period, today, siteTimeZone()), [period, today])
  const [chosen, setChosen] = useState<Stretch | null>(null)
  const [compared, setCompared] = useState(false)
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const shown = chosen ?? whole
  const show = (next: Stretch) => setChosen(within(next, whole))
  const back = compared ? backTo(period, today, siteTimeZone()) : null
  const { series, ready, points, previous, bucketMs } = usePeriodSeries({
    device: device.id,
    metric,
    cadenceMs,
    shown,
    back,
  })
  const outages = useOutages(period)
  const cuts = useMemo(() => cutsWithin(outages.data ?? [], device.id, shown), [outages.data, device.id, shown])
  const empty = !points.some(([, value]) => value !== null)
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <div className="flex items-baseline justify-between gap-2">
        <p className="min-w-0 truncate font-medium text-sm">
          {METRIC_SERIES_LABELS[metric]} <span className="font-normal text-muted">{unitOf(metric)}</span>
        </p>
        <div className="flex print:hidden">
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
      <ChartControls
        shown={shown}
        whole={whole}
        onShow={show}
        compared={compared}
        onCompare={setCompared}
        onSave={() => saveText(`${device.id}-${metric}.csv`, 'text/csv', shownCsv(metric, points))}
      />
      <div className="h-72 min-w-0 3xl:h-96">
        {series.isError && empty ? (
          <ErrorState
            title={text.history.errorTitle}
            retryLabel={text.common.retry}
            onRetry={() => void series.refetch()}
            className="py-8"
          >
            {text.history.errorHelp}
          </ErrorState>
        ) : !ready ? (
          <Skeleton className="size-full" />
        ) : empty ? (
          <EmptyState icon={ChartLine} title={chart.outside} className="py-10">
            {chart.outsideHelp}
          </EmptyState>
        ) : view === 'table' ? (
          <HistoryTable metric={metric} points={points} bucketMs={bucketMs} now={shown.to} />
        ) : (
          <PeriodChartView
            device={device}
            metric={metric}
            points={points}
            previous={previous}
            bucketMs={bucketMs}
            shown={shown}
            thresholds={thresholds}
            cuts={cuts}
            onSelect={(from, to) => show({ from, to })}
          />
        )}
      </div>
      <figcaption className="flex flex-wrap justify-between gap-x-3 text-2xs text-muted tabular-nums">
        <span>
          {bucketMs > 0 ? text.history.perBucket(formatDuration(bucketMs)) : text.history.readings}
          {cuts.length > 0 && <span className="text-bad">{` · ${chart.outages(cuts.length)}`}</span>}
        </span>
        <span className="max-md:hidden">{chart.help}</span>
      </figcaption>
    </figure>
  )
}

const unitOf = (metric: MetricId): string => (METRICS[metric].nature === 'state' ? '%' : METRICS[metric].unit)

type Outage = { readonly device: string; readonly from: number; readonly to: number | null }

const cutsWithin = (outages: readonly Outage[], device: string, { from, to }: Stretch): readonly Stretch[] =>
  outages
    .filter((cut) => cut.device === device && cut.from < to && (cut.to ?? to) > from)
    .map((cut) => ({ from: Math.max(cut.from, from), to: Math.min(cut.to ?? to, to) }))
