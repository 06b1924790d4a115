import { HOUR_MS } from '@vigie/contracts/entities'
import { z } from 'zod'
import { drawFaults, faults } from './faults.ts'
import { type Pace, supply, supplyAt } from './outages.ts'
import { nth, type SitePlan } from './plan.ts'
import { planOf } from './sites.ts'

const borehole = z.object({
  running: z.boolean(),
  switchedMs: z.number().describe('last start or stop'),
  starts: z.number().int(),
  drawdownM: z.number(),
  flowM3h: z.number(),
  wellheadM: z.number().describe('head at the well head, m of water'),
  filteredM: z.number().describe('head after the filter, m of water'),
  volumeM3: z.number(),
  powerKw: z.number(),
  energyKwh: z.number(),
})
export type BoreholeState = z.infer<typeof borehole>

const tank = z.object({ volumeM3: z.number(), evaporatedM3: z.number(), overflowM3: z.number() })
export type TankState = z.infer<typeof tank>

const meter = z.object({ flowM3h: z.number(), volumeM3: z.number() })
export type MeterState = z.infer<typeof meter>

/**
 * All that a farm is at one instant; plain data, so that it can be kept in a file.
 * Flows and powers are those of the step that led here; counters are exact integrals of them.
 */
export const farmState = z.object({
  version: z.literal(2),
  site: z.string(),
  seed: z.number(),
  timeZone: z.string(),
  originMs: z.number(),
  atMs: z.number(),
  supply,
  faults,
  stuckDepthM: z.number().nullable().describe('value that the stuck level probe repeats, m; null: it works'),
  boreholes: z.array(borehole).length(3),
  tanks: z.array(tank).length(2),
  sectors: z.array(meter).length(6),
  network: meter,
  pv: z.object({ powerKw: z.number(), energyKwh: z.number(), irradianceWm2: z.number() }),
  grid: z.object({ powerKw: z.number(), energyKwh: z.number() }),
})
export type FarmState = z.infer<typeof farmState>

/**
 * A farm as it stands at `originMs` (epoch ms): tanks part full, counters part way.
 * The same arguments always give the same farm, and the same farm the same days.
 */
export const createFarm = (site: string, seed: number, timeZone: string, originMs: number): FarmState => {
  const plan = planOf(site)
  return {
    version: 2,
    site,
    seed,
    timeZone,
    originMs,
    atMs: originMs,
    supply: supplyAt('history', site, seed, originMs),
    faults: drawFaults(site, seed, originMs),
    stuckDepthM: null,
    boreholes: plan.boreholes.map((spec, index) => ({
      running: false,
      switchedMs: originMs - HOUR_MS,
      starts: 0,
      drawdownM: 0,
      flowM3h: 0,
      wellheadM: spec.liftM,
      filteredM: spec.liftM,
      volumeM3: 184_000 + 31_700 * index,
      powerKw: 0,
      energyKwh: 96_000 + 17_300 * index,
    })),
    tanks: plan.tanks.map(({ capacityM3 }) => ({ volumeM3: 0.7 * capacityM3, evaporatedM3: 0, overflowM3: 0 })),
    sectors: plan.sectors.map((_, index) => ({ flowM3h: 0, volumeM3: 52_000 + 9_150 * index })),
    network: { flowM3h: 0, volumeM3: 21_400 },
    pv: { powerKw: 0, energyKwh: 118_000, irradianceWm2: 0 },
    grid: { powerKw: 0, energyKwh: 402_000 },
  }
}

/** The same farm, losing its power as often as this pace says from now on. */
export const atPace = (state: FarmState, wanted: Pace): FarmState =>
  state.supply.pace === wanted
    ? state
    : { ...state, supply: supplyAt(wanted, state.site, state.seed, state.atMs, state.supply) }

/** Water in a tank as a height, m. */
export const levelM = (plan: SitePlan, state: FarmState, tankIndex: number): number => {
  const { capacityM3, heightM } = nth(plan.tanks, tankIndex)
  return (nth(state.tanks, tankIndex).volumeM3 / capacityM3) * heightM
}
