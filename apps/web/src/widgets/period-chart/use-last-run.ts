import { DAY_MS, type DeviceId, HOUR_MS, type MetricId, type PeriodUnit } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useNow, useSeries } from '@/data'
import type { Stretch } from '../period/bounds.ts'
import { lastRunBefore } from './last-run.ts'

const WEEK_MS = 7 * DAY_MS
/** What is nothing while its device rests. */
const OF_WORK: ReadonlySet<MetricId> = new Set(['flow_m3h', 'power_kw'])

type LastRunInput = {
  readonly device: DeviceId
  readonly metric: MetricId
  readonly bounds: Stretch
  readonly unit: PeriodUnit
}

/** The last run of a device within a week that did nothing today; null: it did, another period is shown, or it is not known. */
export const useLastRun = ({ device, metric, bounds, unit }: LastRunInput): Stretch | null => {
  const hour = useNow(HOUR_MS)
  const to = Math.floor(hour / HOUR_MS) * HOUR_MS
  const enabled = OF_WORK.has(metric) && unit === 'day' && bounds.from <= hour && hour < bounds.to
  const { data } = useSeries({ device, metric, from: to - WEEK_MS, to, points: WEEK_MS / HOUR_MS }, { enabled })
  return useMemo(
    () =>
      !enabled || data?.device !== device || data.metric !== metric
        ? null
        : lastRunBefore(data.points, data.bucketMs, bounds.from),
    [enabled, data, device, metric, bounds.from],
  )
}
