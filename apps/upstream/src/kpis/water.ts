import type { Figure, KpiBody } from '@vigie/contracts/entities'
import { readSums } from '../store/rollups/sums.ts'
import type { Database } from '../store/tables.ts'
import { readValuesAt } from '../store/values-at.ts'
import { HOUR_MS, type Stretch } from '../time.ts'
import { type Compared, derive, figureOf, increment, NO_FIGURE, ratio } from './figures.ts'
import { type Network, type Node, seriesOf } from './network.ts'

type StorageKpi = KpiBody['storages'][number]
type Flow = KpiBody['flows'][number]

/** Volume a device counted, m³. */
export const volumeOf = (compared: Compared, node: Node | undefined): Figure => {
  const series = node === undefined ? undefined : seriesOf(node, 'volume_m3')
  return series === undefined ? NO_FIGURE : figureOf(compared, [series], increment)
}

export const volumesOf = (compared: Compared, nodes: readonly Node[]): Figure =>
  figureOf(
    compared,
    nodes.flatMap((node) => seriesOf(node, 'volume_m3') ?? []),
    increment,
  )

/**
 * Volumes along the edges of the water network, m³: what is counted at one end,
 * or what is left of a device's total when one edge only is unknown.
 */
export const edgesOf = (compared: Compared, network: Network, side: 'value' | 'previous'): Flow[] => {
  const edges = network.nodes.flatMap(({ device }) =>
    device.role === 'energy' ? [] : device.feeds.map((to) => ({ from: device.id, to })),
  )
  const counted = (id: string): number | null => volumeOf(compared, network.node(id))[side]
  const known = new Map<string, number>()
  for (const { from, to } of edges) {
    const isOnlyFeeder = network.feedersOf(to).length === 1
    const volume = isOnlyFeeder && network.node(to)?.device.role === 'consumption' ? counted(to) : null
    if (volume !== null) known.set(`${from}>${to}`, volume)
  }
  for (const { from } of edges) {
    const total = counted(from)
    const open = edges.filter((edge) => edge.from === from && !known.has(`${from}>${edge.to}`))
    const [last] = open
    if (total === null || last === undefined || open.length > 1) continue
    const spent = edges.reduce(
      (sum, edge) => sum + (edge.from === from ? (known.get(`${from}>${edge.to}`) ?? 0) : 0),
      0,
    )
    known.set(`${from}>${last.to}`, Math.max(0, total - spent))
  }
  return edges.flatMap(({ from, to }) => {
    const volumeM3 = known.get(`${from}>${to}`)
    return volumeM3 === undefined ? [] : [{ from, to, volumeM3 }]
  })
}

/** Every storage: what it holds now, received, gave and kept over the period. */
export const storagesOf = async (
  db: Database,
  compared: Compared,
  network: Network,
  timeZone: string,
): Promise<{ storages: StorageKpi[]; storedDelta: Figure }> => {
  const { current, previous } = compared.period
  const instants = [current.from, current.to, previous.from, previous.to]
  const asked = network.storages.flatMap((node) =>
    instants.map((ts) => ({ series: seriesOf(node, 'level_pct') ?? seriesOf(node, 'level_m') ?? 0, ts })),
  )
  const levels = await readValuesAt(db, asked)
  const edges = { value: edgesOf(compared, network, 'value'), previous: edgesOf(compared, network, 'previous') }
  const recent = await recentEdges(db, compared, network, timeZone)
  const storages = network.storages.map((node, index): StorageKpi => {
    const volumes = levels.slice(index * 4, index * 4 + 4).map((level) => volumeAt(node, level))
    const [start, end, startBefore, endBefore] = volumes
    const volumeM3 = end ?? null
    const capacityM3 = node.device.capacityM3
    const id = node.device.id
    const draw = balance(recent.day, id, recent.dayHours)
    const fill = balance(recent.hour, id, 1)
    return {
      device: id,
      volumeM3,
      levelPct: volumeM3 !== null && capacityM3 !== null ? (100 * volumeM3) / capacityM3 : null,
      levelM: levelMOf(node, volumeM3),
      capacityM3,
      inM3: edgeFigure(edges, (edge) => edge.to === id),
      outM3: edgeFigure(edges, (edge) => edge.from === id),
      deltaM3: { value: minus(end, start), previous: minus(endBefore, startBefore), completenessPct: null },
      autonomyHours: volumeM3 !== null && draw !== null && draw < 0 ? volumeM3 / -draw : null,
      overflowInHours:
        volumeM3 !== null && capacityM3 !== null && fill !== null && fill > 0 ? (capacityM3 - volumeM3) / fill : null,
    }
  })
  return { storages, storedDelta: addUp(storages.map(({ deltaM3 }) => deltaM3)) }
}

/** The water balance of the site (IWA): what was produced and neither consumed nor stored. */
export const balanceOf = (produced: Figure, consumed: Figure, storedDelta: Figure, hasStorages: boolean) => {
  const stored = hasStorages ? storedDelta : { value: 0, previous: 0, completenessPct: null }
  const unaccountedM3 = derive([produced, consumed, stored], (made, used, kept) => made - used - kept)
  const unaccountedPct = derive([unaccountedM3, produced], (lost, made) => {
    const share = ratio(lost, made)
    return share === null ? null : 100 * share
  })
  return { unaccountedM3, unaccountedPct }
}

const addUp = (figures: readonly Figure[]): Figure =>
  figures.length === 0 ? NO_FIGURE : derive(figures, (...values) => values.reduce((sum, value) => sum + value, 0))

const minus = (end: number | null | undefined, start: number | null | undefined): number | null =>
  end == null || start == null ? null : end - start

const volumeAt = ({ device, series }: Node, level: number | null): number | null => {
  if (level === null || device.capacityM3 === null) return null
  if (series.has('level_pct')) return (level / 100) * device.capacityM3
  return device.heightM === null ? null : (level / device.heightM) * device.capacityM3
}

const levelMOf = ({ device }: Node, volumeM3: number | null): number | null =>
  volumeM3 === null || device.heightM === null || device.capacityM3 === null
    ? null
    : (volumeM3 / device.capacityM3) * device.heightM

type Sided = { readonly value: readonly Flow[]; readonly previous: readonly Flow[] }

const edgeFigure = (edges: Sided, fits: (edge: Flow) => boolean): Figure => {
  const side = (list: readonly Flow[]): number | null => {
    const volumes = list.filter(fits).map(({ volumeM3 }) => volumeM3)
    return volumes.length > 0 ? volumes.reduce((sum, volume) => sum + volume, 0) : null
  }
  return { value: side(edges.value), previous: side(edges.previous), completenessPct: null }
}

/** Net inflow of a storage over a recent stretch, m³/h; negative when it empties. */
const balance = (edges: readonly Flow[], id: string, hours: number): number | null => {
  const touching = edges.filter(({ from, to }) => from === id || to === id)
  if (touching.length === 0) return null
  return touching.reduce((sum, { to, volumeM3 }) => sum + (to === id ? volumeM3 : -volumeM3), 0) / hours
}

const recentEdges = async (db: Database, compared: Compared, network: Network, timeZone: string) => {
  const until = compared.period.current.to
  const series = network.nodes.flatMap((node) => seriesOf(node, 'volume_m3') ?? [])
  const dayHours = 24
  const windows = [dayHours, 1].map((hours): Stretch => ({ from: until - hours * HOUR_MS, to: until }))
  const [day = [], hour = []] = (await readSums(db, series, windows, timeZone)).map((sums) =>
    edgesOf({ ...compared, current: { ...compared.current, sums } }, network, 'value'),
  )
  return { day, hour, dayHours }
}
