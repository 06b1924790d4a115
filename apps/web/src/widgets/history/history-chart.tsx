import type { MetricId } from '@vigie/contracts/entities'
import { METRIC_SERIES_NAMES } from '@vigie/contracts/words'
import { lazy, Suspense, useCallback, useMemo } from 'react'
import type { ChartPoint } from '@/ui/charts/gaps'
import { Skeleton } from '@/ui/skeleton'
import { chartModel, formatStretch, pointRows } from './chart-model.ts'

const TimeChart = lazy(() => import('@/ui/charts/time-chart'))

type HistoryChartProps = {
  readonly metric: MetricId
  readonly deviceName: string
  readonly points: readonly ChartPoint[]
  readonly bucketMs: number
  readonly from: number
  readonly to: number
}

/** The curve of a series; its drawing library loads with the first one in view. */
export const HistoryChart = ({ metric, deviceName, points, bucketMs, from, to }: HistoryChartProps) => {
  const model = useMemo(() => chartModel({ metric, points, bucketMs, from, to }), [metric, points, bucketMs, from, to])
  const tooltip = useCallback(
    (index: number) => {
      const point = model.points[index]
      return point === undefined || point[1] === null
        ? null
        : { title: formatStretch(point[0], bucketMs, to), rows: pointRows(point, metric, bucketMs) }
    },
    [model, metric, bucketMs, to],
  )
  return (
    <Suspense fallback={<Skeleton className="size-full" />}>
      <TimeChart
        model={model}
        tooltip={tooltip}
        label={`${METRIC_SERIES_NAMES[metric]}, ${deviceName}`}
        className="size-full"
      />
    </Suspense>
  )
}
