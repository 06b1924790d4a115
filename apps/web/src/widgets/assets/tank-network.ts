// In: the devices of a site and what each feeds. Out: which tank a device is at, which it pumps into, which pumps fill it.
import { type Device, type DeviceId, isTank, tankAfter } from '@vigie/contracts/entities'

/** The tank that a device is, or is a part of. */
export const tankAt = (id: DeviceId, devices: readonly Device[]): Device | undefined => {
  const { byId, tankOfAsset } = networkOf(devices)
  const here = byId.get(id)
  return here !== undefined && isTank(here) ? here : tankOfAsset.get(here?.asset?.id ?? '')
}

/**
 * The tank into which a pump pumps, over whatever lies between; looked for once for each device. What feeds a pump with
 * energy feeds no tank, and what measures water does not move it.
 */
export const tankFedBy = (id: DeviceId, devices: readonly Device[]): Device | undefined => {
  const { byId, tanks } = networkOf(devices)
  if (byId.get(id)?.kind !== 'pump') return undefined
  if (!tanks.has(id)) tanks.set(id, tankAfter(id, byId))
  return tanks.get(id)
}

/** The pumps that pump into a tank: how many, how many of them stand without power, and which have it. */
export const pumpsInto = (
  tank: DeviceId,
  devices: readonly Device[],
  unpowered: ReadonlySet<DeviceId>,
): { readonly count: number; readonly off: number; readonly on: readonly DeviceId[] } => {
  const { pumps } = networkOf(devices)
  const into = pumps.filter((id) => tankFedBy(id, devices)?.id === tank)
  const on = into.filter((id) => !unpowered.has(id))
  return { count: into.length, off: into.length - on.length, on }
}

/** Whether a tank has pumps, and none of them has power: what is computed without pumping holds of it. */
export const hasNoPump = (tank: DeviceId, devices: readonly Device[], unpowered: ReadonlySet<DeviceId>): boolean => {
  const { count, off } = pumpsInto(tank, devices, unpowered)
  return count > 0 && off === count
}

/** The devices of a site by what is asked of them: a flood asks for ten thousand of them on each render. */
type Network = {
  readonly byId: ReadonlyMap<DeviceId, Device>
  readonly tankOfAsset: ReadonlyMap<string, Device>
  readonly pumps: readonly DeviceId[]
  /** what was found so far */
  readonly tanks: Map<DeviceId, Device | undefined>
}
const networks = new WeakMap<readonly Device[], Network>()
const networkOf = (devices: readonly Device[]): Network => {
  const known = networks.get(devices)
  if (known !== undefined) return known
  const ofAssets = devices.flatMap((one): [string, Device][] =>
    isTank(one) && one.asset != null ? [[one.asset.id, one]] : [],
  )
  const made: Network = {
    byId: new Map(devices.map((device) => [device.id, device])),
    // the first of an asset counts
    tankOfAsset: new Map(ofAssets.reverse()),
    pumps: devices.flatMap(({ id, kind }) => (kind === 'pump' ? [id] : [])),
    tanks: new Map(),
  }
  networks.set(devices, made)
  return made
}
