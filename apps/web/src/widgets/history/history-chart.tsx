import type { MetricId } from '@vigie/contracts/entities'
import { METRIC_SERIES_NAMES } from '@vigie/contracts/words'
import { useCallback, useMemo } from 'react'
import type { ChartPoint } from '@/ui/charts/gaps'
import type { TimeChartModel } from '@/ui/charts/time-chart-option'
import { Skeleton } from '@/ui/skeleton'
import { latePart } from '../late/late-part.tsx'
import { chartModel, formatStretch, pointRows } from './chart-model.ts'

const TimeChart = latePart(async () => (await import('@/ui/charts/time-chart')).TimeChart)

type HistoryChartProps = {
  readonly metric: MetricId
  readonly deviceName: string
  readonly points: readonly ChartPoint[]
  readonly bucketMs: number
  readonly from: number
  readonly to: number
  /** Instants to mark, and a limit to draw across. */
  readonly marks?: TimeChartModel['marks']
  /** Absent: that of the metric. */
  readonly color?: TimeChartModel['color'] | undefined
  /** Whether the axis of any gauge spans its values, and the limit: what changed counts, not how much there is of it. */
  readonly isFitted?: boolean
}

/** The curve of a series; its drawing library loads with the first one in view. */
export const HistoryChart = (props: HistoryChartProps) => {
  const { metric, deviceName, points, bucketMs, from, to, marks, color, isFitted = false } = props
  const model = useMemo(
    () => ({
      ...chartModel({
        ...{ metric, points, bucketMs, from, to, isFitted },
        limits: marks?.limit == null ? [] : [marks.limit],
      }),
      marks,
      ...(color && { color }),
    }),
    [metric, points, bucketMs, from, to, marks, color, isFitted],
  )
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
    <TimeChart
      placeholder={<Skeleton className="size-full" />}
      model={model}
      tooltip={tooltip}
      label={`${METRIC_SERIES_NAMES[metric]}, ${deviceName}`}
      className="size-full"
    />
  )
}
