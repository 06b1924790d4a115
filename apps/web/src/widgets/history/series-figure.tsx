import { METRICS, type MetricId } from '@vigie/contracts/entities'
import { METRIC_SERIES_NAMES } from '@vigie/contracts/words'
import { ChartLine } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { aboutLength, text } from '@/text'
import type { ChartPoint } from '@/ui/charts/gaps'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { type View, ViewToggle } from '@/ui/view-toggle'
import { HistoryTable } from './history-table.tsx'

type SeriesFigureProps = {
  readonly metric: MetricId
  readonly points: readonly ChartPoint[]
  readonly bucketMs: number
  /** The end of what is shown, epoch ms: times of other days carry their day in the table. */
  readonly until: number
  readonly state: 'failed' | 'loading' | 'empty' | 'shown'
  readonly onRetry: () => void
  readonly empty: { readonly title: string; readonly help: string }
  readonly chart: ReactNode
  readonly controls?: ReactNode
  /** Below the drawing, after the words on how far apart its points are. */
  readonly note?: ReactNode
  /** At the other end of that line. */
  readonly beside: ReactNode
  /** how high the drawing is */
  readonly className: string
}

/** One series, drawn or as a table; before that, why there is nothing to draw. */
export const SeriesFigure = (props: SeriesFigureProps) => {
  const { metric, bucketMs, controls, note, beside, className } = props
  const [view, setView] = useState<View>('chart')
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 grow truncate font-semibold text-sm">
          {METRIC_SERIES_NAMES[metric]} <span className="font-normal text-muted">{unitOf(metric)}</span>
        </p>
        <ViewToggle view={view} labels={text.history} onView={setView} />
        {controls}
      </div>
      <div className={`min-w-0 ${className}`}>
        <Body {...props} view={view} />
      </div>
      <figcaption className="flex flex-wrap justify-between gap-x-3 text-2xs text-muted tabular-nums">
        <span>
          {bucketMs > 0 ? text.history.perBucket(...aboutLength(bucketMs)) : text.history.readings}
          {note}
        </span>
        {beside}
      </figcaption>
    </figure>
  )
}

const Body = (props: SeriesFigureProps & { readonly view: View }) => {
  const { state, metric, points, bucketMs, until, empty, chart, onRetry, view } = props
  if (state === 'failed') {
    return (
      <ErrorState
        title={text.history.errorTitle}
        retryLabel={text.common.retry}
        onRetry={onRetry}
        className="justify-center py-8"
      >
        {text.history.errorHelp}
      </ErrorState>
    )
  }
  if (state === 'loading') return <Skeleton className="size-full" />
  if (state === 'empty') {
    return (
      <EmptyState icon={ChartLine} title={empty.title} className="py-10">
        {empty.help}
      </EmptyState>
    )
  }
  if (view === 'chart') return chart
  return <HistoryTable metric={metric} points={points} bucketMs={bucketMs} now={until} />
}

/** The unit of a drawn series: a state is drawn as a share of time. */
const unitOf = (metric: MetricId): string => (METRICS[metric].nature === 'state' ? '%' : METRICS[metric].unit)
