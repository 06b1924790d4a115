import { DAY_MS } from '../time.ts'
import type { Network, Node } from './network.ts'

/** A sector that draws on a tank, and which part of its draw comes from there. */
export type TankSector = { readonly sector: Node; readonly share: number }
/** What was measured of the last days, m³; null: not known. */
export type Measured = {
  /** what a source or a sector counted */
  readonly counted: (node: Node) => number | null
  /** by how much a tank holds more than at their beginning */
  readonly gained: (tank: Node) => number | null
}

/** So many days tell how tanks share a sector. ms */
export const SHARED_OVER_MS = 7 * DAY_MS

/**
 * The sectors that draw on a tank. Of one that draws on several, each tank has the part that it gave of late: what came
 * into it, less what it gained and what went to sectors of its own. null: that is not measured, so no part is known.
 */
export const sectorsOf = (network: Network, tank: Node, measured: Measured): readonly TankSector[] | null => {
  const sectors = network.consumptions.filter(({ device }) => tank.device.feeds.includes(device.id))
  const shares = sectors.map((sector) => shareOf(network, tank, sector, measured))
  return shares.every((share) => share !== null)
    ? sectors.map((sector, place) => ({ sector, share: shares[place] ?? 0 }))
    : null
}

const shareOf = (network: Network, tank: Node, sector: Node, measured: Measured): number | null => {
  const tanks = tanksOf(network, sector)
  if (tanks.length === 1) return 1
  const given = tanks.map((one) => givenToShared(network, one, measured))
  const own = given[tanks.indexOf(tank)] ?? null
  const all = sumOf(given)
  return own === null || all === null || all <= 0 ? null : own / all
}

/** What a tank gave to sectors that draw on others as well. */
const givenToShared = (network: Network, tank: Node, { counted, gained }: Measured): number | null => {
  const feeders = network.feedersOf(tank.device.id)
  const into = feeders.every(({ device }) => device.feeds.length === 1) ? sumOf(feeders.map(counted)) : null
  const own = network.consumptions.filter(
    (sector) => tank.device.feeds.includes(sector.device.id) && tanksOf(network, sector).length === 1,
  )
  const spent = sumOf(own.map(counted))
  const more = gained(tank)
  return into === null || spent === null || more === null ? null : Math.max(0, into - more - spent)
}

const sumOf = (volumes: readonly (number | null)[]): number | null =>
  volumes.every((volume) => volume !== null) ? volumes.reduce<number>((sum, volume) => sum + (volume ?? 0), 0) : null

const tanksOf = (network: Network, { device }: Node): readonly Node[] =>
  network.storages.filter((tank) => tank.device.feeds.includes(device.id))
