import type { Device, MetricId } from '@vigie/contracts/entities'
import type { KnownDevice } from '../directory/directory.ts'

/** A device with the number of each of its series. */
export type Node = { readonly device: Device; readonly series: ReadonlyMap<MetricId, number> }

/** The site's devices by what they stand for in its water and energy network. */
export type Network = {
  readonly nodes: readonly Node[]
  /** bring water in, and count it */
  readonly sources: readonly Node[]
  /** hold water, with a known capacity and a level */
  readonly storages: readonly Node[]
  /** use water, and count it */
  readonly consumptions: readonly Node[]
  readonly pumps: readonly Node[]
  /** count energy bought from the grid */
  readonly grid: readonly Node[]
  /** count energy made from the sun */
  readonly solar: readonly Node[]
  /** devices that feed this one with water */
  readonly feedersOf: (id: string) => readonly Node[]
  readonly node: (id: string) => Node | undefined
}

export const networkOf = (devices: readonly KnownDevice[]): Network => {
  const nodes = devices.map(
    ({ device, metrics }): Node => ({
      device,
      series: new Map([...metrics.values()].map(({ metric, id }) => [metric, id])),
    }),
  )
  const byId = new Map(nodes.map((node) => [node.device.id, node]))
  const meters = nodes.filter(({ device, series }) => device.role === 'energy' && series.has('energy_kwh'))
  return {
    nodes,
    sources: nodes.filter(({ device, series }) => device.role === 'source' && series.has('volume_m3')),
    storages: nodes.filter(
      ({ device, series }) =>
        device.role === 'storage' && device.capacityM3 !== null && (series.has('level_pct') || series.has('level_m')),
    ),
    consumptions: nodes.filter(({ device, series }) => device.role === 'consumption' && series.has('volume_m3')),
    pumps: nodes.filter(({ device }) => device.kind === 'pump'),
    grid: meters.filter(({ series }) => !series.has('irradiance_wm2')),
    solar: meters.filter(({ series }) => series.has('irradiance_wm2')),
    feedersOf: (id) =>
      nodes.filter(({ device, series }) => device.feeds.includes(id) && device.role !== 'energy' && series.size > 0),
    node: (id) => byId.get(id),
  }
}

/** The number of a device's series of a metric; undefined when it has none. */
export const seriesOf = (node: Node, metric: MetricId): number | undefined => node.series.get(metric)
