// In: assets, and which devices belong to a list. Out: a row for each of those, with the other parts of its asset.
import type { Device } from '@vigie/contracts/entities'
import type { Asset } from '../assets/assets-of.ts'

type AssetRows = {
  readonly rows: readonly Device[]
  /** what a row stands for; undefined: a device that stands alone */
  readonly assetOf: (device: Device) => Asset | undefined
  /** the devices that a row stands for, itself first */
  readonly membersOf: (device: Device) => readonly Device[]
  /** devices that neither have a row nor are part of one */
  readonly others: readonly Device[]
}

/**
 * The devices that belong to a list, each a row. The other devices of an asset stand with its first row; an asset with
 * one row gives it its name.
 */
export const rowsOf = (assets: readonly Asset[], belongs: (device: Device) => boolean): AssetRows => {
  const found = assets.map((asset) => ({ asset, rows: asset.members.filter(belongs) }))
  const shown = new Map(
    found.flatMap(({ asset, rows: [first, ...rest] }) => {
      if (first === undefined || asset.members.length === 1) return []
      const parts = asset.members.filter((member) => member !== first && !rest.includes(member))
      const name = rest.length === 0 ? asset.name : first.name
      return [[first.id, { ...asset, id: first.id, name, main: first, members: [first, ...parts] }] as const]
    }),
  )
  return {
    rows: found.flatMap(({ rows }) => rows),
    assetOf: ({ id }) => shown.get(id),
    membersOf: (device) => shown.get(device.id)?.members ?? [device],
    others: found.flatMap(({ asset, rows }) => (rows.length === 0 ? asset.members : [])),
  }
}
