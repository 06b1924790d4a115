import { type DeviceId, METRICS, type MetricId } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useNow, useSeries } from '@/data'
import type { ChartPoint } from '@/ui/charts/gaps'
import { historyPoints } from '../history/history-points.ts'
import { oneResolution } from '../history/one-resolution.ts'
import type { Stretch } from '../period/bounds.ts'
import { readingOf } from './chart-window.ts'

type PeriodSeriesInput = {
  readonly device: DeviceId
  readonly metric: MetricId
  readonly cadenceMs: number
  readonly shown: Stretch
  /** how far back the compared stretch lies, ms; null: not compared */
  readonly back: number | null
}

/** How often a current period is read again at least. */
const REREAD_MS = 60_000
const NONE: readonly ChartPoint[] = []

/** A series over a stretch with its gaps, and the same stretch of the period before, moved onto it. */
export const usePeriodSeries = ({ device, metric, cadenceMs, shown, back }: PeriodSeriesInput) => {
  const now = useNow(REREAD_MS) + REREAD_MS
  const counted = METRICS[metric].nature === 'counter'
  const series = useSeries(
    { device, metric, ...readingOf(shown, now, counted) },
    now < shown.to ? { refetchInterval: REREAD_MS } : {},
  )
  const shift = back ?? 0
  const before = useSeries(
    { device, metric, ...readingOf({ from: shown.from - shift, to: shown.to - shift }, now, counted) },
    { enabled: back !== null },
  )
  // while this series loads, the one before stays in view: it must not be shown in this one's unit
  const read = series.data?.device === device && series.data.metric === metric ? series.data : undefined
  const stored = useMemo(() => (read === undefined ? undefined : oneResolution(read, metric)), [read, metric])
  const past =
    back !== null && before.data?.device === device && before.data.metric === metric ? before.data : undefined
  return useMemo(
    () => ({
      series,
      ready: stored !== undefined,
      bucketMs: stored?.bucketMs ?? 0,
      watermark: stored?.watermark ?? null,
      points: historyPoints(stored, [], metric, cadenceMs),
      previous:
        past === undefined
          ? NONE
          : historyPoints(oneResolution(past, metric), [], metric, cadenceMs).map(
              ([at, ...rest]): ChartPoint => [at + shift, ...rest],
            ),
    }),
    [series, stored, past, shift, metric, cadenceMs],
  )
}
