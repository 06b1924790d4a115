import type { Device, MetricId } from '@vigie/contracts/entities'
import { measures } from '../device-tile/device-metrics.ts'

export const VOLTAGES = ['voltage_l1_v', 'voltage_l2_v', 'voltage_l3_v'] as const satisfies readonly MetricId[]
export const CURRENTS = ['current_l1_a', 'current_l2_a', 'current_l3_a'] as const satisfies readonly MetricId[]

/** Whether a device measures all three of them. */
export const hasPhases = (device: Pick<Device, 'metrics'>, three: readonly MetricId[]): boolean =>
  three.every((metric) => measures(device, metric))

/**
 * Imbalance of three phases, %: the largest distance from their mean, over that mean (NEMA).
 * @returns null while one is unknown, or when nothing flows
 */
export const imbalancePct = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null)
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length
  if (known.length < values.length || !(mean > 0)) return null
  return (100 * Math.max(...known.map((value) => Math.abs(value - mean)))) / mean
}

/** Whether the table of phases tells of a metric. */
export const isOfPhase = (metric: MetricId): boolean => [...VOLTAGES, ...CURRENTS].some((one) => one === metric)
