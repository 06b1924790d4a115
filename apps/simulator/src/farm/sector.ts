import { DAY_MS } from '@vigie/contracts/entities'
import { between, chance, drift } from './chance.ts'
import type { LocalTime } from './local-time.ts'
import type { SectorPlan } from './plan.ts'

/** valves open and close over this time, hours */
const RAMP_HOURS = 0.03

/** Names of what is drawn by chance for one sector. */
export type SectorChannels = { readonly field: string; readonly base: string; readonly late: string }

/** They are asked for at each step: put together once a sector, a name is found without being read again. */
export const channelsOf = (site: string, sectors: readonly SectorPlan[]): readonly SectorChannels[] => {
  const known = channelsOfSites.get(site)
  if (known !== undefined) return known
  const named = sectors.map((_, index) => ({
    field: `${site}/${index}/field`,
    base: `${site}/${index}/base`,
    late: `${site}/${index}/late`,
  }))
  channelsOfSites.set(site, named)
  return named
}
const channelsOfSites = new Map<string, readonly SectorChannels[]>()

/** What a sector draws now, m³/h, given the head it has against the one it was laid out for; leaks come on top. */
export const demandM3h = (
  plan: SectorPlan,
  draw: { channels: SectorChannels; seed: number; atMs: number; local: LocalTime; headShare: number },
): number => {
  const { channels, seed, atMs, local } = draw
  const open = openness(plan, channels, seed, local)
  const irrigation = plan.irrigationM3h * open * (0.97 + 0.06 * drift(seed, channels.field, atMs / 600_000))
  // people and animals: little at night, more by day
  const awake = Math.exp(-(((local.hour - 13) / 5.5) ** 2))
  const base = plan.baseM3h * (0.55 + 1.1 * awake) * (0.8 + 0.4 * drift(seed, channels.base, atMs / 300_000))
  return (irrigation + base) * Math.sqrt(Math.max(0, draw.headShare))
}

/** Thirst of the crops against an average day, by season and weather of the week. */
export const thirst = (seed: number, day: number): number => {
  const season = 1 - 0.22 * Math.cos((2 * Math.PI * (day % 365.25)) / 365.25)
  return season * between(drift(seed, 'thirst', day / 4), 0.85, 1.15)
}

/** Evaporation of open water, m per hour, spread over the day by the sun. */
export const evaporationMPerHour = (irradianceWm2: number, atMs: number): number =>
  (0.00002 + 0.0000006 * irradianceWm2) * (1 - 0.15 * Math.cos((2 * Math.PI * (atMs / DAY_MS)) / 365.25))

/** Share of the valve's opening, 0 to 1. */
const openness = (plan: SectorPlan, { late: channel }: SectorChannels, seed: number, local: LocalTime): number => {
  const { day, hour } = local
  const late = between(chance(seed, channel, day), -0.12, 0.12)
  const stretch = thirst(seed, day)
  let open = 0
  for (const window of plan.windows) {
    const since = hour - window.start - late
    const left = window.hours * stretch - since
    open = Math.max(open, Math.min(1, Math.max(0, Math.min(since, left) / RAMP_HOURS)))
  }
  return open
}
