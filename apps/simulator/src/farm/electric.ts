import type { MetricId } from '@vigie/contracts/entities'
import { chance, drift } from './chance.ts'
import type { FarmState } from './state.ts'
import type { Values } from './values.ts'

/** Metrics of electrical quality; history keeps them less often than the others. */
export const QUALITY_METRICS = [
  'voltage_l1_v',
  'voltage_l2_v',
  'voltage_l3_v',
  'current_l1_a',
  'current_l2_a',
  'current_l3_a',
  'power_factor',
] as const satisfies readonly MetricId[]

/** Phase voltages of the farm's busbar, V: the grid's wander, less what the load drops; 0 without power. */
export const voltages = ({ seed, atMs, grid }: FarmState, powered: boolean): Values => {
  if (!powered) return { voltage_l1_v: 0, voltage_l2_v: 0, voltage_l3_v: 0 }
  const common = 233 + 7 * (drift(seed, 'volts', atMs / 1_500_000) - 0.5) - 0.035 * grid.powerKw
  const phase = (name: string) => common + 3 * (drift(seed, name, atMs / 900_000) - 0.5)
  return { voltage_l1_v: phase('l1'), voltage_l2_v: phase('l2'), voltage_l3_v: phase('l3') }
}

/** Phase currents, A, that carry this power at these voltages; `key` fixes how unevenly the phases share it. */
export const currents = (powerKw: number, factor: number, volts: Values, seed: number, key: string): Values => {
  const unit = (name: string) => 0.94 + 0.12 * chance(seed, `${key}/${name}`, 0)
  const [one, two, three] = [unit('l1'), unit('l2'), unit('l3')]
  const mean = one + two + three
  const amps = (share: number, volt = 0) =>
    volt > 0 && factor > 0 ? (1_000 * powerKw * (share / mean)) / (volt * factor) : 0
  return {
    current_l1_a: amps(one, volts.voltage_l1_v),
    current_l2_a: amps(two, volts.voltage_l2_v),
    current_l3_a: amps(three, volts.voltage_l3_v),
  }
}

/** Power factor of the whole farm: lower as motors take more of the load. */
export const farmPowerFactor = ({ boreholes, grid, pv }: FarmState): number => {
  const load = grid.powerKw + pv.powerKw
  const motors = boreholes.map(({ powerKw }) => powerKw).reduce((total, one) => total + one, 0)
  return load > 0 ? 0.97 - 0.09 * (motors / load) : 0
}
