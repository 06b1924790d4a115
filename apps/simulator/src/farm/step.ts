import { DAY_MS, HOUR_MS } from '@vigie/contracts/entities'
import { stepBorehole } from './borehole.ts'
import { drift } from './chance.ts'
import { wantsToRun } from './control.ts'
import { BOREHOLES, GRID_METER, PV, TANKS } from './devices.ts'
import { clogFactor, leakM3h } from './faults.ts'
import { type LocalTime, localTime } from './local-time.ts'
import { isPowered, type Supply, stepSupply } from './outages.ts'
import { nth, type SitePlan } from './plan.ts'
import { channelsOf, demandM3h, evaporationMPerHour } from './sector.ts'
import { type BoreholeState, type FarmState, levelM, type MeterState, type TankState } from './state.ts'
import { irradianceWm2 } from './sun.ts'

/** The outer conditions of one step: time, sun and supply. Sun and local time are those of its middle. */
type Moment = {
  readonly fromMs: number
  readonly toMs: number
  readonly midMs: number
  readonly hours: number
  readonly local: LocalTime
  readonly irradianceWm2: number
  readonly supply: Supply
}

/**
 * The farm one step later. The step must not reach beyond the next change of the supply.
 * Water is neither made nor lost: a tank changes by what flows in less what flows out.
 */
export const step = (plan: SitePlan, state: FarmState, toMs: number): FarmState => {
  const moment = momentOf(plan, state, toMs)
  const boreholes = stepBoreholes(plan, state, moment)
  const networkToTank = allotment(plan, state, moment)
  const { tanks, flows } = shareWater(plan, state, moment, boreholes, networkToTank)
  const sectors = flows.map((flow, index) => stepSector(state, moment, index, flow))
  const direct = flows.filter((_, index) => nth(plan.sectors, index).from === 'network').reduce(sum, 0)
  const { pv, grid } = stepElectricity(plan, state, moment, boreholes.map(({ powerKw }) => powerKw).reduce(sum, 0))
  return {
    ...state,
    atMs: toMs,
    supply: moment.supply,
    stuckDepthM: stuckDepth(plan, state, toMs),
    boreholes,
    tanks,
    sectors,
    network: metered(state.network, networkToTank + direct, moment.hours),
    pv,
    grid,
  }
}

const AQUIFERS = BOREHOLES.map((_, borehole) => `aquifer-${borehole}`)

/** How much deeper than planned the water of a borehole rests, m: the aquifer falls slowly and breathes. */
export const deeperM = (state: FarmState, borehole: number, atMs: number): number =>
  (0.008 * (atMs - state.originMs)) / DAY_MS + 0.9 * drift(state.seed, nth(AQUIFERS, borehole), atMs / (6 * DAY_MS))

const sum = (total: number, one: number): number => total + one

const momentOf = (plan: SitePlan, state: FarmState, toMs: number): Moment => {
  const midMs = (state.atMs + toMs) / 2
  return {
    fromMs: state.atMs,
    toMs,
    midMs,
    hours: (toMs - state.atMs) / HOUR_MS,
    local: localTime(midMs, state.timeZone),
    irradianceWm2: irradianceWm2(midMs, plan.position, state.seed),
    supply: stepSupply(state.supply, state.site, state.seed, state.atMs),
  }
}

const stepBoreholes = (plan: SitePlan, state: FarmState, moment: Moment): BoreholeState[] =>
  plan.boreholes.map((spec, index) => {
    const before = nth(state.boreholes, index)
    const tank = nth(state.tanks, spec.into)
    const run = wantsToRun(before, {
      fillPct: (100 * tank.volumeM3) / nth(plan.tanks, spec.into).capacityM3,
      rank: plan.boreholes.slice(0, index).filter(({ into }) => into === spec.into).length,
      irradianceWm2: moment.irradianceWm2,
      hour: moment.local.hour,
      powered: isPowered(moment.supply, BOREHOLES[index] ?? ''),
      atMs: moment.fromMs,
    })
    return stepBorehole(spec, before, {
      run,
      fromMs: moment.fromMs,
      toMs: moment.toMs,
      clog: clogFactor(state.faults, index, moment.midMs),
      deeperM: deeperM(state, index, moment.midMs),
    })
  })

/** What the district lets into the tank, m³/h: an allotment each morning, and a float valve against running dry. */
const allotment = (plan: SitePlan, state: FarmState, { local, midMs }: Moment): number => {
  const { into, allotmentM3h } = plan.network
  if (into === null) return 0
  const fill = nth(state.tanks, into).volumeM3 / nth(plan.tanks, into).capacityM3
  const granted = local.hour >= 6 && local.hour < 10 ? Math.min(1, Math.max(0, (0.96 - fill) / 0.04)) : 0
  const float = Math.min(1, Math.max(0, (0.2 - fill) / 0.04))
  return allotmentM3h * Math.max(granted, float) * (0.95 + 0.1 * drift(state.seed, 'reseau', midMs / 900_000))
}

/** Lets water through the tanks: sectors get what they ask for unless their tank runs dry. */
const shareWater = (
  plan: SitePlan,
  state: FarmState,
  moment: Moment,
  boreholes: readonly BoreholeState[],
  networkToTank: number,
): { tanks: TankState[]; flows: number[] } => {
  const channels = channelsOf(state.site, plan.sectors)
  const asked = plan.sectors.map((spec, index) => {
    const headShare = spec.from === 'network' ? 1 : (spec.fallM + levelM(plan, state, spec.from)) / (spec.fallM + 2)
    const { local, midMs: atMs } = moment
    const demand = demandM3h(spec, { channels: nth(channels, index), seed: state.seed, atMs, local, headShare })
    return demand + leakM3h(state.faults, index, atMs)
  })
  const shares: number[] = []
  const tanks = TANKS.map((_, index): TankState => {
    const spec = nth(plan.tanks, index)
    const before = nth(state.tanks, index)
    const pumped = boreholes.filter((__, borehole) => nth(plan.boreholes, borehole).into === index)
    const inflow = pumped.map(({ flowM3h }) => flowM3h).reduce(sum, plan.network.into === index ? networkToTank : 0)
    const wanted = asked.filter((__, sector) => nth(plan.sectors, sector).from === index).reduce(sum, 0)
    const areaM2 = spec.capacityM3 / spec.heightM
    const held = before.volumeM3 + inflow * moment.hours
    const evaporated = Math.min(held, areaM2 * evaporationMPerHour(moment.irradianceWm2, moment.midMs) * moment.hours)
    const drawn = Math.min(held - evaporated, wanted * moment.hours)
    const kept = held - evaporated - drawn
    const overflow = Math.max(0, kept - spec.capacityM3)
    shares.push(wanted > 0 ? drawn / (wanted * moment.hours) : 1)
    return {
      volumeM3: kept - overflow,
      evaporatedM3: before.evaporatedM3 + evaporated,
      overflowM3: before.overflowM3 + overflow,
    }
  })
  const flows = asked.map((flow, index) => {
    const { from } = nth(plan.sectors, index)
    return from === 'network' ? flow : flow * nth(shares, from)
  })
  return { tanks, flows }
}

const stepSector = (state: FarmState, moment: Moment, index: number, flow: number): MeterState => {
  const { sector, atMs } = state.faults.reset
  const reset = sector === index && moment.fromMs < atMs && atMs <= moment.toMs
  const before = nth(state.sectors, index)
  return metered(reset ? { ...before, volumeM3: 0 } : before, flow, moment.hours)
}

const metered = (before: MeterState, flowM3h: number, hours: number): MeterState => ({
  flowM3h,
  volumeM3: before.volumeM3 + flowM3h * hours,
})

/** The inverter serves the farm and never feeds the grid; the grid gives the rest. */
const stepElectricity = (
  plan: SitePlan,
  state: FarmState,
  moment: Moment,
  pumpsKw: number,
): Pick<FarmState, 'pv' | 'grid'> => {
  const live = isPowered(moment.supply, GRID_METER)
  const busy = Math.exp(-(((moment.local.hour - 13.5) / 5) ** 2))
  const wander = 0.9 + 0.2 * drift(state.seed, 'load', moment.midMs / 480_000)
  const loadKw = live ? pumpsKw + plan.baseLoadKw * (0.42 + 0.58 * busy) * wander : 0
  const heat = 1 - 0.08 * (moment.irradianceWm2 / 1_000)
  const sunKw = isPowered(moment.supply, PV) ? plan.solarKwp * 0.87 * heat * (moment.irradianceWm2 / 1_000) : 0
  const pvKw = Math.min(sunKw, loadKw)
  const gridKw = loadKw - pvKw
  return {
    pv: {
      powerKw: pvKw,
      energyKwh: state.pv.energyKwh + pvKw * moment.hours,
      irradianceWm2: moment.irradianceWm2,
    },
    grid: { powerKw: gridKw, energyKwh: state.grid.energyKwh + gridKw * moment.hours },
  }
}

/** The value that the stuck probe repeats: the one it had when it got stuck. null: it is not stuck. */
const stuckDepth = (plan: SitePlan, state: FarmState, atMs: number): number | null => {
  const { borehole, fromMs, untilMs } = state.faults.stuck
  if (atMs < fromMs || atMs >= untilMs) return null
  return state.stuckDepthM ?? immersionM(plan, state, borehole)
}

/** Water above the level probe of a borehole, m: what the probe measures. */
export const immersionM = (plan: SitePlan, state: FarmState, borehole: number): number => {
  const { probeDepthM, restDepthM } = nth(plan.boreholes, borehole)
  return probeDepthM - restDepthM - deeperM(state, borehole, state.atMs) - nth(state.boreholes, borehole).drawdownM
}
