import type { Device, MetricId } from '@vigie/contracts/entities'
import { lazy, Suspense, useCallback, useMemo } from 'react'
import { METRIC_SERIES_LABELS } from '@/text'
import { chart } from '@/text/kpi'
import type { ChartPoint } from '@/ui/charts/gaps'
import type { Threshold } from '@/ui/charts/period-chart-option'
import { Skeleton } from '@/ui/skeleton'
import { chartModel, formatPoint, formatStretch, pointRows } from '../history/chart-model.ts'
import type { Stretch } from '../period/bounds.ts'

const PeriodChart = lazy(() => import('@/ui/charts/period-chart'))

type PeriodChartViewProps = {
  readonly device: Device
  readonly metric: MetricId
  readonly points: readonly ChartPoint[]
  readonly previous: readonly ChartPoint[]
  readonly bucketMs: number
  readonly shown: Stretch
  readonly thresholds: readonly Threshold[]
  readonly cuts: readonly Stretch[]
  readonly onSelect: (from: number, to: number) => void
}

/** The curve of a period, with thresholds, power cuts and the period before. */
export const PeriodChartView = (props: PeriodChartViewProps) => {
  const { device, metric, points, previous, bucketMs, shown, thresholds, cuts, onSelect } = props
  const model = useMemo(
    () => ({
      ...chartModel({ metric, points, bucketMs, from: shown.from, to: shown.to }),
      previous,
      thresholds,
      marked: cuts,
    }),
    [metric, points, previous, bucketMs, shown, thresholds, cuts],
  )
  const tooltip = useCallback(
    (index: number | null, before: number | null) => {
      const point = index === null ? undefined : model.points[index]
      const past = before === null ? undefined : model.previous[before]
      const at = point?.[0] ?? past?.[0]
      if (at === undefined) return null
      return {
        title: formatStretch(at, bucketMs, shown.to),
        rows: [
          ...(point === undefined || point[1] === null ? [] : pointRows(point, metric, bucketMs)),
          ...(past === undefined || past[1] === null
            ? []
            : [[chart.previous, formatPoint(past[1], metric, bucketMs)] as const]),
        ],
      }
    },
    [model, metric, bucketMs, shown],
  )
  return (
    <Suspense fallback={<Skeleton className="size-full" />}>
      <PeriodChart
        model={model}
        tooltip={tooltip}
        onSelect={onSelect}
        label={`${METRIC_SERIES_LABELS[metric]}, ${device.name}`}
        className="size-full"
      />
    </Suspense>
  )
}
