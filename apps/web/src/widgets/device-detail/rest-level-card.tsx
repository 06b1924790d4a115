import { DAY_MS, type Device, HOUR_MS, type MetricId } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useCapability, useNow, useSeries } from '@/data'
import { formatQuantity } from '@/text'
import { detail } from '@/text/detail'
import { CardSection } from '@/ui/card-section'
import type { ChartPoint } from '@/ui/charts/gaps'
import { Skeleton } from '@/ui/skeleton'
import { HistoryChart } from '../history/history-chart.tsx'
import type { Stretch } from '../period/bounds.ts'
import { LEAST_M } from './drawdown.ts'
import { soundPoints } from './probe-range.ts'
import { REST_WEEKS, type RestTrend, restLevels, restTrend } from './rest-level.ts'
import { type Borehole, useDrawdown } from './use-drawdown.ts'

const words = detail.restLevel
const DAYS = REST_WEEKS * 7

/**
 * How the level of a borehole has gone over the weeks, each day while its pump rested. Nothing where the last days do
 * not tell which way the probe counts, as pumping alone does.
 */
export const RestLevelCard = (borehole: Borehole) => {
  const now = useNow(HOUR_MS)
  const to = Math.ceil((now + 1) / DAY_MS) * DAY_MS
  const weeks = useMemo(() => ({ from: to - DAYS * DAY_MS, to }), [to])
  const { found, stuck, state } = useDrawdown(
    borehole,
    useMemo(() => ({ from: to - 7 * DAY_MS, to }), [to]),
  )
  const level = useDays(borehole.device, borehole.metric.id, weeks)
  const flow = useDays(borehole.pump, 'flow_m3h', weeks)
  const isHeight = found !== null && found.pumping < found.rest
  const levels = useMemo(
    () => restLevels(soundPoints(level.days, stuck), flow.days, isHeight),
    [level.days, flow.days, stuck, isHeight],
  )
  const trend = useMemo(() => restTrend(levels, to), [levels, to])
  const isLoading = [state, level.state, flow.state].includes('loading')
  if (useCapability('series') === false || (!isLoading && (found === null || trend === null))) return null
  return (
    <CardSection title={words.title} of={words.of}>
      <div className="flex flex-col gap-2 px-4 pb-4">
        <p className="min-h-10 text-sm">{!isLoading && trend !== null && restWords(trend, isHeight)}</p>
        <div className="h-40">
          {isLoading ? (
            <Skeleton className="size-full" />
          ) : (
            <HistoryChart
              metric={borehole.metric.id}
              deviceName={words.chart(borehole.device.name)}
              points={levels}
              bucketMs={DAY_MS}
              {...weeks}
            />
          )}
        </div>
      </div>
    </CardSection>
  )
}

const NONE: readonly ChartPoint[] = []

/** A point a day. */
const useDays = (device: Device, metric: MetricId, { from, to }: Stretch) => {
  const { data, isError } = useSeries({ device: device.id, metric, from, to, points: DAYS })
  const read = data?.device === device.id && data.metric === metric ? data : undefined
  const state = read !== undefined ? 'read' : isError ? 'failed' : 'loading'
  return { days: read?.points ?? NONE, state } as const
}

/** « 39,57 m ces 7 jours : 0,49 m plus bas qu’il y a 4 semaines, 0,95 m plus bas qu’il y a 11 semaines ». */
export const restWords = ({ level, changes }: RestTrend, isHeight: boolean): string => {
  const told = changes.map(({ weeks, change }) => {
    if (Math.abs(change) < LEAST_M) return words.same(weeks)
    const by = formatQuantity(Math.abs(change), 'level_m')
    return change < 0 === isHeight ? words.lower(by, weeks) : words.higher(by, weeks)
  })
  return [words.week(formatQuantity(level, 'level_m')), ...(told.length === 0 ? [] : [told.join(', ')])].join(
    '\u00a0: ',
  )
}
