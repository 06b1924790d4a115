import type { Device, MetricId } from '@vigie/contracts/entities'
import { METRIC_SERIES_NAMES } from '@vigie/contracts/words'
import { useCallback, useMemo } from 'react'
import { chart } from '@/text/chart'
import { type ChartPoint, nearest } from '@/ui/charts/gaps'
import type { Threshold } from '@/ui/charts/period-chart-option'
import { Skeleton } from '@/ui/skeleton'
import { chartModel, colorOf, formatPoint, formatStretch, pointRows } from '../history/chart-model.ts'
import { latePart } from '../late/late-part.tsx'
import type { Stretch } from '../period/bounds.ts'

const PeriodChart = latePart(async () => (await import('@/ui/charts/period-chart')).PeriodChart)

/** Share of the window within which a point counts as under the pointer. */
const REACH = 0.01

type PeriodChartViewProps = {
  readonly device: Device
  readonly metric: MetricId
  readonly points: readonly ChartPoint[]
  readonly previous: readonly ChartPoint[]
  readonly bucketMs: number
  readonly shown: Stretch
  readonly thresholds: readonly Threshold[]
  readonly cuts: readonly Stretch[]
  /** where what was read is no measure, and why in words; null: nowhere */
  readonly doubted: (Stretch & { readonly label: string }) | null
  readonly usualTop: number | undefined
  readonly onSelect: (from: number, to: number) => void
}

/** The curve of a period, with thresholds, outages and the period before. */
export const PeriodChartView = (props: PeriodChartViewProps) => {
  const { device, metric, points, previous, bucketMs, shown, thresholds, cuts, doubted, usualTop, onSelect } = props
  const color = colorOf(device)
  const model = useMemo(
    () => ({
      ...chartModel({
        ...{ metric, points, bucketMs, from: shown.from, to: shown.to, usualTop },
        beside: previous,
        limits: thresholds.map(({ value }) => value),
      }),
      ...(color && { color }),
      previous,
      thresholds,
      marked: cuts,
      doubted,
    }),
    [color, metric, points, previous, bucketMs, shown, thresholds, cuts, doubted, usualTop],
  )
  const tooltip = useCallback(
    (index: number | null, before: number | null) => {
      const hit = (index === null ? undefined : model.points[index]) ?? model.previous[before ?? -1]
      if (hit === undefined) return null
      const reachMs = Math.max(bucketMs, REACH * (shown.to - shown.from))
      const point = nearest(model.points, hit[0], reachMs)
      const past = nearest(model.previous, hit[0], reachMs)
      const at = point?.[0] ?? hit[0]
      return {
        title: formatStretch(at, bucketMs, shown.to),
        rows: [
          ...(point === undefined ? [] : pointRows(point, metric, bucketMs)),
          ...(past === undefined ? [] : [[chart.previous, formatPoint(past[1], metric, bucketMs)] as const]),
        ],
      }
    },
    [model, metric, bucketMs, shown],
  )
  return (
    <PeriodChart
      placeholder={<Skeleton className="size-full" />}
      model={model}
      tooltip={tooltip}
      onSelect={onSelect}
      label={`${METRIC_SERIES_NAMES[metric]}, ${device.name}`}
      className="size-full"
    />
  )
}
