import { drift } from './chance.ts'
import {
  BOREHOLES,
  CAMERAS,
  FILTER_GAUGES,
  GRID_METER,
  HEAD_GAUGES,
  LEVEL_PROBES,
  LINE_END_GAUGES,
  NETWORK_GAUGE,
  NETWORK_METER,
  PV,
  SECTORS,
  SOLAR_STATION,
  TANK_GAUGES,
  TANKS,
} from './devices.ts'
import { currents, farmPowerFactor, voltages } from './electric.ts'
import { isPowered } from './outages.ts'
import { nth, type SitePlan } from './plan.ts'
import { planOf } from './sites.ts'
import { type FarmState, levelM } from './state.ts'
import { immersionM } from './step.ts'
import { sense, type Values } from './values.ts'

const BAR_PER_M = 0.0981
/** head lost from the tank to a sector's head, and from there to the end of its lines, at its irrigation flow, m */
const MAIN_LOSS_M = 3.2
const LINE_LOSS_M = 4.6

/** What every device of the farm measures now, by device id; cameras measure nothing. */
export const readings = (state: FarmState): ReadonlyMap<string, Values> =>
  new Map([...READERS.keys()].map((device) => [device, readDevice(state, device)]))

/**
 * What one device measures now, with its sensors' noise; {} when it measures nothing. A stuck probe repeats its value.
 */
export const readDevice = (state: FarmState, device: string): Values => {
  const truth = READERS.get(device)?.(state, planOf(state.site)) ?? {}
  const stuck = state.stuckDepthM !== null && device === LEVEL_PROBES[state.faults.stuck.borehole]
  return stuck ? truth : sense(truth, { seed: state.seed, device: `${state.site}/${device}`, ts: state.atMs })
}

type Reader = (state: FarmState, plan: SitePlan) => Values

const borehole =
  (index: number): Reader =>
  (state) => {
    const { flowM3h, volumeM3, wellheadM, running, powerKw, energyKwh } = nth(state.boreholes, index)
    const device = BOREHOLES[index] ?? ''
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

const levelProbe =
  (index: number): Reader =>
  (state, plan) => ({
    level_m:
      state.stuckDepthM !== null && state.faults.stuck.borehole === index
        ? Math.round(state.stuckDepthM * 1_000) / 1_000
        : immersionM(plan, state, index),
  })

const filterGauge =
  (index: number): Reader =>
  (state) => ({ pressure_bar: nth(state.boreholes, index).filteredM * BAR_PER_M })

const tank =
  (index: number): Reader =>
  (state, plan) => ({
    level_m: levelM(plan, state, index),
    level_pct: (100 * nth(state.tanks, index).volumeM3) / nth(plan.tanks, index).capacityM3,
  })

const tankGauge =
  (index: number): Reader =>
  (state, plan) => ({ pressure_bar: levelM(plan, state, index) * BAR_PER_M })

const sector =
  (index: number): Reader =>
  (state) => ({
    flow_m3h: nth(state.sectors, index).flowM3h,
    volume_m3: nth(state.sectors, index).volumeM3,
  })

/** Head at a sector, or at the end of its lines, bar. */
const sectorGauge =
  (index: number, lossM: number): Reader =>
  (state, plan) => {
    const { from, fallM, irrigationM3h } = nth(plan.sectors, index)
    const lost = lossM * (nth(state.sectors, index).flowM3h / irrigationM3h) ** 2
    const head = from === 'network' ? networkBar(state, plan) / BAR_PER_M : fallM + levelM(plan, state, from)
    return { pressure_bar: Math.max(0, head - lost) * BAR_PER_M }
  }

const networkBar = ({ seed, atMs, network }: FarmState, plan: SitePlan): number =>
  plan.network.pressureBar + 0.5 * (drift(seed, 'network', atMs / 2_400_000) - 0.5) - 0.012 * network.flowM3h

const grid: Reader = (state) => {
  const powered = isPowered(state.supply, GRID_METER)
  const { powerKw, energyKwh } = state.grid
  const factor = powered ? farmPowerFactor(state) : 0
  const volts = voltages(state, powered)
  return {
    power_kw: powerKw,
    energy_kwh: energyKwh,
    ...volts,
    ...currents(powerKw, factor, volts, state.seed, GRID_METER),
    power_factor: factor,
    frequency_hz: powered ? 50 + 0.08 * (drift(state.seed, 'hertz', state.atMs / 60_000) - 0.5) : 0,
  }
}

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ...BOREHOLES.map((id, index) => [id, borehole(index)] as const),
  ...LEVEL_PROBES.map((id, index) => [id, levelProbe(index)] as const),
  ...FILTER_GAUGES.map((id, index) => [id, filterGauge(index)] as const),
  [NETWORK_METER, ({ network }) => ({ flow_m3h: network.flowM3h, volume_m3: network.volumeM3 })],
  [NETWORK_GAUGE, (state, plan) => ({ pressure_bar: networkBar(state, plan) })],
  ...TANKS.map((id, index) => [id, tank(index)] as const),
  ...TANK_GAUGES.map((id, index) => [id, tankGauge(index)] as const),
  ...SECTORS.map((id, index) => [id, sector(index)] as const),
  ...HEAD_GAUGES.map((id, index) => [id, sectorGauge(index, MAIN_LOSS_M)] as const),
  ...LINE_END_GAUGES.map((id, index) => [id, sectorGauge(index, MAIN_LOSS_M + LINE_LOSS_M)] as const),
  [GRID_METER, grid],
  [PV, ({ pv }) => ({ power_kw: pv.powerKw, energy_kwh: pv.energyKwh, irradiance_wm2: pv.irradianceWm2 })],
  [SOLAR_STATION, ({ pv }) => ({ irradiance_wm2: pv.irradianceWm2 })],
  ...CAMERAS.map((id) => [id, () => ({})] as const),
])
