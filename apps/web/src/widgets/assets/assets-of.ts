// In: the devices of a site. Out: the things people know, each with the devices that are its parts.
import { type Device, type DeviceAsset, type DeviceId, type DeviceKind, deviceRole } from '@vigie/contracts/entities'

/** What people call one thing: a borehole, a tank, a sector; or a device that stands alone. */
export type Asset = {
  /** its main device's, so that no two assets share one */
  readonly id: DeviceId
  readonly name: string
  readonly role: Device['role']
  readonly main: Device
  /** every device it is made of, the main one first */
  readonly members: readonly Device[]
}

/** What a thing is by first: a pump makes a borehole, a level a tank, a meter a sector. */
const RANK: Record<DeviceKind, number> = {
  pump: 0,
  quantity: 1,
  'flow-meter': 2,
  energy: 3,
  sensor: 4,
  pressure: 5,
  camera: 6,
}

/** Devices grouped by the thing they are parts of; one that names none stands alone. As water flows, then by name. */
export const assetsOf = (devices: readonly Device[]): readonly Asset[] =>
  [...Map.groupBy(devices, ({ id, asset }) => (asset === null ? `device ${id}` : `asset ${asset.id}`)).values()]
    .flatMap((members) => assetOf(members) ?? [])
    .toSorted((a, b) => roleRank(a) - roleRank(b) || compareNames(a.name, b.name) || compareIds(a, b))

const assetOf = (unordered: readonly Device[]): Asset | null => {
  const members = unordered.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) || downstream(a) - downstream(b) || compareNames(a.name, b.name) || compareIds(a, b),
  )
  const [main] = members
  return main === undefined
    ? null
    : { id: main.id, name: main.asset?.name ?? main.name, role: main.role, main, members }
}

/** A store of water before a pump that fills it; else by kind. */
const rankOf = ({ kind, capacityM3 }: Device): number => (capacityM3 === null ? RANK[kind] : -1)

/** Gauges stand as the water meets them, where their name says it. */
const downstream = ({ name }: Device): number => Number(/(?<!\p{L})(après|aval|bout|fin|sortie)(?!\p{L})/iu.test(name))

const roleRank = ({ role }: Asset): number => deviceRole.options.indexOf(role)
const names = new Intl.Collator('fr', { numeric: true })
const compareNames = names.compare
const compareIds = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1)

/** Whether two assets show the same: the same devices, unchanged, under the same name. */
export const sameAsset = (a: Asset, b: Asset): boolean =>
  a === b ||
  (a.name === b.name &&
    a.members.length === b.members.length &&
    a.members.every((member, index) => member === b.members[index]))

/** A member's name beside its asset's: « Pression sortie Bassin haut » of « Bassin haut » is « Pression sortie ». */
export const memberName = (member: Pick<Device, 'name'>, { name }: Pick<DeviceAsset, 'name'>): string => {
  const at = member.name.toLocaleLowerCase('fr').lastIndexOf(name.toLocaleLowerCase('fr'))
  if (at < 0) return member.name
  const rest = `${member.name.slice(0, at)} ${member.name.slice(at + name.length)}`
  return rest.replace(/\s+((de|du|des|de la)\s+|de l['’]|d['’])?\s*$/iu, '').trim() || member.name
}

/** The asset a device belongs to, by the device's id. */
export const assetByDevice = (assets: readonly Asset[]): ReadonlyMap<DeviceId, Asset> =>
  new Map(assets.flatMap((asset) => asset.members.map(({ id }) => [id, asset] as const)))
