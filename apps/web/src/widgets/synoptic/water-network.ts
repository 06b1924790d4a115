import type { Device, DeviceId, DeviceRole } from '@vigie/contracts/entities'
import { type Asset, assetByDevice, assetsOf } from '../assets/assets-of.ts'
import { restM3h, STILL_M3H } from '../device-tile/asset-state.ts'

/** A pipe's flow as a sum of metered ones: what a meter at one end reads, less what the other pipes of that end take. */
export type FlowTerm = { readonly device: DeviceId; readonly cadenceMs: number; readonly sign: 1 | -1 }
export type Pipe = {
  readonly from: DeviceId
  readonly to: DeviceId
  /** null: no meter tells this flow */
  readonly terms: readonly FlowTerm[] | null
  /** m³/h up to which it runs too little to be drawn as moving: of a consumer, what is no watering */
  readonly restM3h: number
}
export type WaterNode = {
  /** its asset's main device: what pipes are told by */
  readonly id: DeviceId
  readonly asset: Asset
  readonly column: number
}
export type WaterNetwork = { readonly nodes: readonly WaterNode[]; readonly pipes: readonly Pipe[] }

const RANK: Record<DeviceRole, number> = { source: 0, storage: 1, consumption: 2, energy: 0 }

/** The assets water runs through, in columns along its way, and the pipes between them. */
export const waterNetwork = (devices: readonly Device[]): WaterNetwork => {
  const water = assetsOf(devices).filter(({ role }) => role !== 'energy')
  const owners = assetByDevice(water)
  const links = water.flatMap(({ id, members }) => {
    const fed = members.flatMap(({ feeds }) => feeds.flatMap((to) => owners.get(to)?.id ?? []))
    return [...new Set(fed)].filter((to) => to !== id).map((to) => ({ from: id, to }))
  })
  const linked = new Set(links.flatMap(({ from, to }) => [from, to]))
  const inside = water.filter((asset) => linked.has(asset.id) || carriesWater(asset))
  const columns = columnsOf(inside, links)
  return {
    nodes: inside.map((asset) => ({ id: asset.id, asset, column: columns.get(asset.id) ?? 0 })),
    pipes: metered(links, new Map(inside.map((asset) => [asset.id, asset]))),
  }
}

const carriesWater = (asset: Asset): boolean => asset.main.capacityM3 !== null || flowOf(asset) !== null

type Link = { readonly from: DeviceId; readonly to: DeviceId }

/** Right of everything that feeds it, and never left of where its role stands. A loop is broken where it closes. */
const columnsOf = (assets: readonly Asset[], links: readonly Link[]): ReadonlyMap<DeviceId, number> => {
  const columns = new Map<DeviceId, number>()
  const roles = new Map(assets.map(({ id, role }) => [id, RANK[role]]))
  const place = (id: DeviceId, above: ReadonlySet<DeviceId>): number => {
    const known = columns.get(id)
    if (known !== undefined) return known
    const path = new Set(above).add(id)
    const feeders = links.filter(({ from, to }) => to === id && !path.has(from))
    const column = feeders.reduce((most, { from }) => Math.max(most, place(from, path) + 1), roles.get(id) ?? 0)
    columns.set(id, column)
    return column
  }
  for (const { id } of assets) place(id, new Set())
  return columns
}

/** What an asset's own meter reads: of its main device, else of the first part that has one. */
const flowOf = ({ members }: Asset): FlowTerm | null => {
  for (const { id, metrics } of members) {
    const metric = metrics.find((one) => one.id === 'flow_m3h')
    if (metric !== undefined) return { device: id, cadenceMs: metric.cadenceMs, sign: 1 }
  }
  return null
}

/** Each link with the meters that tell its flow, as the balance of the period counts it. */
const metered = (links: readonly Link[], assets: ReadonlyMap<DeviceId, Asset>): Pipe[] => {
  const restOf = (id: DeviceId): number => {
    const asset = assets.get(id)
    return asset?.role === 'consumption' ? restM3h(asset.main) : STILL_M3H
  }
  const meter = (id: DeviceId) => {
    const asset = assets.get(id)
    return asset === undefined ? null : flowOf(asset)
  }
  const isOnlyFeeder = (link: Link) => links.filter(({ to }) => to === link.to).length === 1
  const atTarget = (link: Link): FlowTerm | null =>
    isOnlyFeeder(link) && assets.get(link.to)?.role === 'consumption' ? meter(link.to) : null
  const leftAtSource = (link: Link): readonly FlowTerm[] | null => {
    const total = meter(link.from)
    const others = links.filter(({ from, to }) => from === link.from && to !== link.to).map(atTarget)
    const known = others.filter((term) => term !== null)
    if (total === null || known.length < others.length) return null
    return [total, ...known.map((term) => ({ ...term, sign: -1 as const }))]
  }
  return links.map((link) => {
    const target = atTarget(link)
    return { ...link, terms: target === null ? leftAtSource(link) : [target], restM3h: restOf(link.to) }
  })
}
