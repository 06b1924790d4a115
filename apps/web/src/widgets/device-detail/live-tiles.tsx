import type { Device, MetricId } from '@vigie/contracts/entities'
import { orderedMetrics } from '../device-tile/device-metrics.ts'
import { LiveTile } from './live-tile.tsx'

type LiveTilesProps = { readonly device: Device; readonly metrics: readonly MetricId[] }

/** The values of now among these metrics that the device measures, the most telling first. */
export const LiveTiles = ({ device, metrics }: LiveTilesProps) =>
  orderedMetrics(device)
    .filter(({ id }) => metrics.includes(id))
    .map(({ id }) => <LiveTile key={id} device={device} metric={id} />)
