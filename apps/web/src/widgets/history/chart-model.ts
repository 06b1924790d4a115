import { DAY_MS, type Device, HOUR_MS, METRICS, type MetricId, MINUTE_MS } from '@vigie/contracts/entities'
import {
  formatDayMonth,
  formatMinute,
  formatMoment,
  formatMomentMinute,
  formatNumber,
  formatPercent,
  formatQuantity,
  formatTime,
  formatValue,
  siteTimeZone,
  text,
} from '@/text'
import type { ChartPoint } from '@/ui/charts/gaps'
import type { TimeChartModel } from '@/ui/charts/time-chart-option'
import { timeTicks, zoneOffset } from '@/ui/charts/time-ticks'
import { roundTop } from '../column-bars/scale.ts'
import { gridMeter } from '../device-tile/device-metrics.ts'
import { calmAxis, levelAxis } from './level-axis.ts'
import { tickDecimals } from './tick-decimals.ts'

/** Metrics whose values stay far from zero: their axis spans the data instead of starting at zero. */
const AWAY_FROM_ZERO: ReadonlySet<MetricId> = new Set([
  'pressure_bar',
  'level_m',
  'voltage_l1_v',
  'voltage_l2_v',
  'voltage_l3_v',
  'frequency_hz',
  'power_factor',
])
const WATER: ReadonlySet<MetricId> = new Set(['flow_m3h', 'volume_m3', 'pressure_bar', 'level_m', 'level_pct'])

type ChartInput = {
  readonly metric: MetricId
  readonly points: readonly ChartPoint[]
  readonly bucketMs: number
  readonly from: number
  readonly to: number
  /** what the metric comes to at most in a usual week: the axis of a curve of nothing ends there */
  readonly usualTop?: number | undefined
  /** what is drawn beside the points, and limits, that a level's axis holds too */
  readonly beside?: readonly ChartPoint[]
  readonly limits?: readonly number[]
  /** whether the axis of any gauge spans its values */
  readonly isFitted?: boolean
}

/** What the chart draws for a metric: gauges as a line with its band, counters as bars, states as steps. */
export const chartModel = ({
  metric,
  points,
  bucketMs,
  from,
  to,
  usualTop,
  beside = [],
  limits = [],
  isFitted = false,
}: ChartInput): TimeChartModel => {
  const { nature } = METRICS[metric]
  const { ticks, stepMs } = timeTicks(from, to, 6, zoneOffset(siteTimeZone()))
  const aroundData = AWAY_FROM_ZERO.has(metric) || (isFitted && nature === 'gauge')
  const decimals = tickDecimals(points, aroundData)
  const drawn = [...points, ...beside]
  const level = metric === 'level_pct' ? levelAxis(drawn, limits) : metric === 'level_m' ? calmAxis(drawn) : undefined
  const range = nature === 'state' ? ([0, 1] as const) : (level?.range ?? usualRange(usualTop))
  return {
    from,
    to,
    points: points.filter(([at]) => at >= from - bucketMs),
    shape: nature === 'counter' ? 'bars' : nature === 'state' ? 'steps' : 'line',
    color: WATER.has(metric) ? 'water' : 'energy',
    ticks,
    // a bucket's value stands in its middle
    shiftMs: nature === 'state' ? 0 : bucketMs / 2,
    aroundData,
    ...(range === undefined ? {} : { range }),
    // a curve of nothing is drawn low: its axis has its ends and its middle
    ...(level !== undefined ? { parts: level.parts } : usualTop !== undefined && { parts: 2 }),
    formatTick: stepMs >= DAY_MS ? formatDayMonth : to - from > LONGEST_DAY_MS ? formatDayOrMinute : formatMinute,
    formatValue: (value) => (nature === 'state' ? formatPercent(value) : formatNumber(value, decimals(value))),
  }
}

/** Of more than a day the axis says where each begins: midnight is told by its date. */
const formatDayOrMinute = (at: number): string =>
  formatMinute(at) === MIDNIGHT ? formatDayMonth(at) : formatMinute(at)
const MIDNIGHT = '00:00'
/** A day on which clocks go back. */
const LONGEST_DAY_MS = DAY_MS + HOUR_MS

/** What the meter of the grid counts is drawn as the grid is, wherever; undefined: as the metric is. */
export const colorOf = (device: Device): 'line-strong' | undefined =>
  gridMeter([device]) === undefined ? undefined : 'line-strong'

const usualRange = (top: number | undefined): readonly [number, number] | undefined =>
  top === undefined || top <= 0 ? undefined : [0, roundTop(top)]

/** A point's value in words: a state's is a share of time once it stands for a stretch. */
export const formatPoint = (value: number | null, metric: MetricId, bucketMs: number): string =>
  isShare(metric, bucketMs) && value !== null ? formatPercent(value) : formatQuantity(value, metric)

/** The same without its unit, for a column whose title says it. */
export const formatCell = (value: number | null, metric: MetricId, bucketMs: number): string =>
  isShare(metric, bucketMs) && value !== null ? formatPercent(value) : formatValue(value, metric)

const isShare = (metric: MetricId, bucketMs: number): boolean => METRICS[metric].nature === 'state' && bucketMs > 0

/** When a point is: an instant, or the stretch it stands for. */
export const formatStretch = (at: number, bucketMs: number, now: number): string => {
  const end = at + bucketMs
  if (bucketMs < MINUTE_MS)
    return bucketMs === 0 ? formatMoment(at, now) : `${formatMoment(at, now)} – ${formatTime(end)}`
  return `${formatMomentMinute(at, now)} – ${formatMomentMinute(end, bucketMs < DAY_MS ? at : now)}`
}

/** Label and value lines of one point, for the tooltip. */
export const pointRows = (
  [, value, min, max]: ChartPoint,
  metric: MetricId,
  bucketMs: number,
): readonly (readonly [string, string])[] => {
  const words = (what: number | null) => formatPoint(what, metric, bucketMs)
  const { nature } = METRICS[metric]
  if (nature === 'counter') return [[text.history.increment, words(value)]]
  if (nature === 'state') return [[bucketMs > 0 ? text.history.share : text.history.columns.value, words(value)]]
  if (min === max) return [[text.history.columns.value, words(value)]]
  return [
    [text.history.mean, words(value)],
    [text.history.columns.min, words(min)],
    [text.history.columns.max, words(max)],
  ]
}
