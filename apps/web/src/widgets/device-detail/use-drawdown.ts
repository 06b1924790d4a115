import { type Device, type Drawdown, drawdownOf, soundPoints } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import type { DeviceMetricSpec } from '../device-tile/device-metrics.ts'
import { useStuckSince } from '../findings/use-stuck-since.ts'
import type { Stretch } from '../period/bounds.ts'
import { usePeriodSeries } from '../period-chart/use-period-series.ts'

/** A probe in a borehole, and the pump that draws on it. */
export type Borehole = { readonly device: Device; readonly metric: DeviceMetricSpec; readonly pump: Device }

type FoundDrawdown = {
  /** null: not known, or not yet */
  readonly found: Drawdown | null
  readonly state: 'loading' | 'failed' | 'read'
  /** since when the probe stands still, epoch ms; null: it does not */
  readonly stuck: number | null
}

/** How far a borehole is drawn down over a stretch, from what its probe and its pump recorded. */
export const useDrawdown = ({ device, metric, pump }: Borehole, shown: Stretch): FoundDrawdown => {
  const { cadenceMs } = metric
  const level = usePeriodSeries({ device: device.id, metric: metric.id, cadenceMs, shown, back: null })
  const flow = usePeriodSeries({ device: pump.id, metric: 'flow_m3h', cadenceMs, shown, back: null })
  const stuck = useStuckSince(device.id, metric.id)
  const found = useMemo(
    () => drawdownOf(soundPoints(level.points, stuck), flow.points),
    [level.points, flow.points, stuck],
  )
  const isRead = level.ready && flow.ready
  const hasFailed = level.series.isError || flow.series.isError
  return { found: isRead ? found : null, state: isRead ? 'read' : hasFailed ? 'failed' : 'loading', stuck }
}
