import {
  type Alarm,
  type AlarmCondition,
  type Device,
  METRICS,
  type MetricId,
  MINUTE_MS,
} from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useNow, useSeries } from '@/data'
import { formatMoment, text } from '@/text'
import { alarmDetailText } from '@/text/alarm-detail'
import { mainMetric } from '@/widgets/device-tile/device-metrics'
import { HistoryChart } from '@/widgets/history/history-chart'
import { historyPoints } from '@/widgets/history/history-points'
import { oneResolution } from '@/widgets/history/one-resolution'
import { SeriesFigure } from '@/widgets/history/series-figure'
import { eventStretch } from './event-stretch.ts'

const POINTS = 360
/** Conditions whose threshold is a value of the metric that is drawn. */
const LIMITED: ReadonlySet<AlarmCondition> = new Set(['threshold-high', 'threshold-low', 'tank-high', 'tank-low'])

const OF_WORK: ReadonlySet<MetricId> = new Set(['flow_m3h', 'power_kw'])

/** Whether the axis begins at nothing: around a cut what a device does is seen against standing still, not its noise. */
export const isFromZero = (condition: AlarmCondition, metric: MetricId): boolean =>
  condition === 'power-off' && OF_WORK.has(metric)

type EventChartProps = { readonly alarm: Alarm; readonly device: Device }

/** What the device measured from an hour or more before its alarm on. */
export const EventChart = ({ alarm, device }: EventChartProps) => {
  const metric = device.metrics.find(({ id }) => id === alarm.metric) ?? mainMetric(device)
  if (metric === null) return <p className="text-muted text-sm">{alarmDetailText.noChart}</p>
  return <Curve key={metric.id} alarm={alarm} device={device} metric={metric.id} cadenceMs={metric.cadenceMs} />
}

type CurveProps = EventChartProps & { readonly metric: MetricId; readonly cadenceMs: number }

const Curve = ({ alarm, device, metric, cadenceMs }: CurveProps) => {
  const now = useNow(MINUTE_MS)
  const { from, to } = eventStretch(alarm, now)
  const series = useSeries({
    device: device.id,
    metric,
    from,
    to,
    points: METRICS[metric].nature === 'counter' ? 72 : POINTS,
  })
  const read = series.data?.device === device.id && series.data.metric === metric ? series.data : undefined
  const stored = useMemo(() => (read === undefined ? undefined : oneResolution(read, metric)), [read, metric])
  const points = useMemo(() => historyPoints(stored, [], metric, cadenceMs), [stored, metric, cadenceMs])
  const bucketMs = stored?.bucketMs ?? 0
  const marks = useMemo(
    () => ({
      at: [alarm.raisedAt, ...(alarm.clearedAt === null ? [] : [alarm.clearedAt])].map((at) => Date.parse(at)),
      limit:
        alarm.threshold !== null && LIMITED.has(alarm.condition) && alarm.metric === metric ? alarm.threshold : null,
    }),
    [alarm.raisedAt, alarm.clearedAt, alarm.threshold, alarm.condition, alarm.metric, metric],
  )
  const isShown = points.some(([, value]) => value !== null)
  const state = isShown ? 'shown' : series.isError ? 'failed' : stored === undefined ? 'loading' : 'empty'
  const watermark = stored?.watermark ?? null
  return (
    <SeriesFigure
      metric={metric}
      points={points}
      bucketMs={bucketMs}
      until={to}
      state={state}
      onRetry={() => void series.refetch()}
      empty={{ title: text.history.emptyTitle, help: text.history.emptyHelp }}
      className="h-40"
      chart={
        <HistoryChart
          metric={metric}
          deviceName={device.name}
          points={points}
          bucketMs={bucketMs}
          from={from}
          to={to}
          marks={marks}
          isFitted={!isFromZero(alarm.condition, metric)}
        />
      }
      beside={
        <span>{watermark === null ? text.history.noData : text.history.watermark(formatMoment(watermark, now))}</span>
      }
    />
  )
}
