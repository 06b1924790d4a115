import { type Device, METRICS } from '@vigie/contracts/entities'
import { useCallback, useMemo } from 'react'
import { formatMomentMinute, formatPercent, formatQuantity } from '@/text'
import { eau } from '@/text/eau'
import { tankCourse as words } from '@/text/tank-course'
import type { StockChartModel } from '@/ui/charts/stock-chart-option'
import { Skeleton } from '@/ui/skeleton'
import type { DeviceMetricSpec } from '@/widgets/device-tile/device-metrics'
import { chartModel, formatStretch, pointRows } from '@/widgets/history/chart-model'
import { useHistory } from '@/widgets/history/use-history'
import { formatFigure } from '@/widgets/kpi/figure'
import { latePart } from '@/widgets/late/late-part'
import type { TankCourse } from './tank-course.ts'

const StockChart = latePart(async () => (await import('@/ui/charts/stock-chart')).StockChart)

type TankCourseChartProps = {
  readonly device: Device
  readonly metric: DeviceMetricSpec
  readonly course: TankCourse
  /** how its end is called; null: it lies beyond what is shown */
  readonly end: string | null
  readonly label: string
  readonly now: number
}

/** The level of the last hours, and as it is expected to go on from there. */
export const TankCourseChart = ({ device, metric, course, end, label, now }: TankCourseChartProps) => {
  const { points, bucketMs } = useHistory({
    device: device.id,
    metric: metric.id,
    cadenceMs: metric.cadenceMs,
    span: '24h',
  })
  const model = useMemo((): StockChartModel => {
    const { expected, reserve, reservePct, full, from, to, endsAt } = course
    const read = points.filter(([at]) => at >= from)
    return {
      ...chartModel({ metric: metric.id, points: read, bucketMs, from, to, beside: expected, limits: [reserve] }),
      // of metres the axis would follow the data, and leave the reserve out
      ...(metric.id === 'level_m' && { range: [0, full] as const }),
      expected,
      reserve: { value: reserve, label: eau.storage.reserve(formatPercent(reservePct / 100)) },
      now: { at: now, label: words.now },
      end: endsAt === null || end === null ? null : { at: endsAt, label: end },
    }
  }, [course, points, bucketMs, metric.id, now, end])
  const tooltip = useCallback(
    (read: number | null, ahead: number | null) => {
      const [point, held] = [model.points[read ?? -1], course.points[ahead ?? -1]]
      if (point !== undefined && point[1] !== null)
        return { title: formatStretch(point[0], bucketMs, now), rows: pointRows(point, metric.id, bucketMs) }
      if (held === undefined) return null
      const level = course.expected[ahead ?? -1]?.[1] ?? null
      return {
        title: formatMomentMinute(held.at, now),
        rows: [
          [words.level, formatQuantity(level, metric.id)],
          [words.stock, formatFigure(held.volumeM3, 'storedM3')],
        ] as const,
      }
    },
    [model, course, bucketMs, metric.id, now],
  )
  return (
    <div className="relative size-full">
      <span aria-hidden className="absolute top-0 left-0 text-2xs text-muted leading-4">
        {METRICS[metric.id].unit}
      </span>
      <StockChart
        placeholder={<Skeleton className="size-full" />}
        model={model}
        tooltip={tooltip}
        label={label}
        className="size-full"
      />
    </div>
  )
}
