import { drift } from './chance.ts'
import {
  BASSINS,
  BOUTS,
  CAMERAS,
  COMPTEUR_ELECTRIQUE,
  COMPTEUR_RESEAU,
  FILTRES,
  FORAGES,
  PRESSION_RESEAU,
  PV,
  SECTEURS,
  SONDES,
  SORTIES,
  STATION_SOLAIRE,
  TETES,
} from './devices.ts'
import { currents, farmPowerFactor, voltages } from './electric.ts'
import { isPowered } from './outages.ts'
import { nth, type SitePlan } from './plan.ts'
import { planOf } from './sites.ts'
import { type FarmState, levelM } from './state.ts'
import { immersionM } from './step.ts'
import { sense, type Values } from './values.ts'

const BAR_PER_M = 0.0981
/** head lost from the bassin to a sector's head, and from there to the end of its lines, at its irrigation flow, m */
const MAIN_LOSS_M = 3.2
const LINE_LOSS_M = 4.6

/** What every device of the farm says now; cameras say nothing. */
export const readings = (state: FarmState): ReadonlyMap<string, Values> =>
  new Map([...READERS.keys()].map((device) => [device, readDevice(state, device)]))

/** What one device says now; {} when it measures nothing. */
export const readDevice = (state: FarmState, device: string): Values => {
  const truth = READERS.get(device)?.(state, planOf(state.site)) ?? {}
  const stuck = state.stuckDepthM !== null && device === SONDES[state.faults.stuck.forage]
  return stuck ? truth : sense(truth, { seed: state.seed, device: `${state.site}/${device}`, ts: state.atMs })
}

type Reader = (state: FarmState, plan: SitePlan) => Values

const forage =
  (index: number): Reader =>
  (state) => {
    const { flowM3h, volumeM3, wellheadM, running, powerKw, energyKwh } = nth(state.forages, index)
    const device = FORAGES[index] ?? ''
    const factor = running ? 0.86 : 0
    const volts = voltages(state, isPowered(state.supply, device))
    return {
      flow_m3h: flowM3h,
      volume_m3: volumeM3,
      pressure_bar: wellheadM * BAR_PER_M,
      running: running ? 1 : 0,
      power_kw: powerKw,
      energy_kwh: energyKwh,
      ...volts,
      ...currents(powerKw, factor, volts, state.seed, device),
      power_factor: factor,
    }
  }

const sonde =
  (index: number): Reader =>
  (state, plan) => ({
    level_m:
      state.stuckDepthM !== null && state.faults.stuck.forage === index
        ? Math.round(state.stuckDepthM * 1_000) / 1_000
        : immersionM(plan, state, index),
  })

const filtre =
  (index: number): Reader =>
  (state) => ({ pressure_bar: nth(state.forages, index).filteredM * BAR_PER_M })

const bassin =
  (index: number): Reader =>
  (state, plan) => ({
    level_m: levelM(plan, state, index),
    level_pct: (100 * nth(state.bassins, index).volumeM3) / nth(plan.bassins, index).capacityM3,
  })

const sortie =
  (index: number): Reader =>
  (state, plan) => ({ pressure_bar: levelM(plan, state, index) * BAR_PER_M })

const secteur =
  (index: number): Reader =>
  (state) => ({
    flow_m3h: nth(state.secteurs, index).flowM3h,
    volume_m3: nth(state.secteurs, index).volumeM3,
  })

/** Head at a sector, or at the end of its lines, bar. */
const pression =
  (index: number, lossM: number): Reader =>
  (state, plan) => {
    const { from, fallM, irrigationM3h } = nth(plan.secteurs, index)
    const lost = lossM * (nth(state.secteurs, index).flowM3h / irrigationM3h) ** 2
    const head = from === 'reseau' ? networkBar(state, plan) / BAR_PER_M : fallM + levelM(plan, state, from)
    return { pressure_bar: Math.max(0, head - lost) * BAR_PER_M }
  }

const networkBar = ({ seed, atMs, reseau }: FarmState, plan: SitePlan): number =>
  plan.reseau.pressureBar + 0.5 * (drift(seed, 'network', atMs / 2_400_000) - 0.5) - 0.012 * reseau.flowM3h

const grid: Reader = (state) => {
  const powered = isPowered(state.supply, COMPTEUR_ELECTRIQUE)
  const { powerKw, energyKwh } = state.grid
  const factor = powered ? farmPowerFactor(state) : 0
  const volts = voltages(state, powered)
  return {
    power_kw: powerKw,
    energy_kwh: energyKwh,
    ...volts,
    ...currents(powerKw, factor, volts, state.seed, COMPTEUR_ELECTRIQUE),
    power_factor: factor,
    frequency_hz: powered ? 50 + 0.08 * (drift(state.seed, 'hertz', state.atMs / 60_000) - 0.5) : 0,
  }
}

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ...FORAGES.map((id, index) => [id, forage(index)] as const),
  ...SONDES.map((id, index) => [id, sonde(index)] as const),
  ...FILTRES.map((id, index) => [id, filtre(index)] as const),
  [COMPTEUR_RESEAU, ({ reseau }) => ({ flow_m3h: reseau.flowM3h, volume_m3: reseau.volumeM3 })],
  [PRESSION_RESEAU, (state, plan) => ({ pressure_bar: networkBar(state, plan) })],
  ...BASSINS.map((id, index) => [id, bassin(index)] as const),
  ...SORTIES.map((id, index) => [id, sortie(index)] as const),
  ...SECTEURS.map((id, index) => [id, secteur(index)] as const),
  ...TETES.map((id, index) => [id, pression(index, MAIN_LOSS_M)] as const),
  ...BOUTS.map((id, index) => [id, pression(index, MAIN_LOSS_M + LINE_LOSS_M)] as const),
  [COMPTEUR_ELECTRIQUE, grid],
  [PV, ({ pv }) => ({ power_kw: pv.powerKw, energy_kwh: pv.energyKwh, irradiance_wm2: pv.irradianceWm2 })],
  [STATION_SOLAIRE, ({ pv }) => ({ irradiance_wm2: pv.irradianceWm2 })],
  ...CAMERAS.map((id) => [id, () => ({})] as const),
])
