import { DAY_MS, HOUR_MS } from '@vigie/contracts/entities'
import type { QuestionAnswer } from '@vigie/contracts/rest/analyst'
import { useCallback, useMemo } from 'react'
import { formatDateTime, formatDayMonth, formatMinute, formatNumber, siteTimeZone, withUnit } from '@/text'
import { agent as words } from '@/text/ia-agent'
import type { TimeChartModel } from '@/ui/charts/time-chart-option'
import { timeTicks, zoneOffset } from '@/ui/charts/time-ticks'
import { Skeleton } from '@/ui/skeleton'
import { latePart } from '@/widgets/late/late-part'

const TimeChart = latePart(async () => (await import('@/ui/charts/time-chart')).TimeChart)

type Chart = NonNullable<QuestionAnswer['chart']>

/** What an answer was made of, over time; its drawing library comes with the first one. */
export const AnswerChart = ({ chart }: { readonly chart: Chart }) => {
  const model = useMemo(() => modelOf(chart), [chart])
  const tooltip = useCallback(
    (index: number) => {
      const point = chart.points[index]
      if (point === undefined) return null
      const [at, value] = point
      const said = withUnit(formatNumber(value, Math.abs(value) < 100 ? 1 : 0), chart.unit)
      return { title: formatDateTime(at), rows: [[chart.name, said] as const] }
    },
    [chart],
  )
  return (
    <figure className="flex flex-col gap-1">
      <figcaption className="flex flex-wrap items-baseline gap-x-1.5 text-sm">
        <span className="font-medium">{chart.name}</span>
        <span className="text-muted">{unitOf(chart)}</span>
      </figcaption>
      <TimeChart
        placeholder={<Skeleton className="h-60 w-full" />}
        model={model}
        tooltip={tooltip}
        label={words.chart(chart.name)}
        className="h-60 w-full"
      />
    </figure>
  )
}

/** « m³ par jour »: bars are amounts of a stretch, a line is a level. */
const unitOf = ({ unit, kind, points }: Chart): string => {
  const [[first = 0] = [], [second = first] = []] = points
  const step = second - first
  if (kind === 'line') return unit
  return words.each(unit, step < DAY_MS ? 'hour' : step < 7 * DAY_MS ? 'day' : step < 28 * DAY_MS ? 'week' : 'month')
}

const modelOf = ({ points, kind, unit }: Chart): TimeChartModel => {
  const from = points[0]?.[0] ?? 0
  const last = points.at(-1)?.[0] ?? from
  const bucketMs = points.length > 1 ? (last - from) / (points.length - 1) : HOUR_MS
  const to = last + bucketMs
  const { ticks, stepMs } = timeTicks(from, to, 6, zoneOffset(siteTimeZone()))
  return {
    from,
    to,
    points: points.map(([at, value]) => [at, value, null, null] as const),
    shape: kind,
    color: WATER.test(unit) ? 'water' : 'energy',
    ticks,
    shiftMs: kind === 'bars' ? bucketMs / 2 : 0,
    aroundData: kind === 'line',
    formatTick: stepMs >= DAY_MS ? formatDayMonth : formatMinute,
    formatValue: (value) => formatNumber(value, Number.isInteger(value) ? 0 : 1),
  }
}

const WATER = /^(m|bar)/
