import { drift } from './chance.ts'
import { wantsToRun } from './control.ts'
import { BASSINS, COMPTEUR_ELECTRIQUE, FORAGES, PV } from './devices.ts'
import { clogFactor, leakM3h } from './faults.ts'
import { stepForage } from './forage.ts'
import { type LocalTime, localTime } from './local-time.ts'
import { isPowered, type Supply, stepSupply } from './outages.ts'
import { nth, type SitePlan } from './plan.ts'
import { demandM3h, evaporationMPerHour } from './secteur.ts'
import { type BassinState, type FarmState, type ForageState, levelM, type MeterState } from './state.ts'
import { irradianceWm2 } from './sun.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** What is given from outside during one step, taken at its middle. */
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
 * Water is neither made nor lost: a bassin changes by what flows in less what flows out.
 */
export const step = (plan: SitePlan, state: FarmState, toMs: number): FarmState => {
  const moment = momentOf(plan, state, toMs)
  const forages = stepForages(plan, state, moment)
  const reseauToBassin = allotment(plan, state, moment)
  const { bassins, flows } = shareWater(plan, state, moment, forages, reseauToBassin)
  const secteurs = flows.map((flow, index) => stepSecteur(state, moment, index, flow))
  const direct = flows.filter((_, index) => nth(plan.secteurs, index).from === 'reseau').reduce(sum, 0)
  const { pv, grid } = stepElectricity(plan, state, moment, forages.map(({ powerKw }) => powerKw).reduce(sum, 0))
  return {
    ...state,
    atMs: toMs,
    supply: moment.supply,
    stuckDepthM: stuckDepth(plan, state, toMs),
    forages,
    bassins,
    secteurs,
    reseau: metered(state.reseau, reseauToBassin + direct, moment.hours),
    pv,
    grid,
  }
}

/** How much deeper than planned the water of a forage rests, m: the aquifer falls slowly and breathes. */
export const deeperM = (state: FarmState, forage: number, atMs: number): number =>
  (0.008 * (atMs - state.originMs)) / DAY_MS + 0.9 * drift(state.seed, `aquifer-${forage}`, atMs / (6 * DAY_MS))

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

const stepForages = (plan: SitePlan, state: FarmState, moment: Moment): ForageState[] =>
  plan.forages.map((spec, index) => {
    const before = nth(state.forages, index)
    const bassin = nth(state.bassins, spec.into)
    const run = wantsToRun(before, {
      fillPct: (100 * bassin.volumeM3) / nth(plan.bassins, spec.into).capacityM3,
      rank: plan.forages.slice(0, index).filter(({ into }) => into === spec.into).length,
      irradianceWm2: moment.irradianceWm2,
      hour: moment.local.hour,
      powered: isPowered(moment.supply, FORAGES[index] ?? ''),
      atMs: moment.fromMs,
    })
    return stepForage(spec, before, {
      run,
      fromMs: moment.fromMs,
      toMs: moment.toMs,
      clog: clogFactor(state.faults, index, moment.midMs),
      deeperM: deeperM(state, index, moment.midMs),
    })
  })

/** What the district lets into the bassin, m³/h: an allotment each morning, and a float valve against running dry. */
const allotment = (plan: SitePlan, state: FarmState, { local, midMs }: Moment): number => {
  const { into, allotmentM3h } = plan.reseau
  if (into === null) return 0
  const fill = nth(state.bassins, into).volumeM3 / nth(plan.bassins, into).capacityM3
  const granted = local.hour >= 6 && local.hour < 10 ? Math.min(1, Math.max(0, (0.96 - fill) / 0.04)) : 0
  const float = Math.min(1, Math.max(0, (0.2 - fill) / 0.04))
  return allotmentM3h * Math.max(granted, float) * (0.95 + 0.1 * drift(state.seed, 'reseau', midMs / 900_000))
}

/** Lets water through the bassins: sectors get what they ask for unless their bassin runs dry. */
const shareWater = (
  plan: SitePlan,
  state: FarmState,
  moment: Moment,
  forages: readonly ForageState[],
  reseauToBassin: number,
): { bassins: BassinState[]; flows: number[] } => {
  const asked = plan.secteurs.map((spec, index) => {
    const headShare = spec.from === 'reseau' ? 1 : (spec.fallM + levelM(plan, state, spec.from)) / (spec.fallM + 2)
    const { local, midMs: atMs } = moment
    const demand = demandM3h(spec, { key: `${state.site}/${index}`, seed: state.seed, atMs, local, headShare })
    return demand + leakM3h(state.faults, index, atMs)
  })
  const shares: number[] = []
  const bassins = BASSINS.map((_, index): BassinState => {
    const spec = nth(plan.bassins, index)
    const before = nth(state.bassins, index)
    const pumped = forages.filter((__, forage) => nth(plan.forages, forage).into === index)
    const inflow = pumped.map(({ flowM3h }) => flowM3h).reduce(sum, plan.reseau.into === index ? reseauToBassin : 0)
    const wanted = asked.filter((__, secteur) => nth(plan.secteurs, secteur).from === index).reduce(sum, 0)
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
    const { from } = nth(plan.secteurs, index)
    return from === 'reseau' ? flow : flow * nth(shares, from)
  })
  return { bassins, flows }
}

const stepSecteur = (state: FarmState, moment: Moment, index: number, flow: number): MeterState => {
  const { secteur, atMs } = state.faults.reset
  const reset = secteur === index && moment.fromMs < atMs && atMs <= moment.toMs
  const before = nth(state.secteurs, index)
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
  const live = isPowered(moment.supply, COMPTEUR_ELECTRIQUE)
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

/** While it is stuck, the probe says what it said when it got stuck. */
const stuckDepth = (plan: SitePlan, state: FarmState, atMs: number): number | null => {
  const { forage, fromMs, untilMs } = state.faults.stuck
  if (atMs < fromMs || atMs >= untilMs) return null
  return state.stuckDepthM ?? immersionM(plan, state, forage)
}

/** Water above the level probe of a forage, m: what the probe measures. */
export const immersionM = (plan: SitePlan, state: FarmState, forage: number): number => {
  const { probeDepthM, restDepthM } = nth(plan.forages, forage)
  return probeDepthM - restDepthM - deeperM(state, forage, state.atMs) - nth(state.forages, forage).drawdownM
}
