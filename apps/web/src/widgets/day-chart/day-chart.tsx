import { DAY_MS } from '@vigie/contracts/entities'
import { useCallback, useMemo } from 'react'
import { formatDate, formatDateTime, formatDayMonth, formatMinute, formatNumber, siteTimeZone } from '@/text'
import type { TimeChartModel } from '@/ui/charts/time-chart-option'
import { timeTicks, zoneOffset } from '@/ui/charts/time-ticks'
import { Skeleton } from '@/ui/skeleton'
import { latePart } from '../late/late-part.tsx'

const TimeChart = latePart(async () => (await import('@/ui/charts/time-chart')).TimeChart)

type DayChartProps = {
  readonly label: string
  /** oldest first */
  readonly points: readonly { readonly at: number; readonly value: number }[]
  readonly unit: string
  readonly color: TimeChartModel['color']
  /** Words and figures beside the pointer, by place. */
  readonly rowsAt: (index: number) => readonly (readonly [string, string])[]
  /** true: points are hours, and say so */
  readonly isHourly?: boolean
}

/** A curve of one value a day (or an hour). */
export const DayChart = ({ label, points, unit, color, rowsAt, isHourly = false }: DayChartProps) => {
  const model = useMemo((): TimeChartModel => {
    const [from, to] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 1]
    const decimals = axisDecimals(points.map(({ value }) => value))
    return {
      from,
      to: Math.max(to, from + 1),
      points: points.map(({ at, value }) => [at, value, null, null]),
      shape: 'line',
      color,
      ticks: timeTicks(from, to, 5, zoneOffset(siteTimeZone())).ticks,
      shiftMs: 0,
      aroundData: unit === 'm',
      formatTick: to - from < DAY_MS ? formatMinute : formatDayMonth,
      formatValue: (value) => formatNumber(value, decimals),
    }
  }, [points, color, unit])
  const tooltip = useCallback(
    (index: number) => {
      const point = points[index]
      if (point === undefined) return null
      return { title: isHourly ? formatDateTime(point.at) : formatDate(point.at), rows: [...rowsAt(index)] }
    },
    [points, rowsAt, isHourly],
  )
  return (
    <div className="relative h-44 min-w-0">
      {unit !== '' && (
        <span aria-hidden className="absolute -top-1 left-0 text-2xs text-muted leading-4">
          {unit}
        </span>
      )}
      <TimeChart
        placeholder={<Skeleton className="size-full" />}
        model={model}
        tooltip={tooltip}
        label={label}
        className="size-full"
      />
    </div>
  )
}

/** One number of decimals for all labels of an axis: the steps between them must tell apart, « 250 … 50,0 » does not. */
const axisDecimals = (values: readonly number[]): number => {
  const span = Math.max(...values, Number.NEGATIVE_INFINITY) - Math.min(...values, Number.POSITIVE_INFINITY)
  if (!(span > 0)) return 2
  if (span >= TENS) return 0
  return span >= 2 ? 1 : 2
}
const TENS = 10
