import type { Device, Position } from '@vigie/contracts/entities'

export type Placed = { readonly device: Device; readonly at: Position }

/** Devices that have a position. */
export const placedOf = (devices: readonly Device[]): readonly Placed[] =>
  devices.flatMap((device) => (device.position === null ? [] : [{ device, at: device.position }]))

/** Where a group of devices is drawn: in their middle. */
export const middleOf = (group: readonly Placed[]): Position => ({
  lat: group.reduce((sum, { at }) => sum + at.lat, 0) / group.length,
  lon: group.reduce((sum, { at }) => sum + at.lon, 0) / group.length,
})

/** What feeds what, from mark to mark: once between two groups, however many pipes there are. */
export const linksOf = (groups: readonly (readonly Placed[])[]) => {
  const groupOf = new Map(groups.flatMap((group) => group.map(({ device }) => [device.id, group] as const)))
  return groups.flatMap((group) => {
    const fed = new Set(group.flatMap(({ device }) => device.feeds.map((id) => groupOf.get(id))))
    return [...fed].flatMap((other) =>
      other === undefined || other === group ? [] : [{ from: middleOf(group), to: middleOf(other) }],
    )
  })
}
