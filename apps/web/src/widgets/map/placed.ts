import type { Device, Position } from '@vigie/contracts/entities'

export type Placed = { readonly device: Device; readonly at: Position }

/** Devices that have a position. */
export const placedOf = (devices: readonly Device[]): readonly Placed[] =>
  devices.flatMap((device) => (device.position === null ? [] : [{ device, at: device.position }]))

/** What feeds what, between devices that are both on the map. */
export const linksOf = (placed: readonly Placed[]) => {
  const places = new Map(placed.map(({ device, at }) => [device.id, at]))
  return placed.flatMap(({ device, at }) =>
    device.feeds.flatMap((id) => {
      const to = places.get(id)
      return to === undefined ? [] : [{ from: at, to }]
    }),
  )
}
