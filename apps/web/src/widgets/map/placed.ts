import type { Device, Position } from '@vigie/contracts/entities'
import { type Asset, assetsOf } from '../assets/assets-of.ts'

/** A thing that is drawn: an asset, called as such, where its main device stands. */
export type Placed = { readonly asset: Pick<Asset, 'id' | 'name' | 'main' | 'members'>; readonly at: Position }

/** The assets that have a position: that of the first of their devices that gives one. */
export const placedOf = (devices: readonly Device[]): readonly Placed[] =>
  assetsOf(devices).flatMap((asset) => {
    const at = asset.members.find(({ position }) => position !== null)?.position
    return at == null ? [] : [{ asset, at }]
  })

/** Where a group of assets is drawn: in their middle. */
export const middleOf = (group: readonly Placed[]): Position => ({
  lat: group.reduce((sum, { at }) => sum + at.lat, 0) / group.length,
  lon: group.reduce((sum, { at }) => sum + at.lon, 0) / group.length,
})

/** What feeds what with water, from mark to mark: once between two groups, however many pipes there are. */
export const linksOf = (groups: readonly (readonly Placed[])[]) => {
  const members = (group: readonly Placed[]) => group.flatMap(({ asset }) => asset.members)
  const groupOf = new Map(groups.flatMap((group) => members(group).map(({ id }) => [id, group] as const)))
  return groups.flatMap((group) => {
    const fed = new Set(
      members(group).flatMap(({ role, feeds }) => (role === 'energy' ? [] : feeds.map((id) => groupOf.get(id)))),
    )
    return [...fed].flatMap((other) =>
      other === undefined || other === group ? [] : [{ from: middleOf(group), to: middleOf(other) }],
    )
  })
}
