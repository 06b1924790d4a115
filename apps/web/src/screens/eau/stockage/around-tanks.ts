// In: what needs watching of the site, its devices. Out: what of it concerns its tanks, and the first of that in words.
import type { Device, DeviceId } from '@vigie/contracts/entities'
import { PATHS } from '@/paths'
import { eau } from '@/text/eau'
import { pumpsInto, tankFedBy } from '@/widgets/assets/tank-network'
import type { Cause } from '@/widgets/site-state/causes'
import { causesAt } from '../state/causes-at.ts'

const { storage: words } = eau

/** A tank, and the device before or behind it that something is the matter with. */
type Around = { readonly tank: Device; readonly device: Device }

/** The tanks of a site, and all that their water reaches. */
const reachOf = (devices: readonly Device[]): ReadonlyMap<DeviceId, Device> => {
  const byId = new Map(devices.map((device) => [device.id, device]))
  const reached = new Map<DeviceId, Device>()
  for (const tank of devices.filter(({ role }) => role === 'storage')) {
    const front = [...tank.feeds]
    for (let id = front.pop(); id !== undefined; id = front.pop()) {
      const device = byId.get(id)
      if (device === undefined || device.role === 'storage' || reached.has(id)) continue
      reached.set(id, tank)
      front.push(...device.feeds)
    }
  }
  return reached
}

const leakBehind = (cause: Cause, reach: ReadonlyMap<DeviceId, Device>): Around | null => {
  const tank = cause.kind === 'leak' ? reach.get(cause.device.id) : undefined
  return cause.kind === 'leak' && tank !== undefined ? { tank, device: cause.device } : null
}

/** The first tank of which pumps are cut, these, and how many fill it in all. */
type Unfilled = { readonly tank: Device; readonly cut: readonly Device[]; readonly of: number }

const pumpsBefore = (cause: Cause, devices: readonly Device[]): Unfilled | null => {
  if (cause.kind !== 'power') return null
  const tankOf = ({ id }: Device) => tankFedBy(id, devices)
  const tank = cause.devices.map(tankOf).find((one) => one !== undefined)
  if (tank === undefined) return null
  const cut = cause.devices.filter((device) => tankOf(device)?.id === tank.id)
  return { tank, cut, of: pumpsInto(tank.id, devices, new Set()).count }
}

/**
 * What needs watching of the tanks: what concerns them, leaks of what they feed and cuts of the pumps that fill them; in
 * words by the first of these, where it is of no tank itself. A cut of the whole site is said as everywhere.
 */
export const aroundTanks = (
  all: readonly Cause[],
  devices: readonly Device[],
): { readonly causes: readonly Cause[]; readonly lead: string | null } => {
  const tanks = new Set(devices.filter(({ role }) => role === 'storage').map(({ id }) => id))
  const reach = reachOf(devices)
  const own = new Set(causesAt(all, PATHS.storage, (id) => tanks.has(id)))
  const causes = all.filter(
    (cause) => own.has(cause) || leakBehind(cause, reach) !== null || pumpsBefore(cause, devices) !== null,
  )
  const [worst] = causes
  if (worst === undefined || (own.has(worst) && worst.kind !== 'power')) return { causes, lead: null }
  if (worst.kind === 'power' && (worst.general || worst.whole)) return { causes, lead: null }
  const leak = leakBehind(worst, reach)
  const unfilled = pumpsBefore(worst, devices)
  const said =
    leak !== null
      ? words.leakBehind(leak.tank.name, leak.device.name)
      : unfilled !== null
        ? words.pumpsCut(
            unfilled.tank.name,
            unfilled.cut.map(({ name }) => name),
            unfilled.of,
          )
        : null
  return { causes, lead: said === null ? null : words.andOthers(said, causes.length - 1) }
}
