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
    <TimeChart
      placeholder={<Skeleton className="h-52 w-full" />}
      model={model}
      tooltip={tooltip}
      label={words.chart(chart.name)}
      className="h-52 w-full"
    />
  )
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
    formatValue: (value) => formatNumber(value, Math.abs(value) < 10 ? 1 : 0),
  }
}

const WATER = /^(m|bar)/
