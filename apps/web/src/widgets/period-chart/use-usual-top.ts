import { DAY_MS, type DeviceId, HOUR_MS, METRICS, type MetricId } from '@vigie/contracts/entities'
import { useNow, useSeries } from '@/data'
import type { ChartPoint } from '@/ui/charts/gaps'

const WEEK_MS = 7 * DAY_MS

/**
 * The most that a metric came to within the last week, asked for only where nothing was drawn in what is shown: an axis
 * made of that alone would be one of noise. undefined: there is no need of it, or it is not known.
 */
export const useUsualTop = (device: DeviceId, metric: MetricId, points: readonly ChartPoint[]): number | undefined => {
  const to = useNow(HOUR_MS)
  const end = Math.floor(to / HOUR_MS) * HOUR_MS
  const enabled = METRICS[metric].nature === 'gauge' && isNothing(points)
  const { data } = useSeries({ device, metric, from: end - WEEK_MS, to: end, points: WEEK_MS / HOUR_MS }, { enabled })
  if (!enabled || data?.device !== device || data.metric !== metric) return undefined
  return topOf(data.points)
}

/** Whether all of a series is a flow of nothing. */
export const isNothing = (points: readonly ChartPoint[]): boolean => {
  const known = points.filter(([, value]) => value !== null)
  return known.length > 0 && topOf(known) === 0
}

const topOf = (points: readonly ChartPoint[]): number =>
  points.reduce((most, [, value, , max]) => Math.max(most, max ?? value ?? 0), 0)
