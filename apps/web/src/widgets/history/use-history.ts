import { type DeviceId, METRICS, type MetricId } from '@vigie/contracts/entities'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useFeed, useNow, useSeries, useSources } from '@/data'
import { historyPoints, watermarkOf } from './history-points.ts'
import { createLiveTail } from './live-tail.ts'
import { oneResolution } from './one-resolution.ts'
import { SPANS, type Span, storedRange } from './span.ts'

const COUNTER_POINTS = 72

type HistoryInput = {
  readonly device: DeviceId
  readonly metric: MetricId
  readonly cadenceMs: number
  readonly span: Span
}

/** One series over a span that ends now: what is stored, read again from time to time, and what came since. */
export const useHistory = ({ device, metric, cadenceMs, span }: HistoryInput) => {
  const { readings } = useSources().live
  const { trusted } = useFeed()
  const { rereadMs, points: most } = SPANS[span]
  const anchor = useNow(rereadMs)
  const points = METRICS[metric].nature === 'counter' ? COUNTER_POINTS : most
  const series = useSeries({ device, metric, ...storedRange(span, anchor), points })
  const { refetch, isFetchedAfterMount } = series

  // what came while this was not mounted, or while the feed was down, is in the upstream's record: read it again
  useEffect(() => {
    if (trusted && !isFetchedAfterMount) void refetch({ cancelRefetch: false })
  }, [trusted, device, metric, span])

  const tail = useMemo(
    () =>
      createLiveTail({
        get: () => readings.get(device, metric, 'calm'),
        subscribe: (listener) => readings.subscribe(device, metric, 'calm', listener),
      }),
    [readings, device, metric],
  )
  const live = useSyncExternalStore(tail.subscribe, tail.get)
  // while another series loads, the previous one's points stay away: they are in another unit
  const read = series.data?.device === device && series.data.metric === metric ? series.data : undefined
  const stored = useMemo(() => (read === undefined ? undefined : oneResolution(read, metric)), [read, metric])
  return useMemo(
    () => ({
      series,
      bucketMs: stored?.bucketMs ?? 0,
      points: historyPoints(stored, live, metric, cadenceMs),
      watermark: watermarkOf(stored, live),
      ready: stored !== undefined,
    }),
    [series, stored, live, metric, cadenceMs],
  )
}
