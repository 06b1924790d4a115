import type { Device, DeviceId } from './device.ts'

// What may fill a tank, by what devices say that they feed. One rule, by which the screens and the assistant tell whether it fills.

type Node = Pick<Device, 'id' | 'role' | 'capacityM3' | 'metrics' | 'feeds'>

/** Whether a device is a tank whose content is counted. */
export const isTank = ({ role, capacityM3 }: Pick<Device, 'role' | 'capacityM3'>): boolean =>
  role === 'storage' && capacityM3 !== null

/** The first tank that the water of a device comes to, over whatever lies between; undefined: none. */
export const tankAfter = <D extends Node>(id: DeviceId, byId: ReadonlyMap<DeviceId, D>): D | undefined => {
  const seen = new Set<DeviceId>()
  let front: readonly DeviceId[] = [id]
  while (front.length > 0) {
    for (const one of front) seen.add(one)
    const next = front.flatMap((one) => byId.get(one)?.feeds ?? []).flatMap((fed) => byId.get(fed) ?? [])
    const found = next.find(isTank)
    if (found !== undefined) return found
    front = next.map((device) => device.id).filter((fed) => !seen.has(fed))
  }
  return undefined
}

/** What tells whether water may come into a tank: every pump and meter of a source, and every other tank, from which it is the first on the way. */
export const inletsOf = <D extends Node>(tank: DeviceId, devices: readonly D[]): readonly D[] => {
  const known = devices.find(({ id }) => id === tank)
  if (known === undefined || !isTank(known)) return []
  const byId = new Map(devices.map((device) => [device.id, device]))
  return devices.filter((device) => device.id !== tank && tells(device) && tankAfter(device.id, byId)?.id === tank)
}
const tells = (device: Node): boolean =>
  isTank(device) || (device.role === 'source' && device.metrics.some(({ id }) => MOVES.has(id)))
const MOVES: ReadonlySet<string> = new Set(['running', 'flow_m3h'])
