import type { Device, DeviceId, DeviceRole } from '@vigie/contracts/entities'

/** A pipe's flow as a sum of metered ones: what a meter at one end reads, less what the other pipes of that end take. */
export type FlowTerm = { readonly device: DeviceId; readonly cadenceMs: number; readonly sign: 1 | -1 }
export type Pipe = {
  readonly from: DeviceId
  readonly to: DeviceId
  /** null: no meter tells this flow */
  readonly terms: readonly FlowTerm[] | null
}
export type WaterNode = { readonly device: Device; readonly column: number }
export type WaterNetwork = { readonly nodes: readonly WaterNode[]; readonly pipes: readonly Pipe[] }

const RANK: Record<DeviceRole, number> = { source: 0, storage: 1, consumption: 2, energy: 0 }

/** The devices water runs through, in columns along its way, and the pipes between them. */
export const waterNetwork = (devices: readonly Device[]): WaterNetwork => {
  const water = devices.filter(({ role }) => role !== 'energy')
  const ids = new Set(water.map(({ id }) => id))
  const links = water.flatMap(({ id, feeds }) =>
    feeds.filter((to) => ids.has(to) && to !== id).map((to) => ({ from: id, to })),
  )
  const linked = new Set(links.flatMap(({ from, to }) => [from, to]))
  const inside = water.filter((device) => linked.has(device.id) || carriesWater(device))
  const columns = columnsOf(inside, links)
  return {
    nodes: inside.map((device) => ({ device, column: columns.get(device.id) ?? 0 })),
    pipes: metered(links, new Map(inside.map((device) => [device.id, device]))),
  }
}

const carriesWater = (device: Device): boolean => device.capacityM3 !== null || flowOf(device) !== null

type Link = { readonly from: DeviceId; readonly to: DeviceId }

/** Right of everything that feeds it, and never left of where its role stands. A loop is broken where it closes. */
const columnsOf = (devices: readonly Device[], links: readonly Link[]): ReadonlyMap<DeviceId, number> => {
  const columns = new Map<DeviceId, number>()
  const roles = new Map(devices.map(({ id, role }) => [id, RANK[role]]))
  const place = (id: DeviceId, above: ReadonlySet<DeviceId>): number => {
    const known = columns.get(id)
    if (known !== undefined) return known
    const path = new Set(above).add(id)
    const feeders = links.filter(({ from, to }) => to === id && !path.has(from))
    const column = feeders.reduce((most, { from }) => Math.max(most, place(from, path) + 1), roles.get(id) ?? 0)
    columns.set(id, column)
    return column
  }
  for (const { id } of devices) place(id, new Set())
  return columns
}

const flowOf = (device: Device): FlowTerm | null => {
  const metric = device.metrics.find(({ id }) => id === 'flow_m3h')
  return metric === undefined ? null : { device: device.id, cadenceMs: metric.cadenceMs, sign: 1 }
}

/** Each link with the meters that tell its flow, as the balance of the period counts it. */
const metered = (links: readonly Link[], devices: ReadonlyMap<DeviceId, Device>): Pipe[] => {
  const meter = (id: DeviceId) => {
    const device = devices.get(id)
    return device === undefined ? null : flowOf(device)
  }
  const isOnlyFeeder = (link: Link) => links.filter(({ to }) => to === link.to).length === 1
  const atTarget = (link: Link): FlowTerm | null =>
    isOnlyFeeder(link) && devices.get(link.to)?.role === 'consumption' ? meter(link.to) : null
  const leftAtSource = (link: Link): readonly FlowTerm[] | null => {
    const total = meter(link.from)
    const others = links.filter(({ from, to }) => from === link.from && to !== link.to).map(atTarget)
    const known = others.filter((term) => term !== null)
    if (total === null || known.length < others.length) return null
    return [total, ...known.map((term) => ({ ...term, sign: -1 as const }))]
  }
  return links.map((link) => {
    const target = atTarget(link)
    return { ...link, terms: target === null ? leftAtSource(link) : [target] }
  })
}
