// In: the devices of a site, and those that one cut took. Out: how many pumps the site has, where none of them is left.
import type { Device } from '@vigie/contracts/entities'
import { isWaterPump } from '../kpi/held.ts'

/** What a cut is for the pumps of the site. */
export type PumpsCut = {
  /** all of them, so many, are without power; absent: another one has it, or there is none */
  readonly pumps?: number
  /** of one alone, what comes of it, in words; absent: not known, or another cause tells it */
  readonly sequel?: string
}

export const withPumps =
  (site: readonly Device[]) =>
  <C extends { readonly devices: readonly Device[] }>(cut: C): C & PumpsCut => {
    const off = new Set(cut.devices.map(({ id }) => id))
    const pumps = site.filter(isWaterPump)
    return pumps.length > 0 && pumps.every(({ id }) => off.has(id)) ? { ...cut, pumps: pumps.length } : cut
  }
