import {
  DAY_MS,
  type Device,
  HOUR_MS,
  type MetricId,
  REST_WEEKS,
  type RestTrend,
  restLevels,
  restStretch,
  restTrend,
  soundPoints,
} from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useCapability, useNow, useSeries } from '@/data'
import type { ChartPoint } from '@/ui/charts/gaps'
import type { Stretch } from '../period/bounds.ts'
import { type Borehole, useDrawdown } from './use-drawdown.ts'

const DAYS = REST_WEEKS * 7
const NONE: readonly ChartPoint[] = []

/** How the level of a borehole went while its pump rested. */
export type RestLevel = {
  readonly trend: RestTrend
  /** whether the probe tells the water above it, or the depth */
  readonly isHeight: boolean
  /** a point a day, m */
  readonly levels: readonly ChartPoint[]
  readonly weeks: Stretch
}

/**
 * The level of each day at rest over the last weeks; null: it is not known, as where the last days do not tell which way
 * the probe counts, which pumping alone does.
 */
export const useRestLevel = (borehole: Borehole): RestLevel | 'loading' | null => {
  const now = useNow(HOUR_MS)
  const { from, to } = restStretch(now)
  const weeks = useMemo(() => ({ from, to }), [from, to])
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
  if (useCapability('series') === false) return null
  if ([state, level.state, flow.state].includes('loading')) return 'loading'
  return found === null || trend === null ? null : { trend, isHeight, levels, weeks }
}

/** A point a day. */
const useDays = (device: Device, metric: MetricId, { from, to }: Stretch) => {
  const { data, isError } = useSeries({ device: device.id, metric, from, to, points: DAYS })
  const read = data?.device === device.id && data.metric === metric ? data : undefined
  const state = read !== undefined ? 'read' : isError ? 'failed' : 'loading'
  return { days: read?.points ?? NONE, state } as const
}
