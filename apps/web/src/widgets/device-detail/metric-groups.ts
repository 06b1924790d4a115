import type { MetricId } from '@vigie/contracts/entities'
import type { DeviceMetricSpec } from '../device-tile/device-metrics.ts'
import { isOfPhase } from './phases.ts'

const COUNTERS: readonly MetricId[] = ['volume_m3', 'energy_kwh']

/** What a device reads beside its main value, each in the order given. */
export type MetricGroups = {
  /** what it does now */
  readonly work: readonly DeviceMetricSpec[]
  /** how much it has counted in its life */
  readonly counters: readonly DeviceMetricSpec[]
  /** how it is fed */
  readonly supply: readonly DeviceMetricSpec[]
}

/** Sorts what a device reads by what it tells of. */
export const metricGroups = (metrics: readonly DeviceMetricSpec[]): MetricGroups => ({
  work: metrics.filter(({ id }) => !isElectric(id) && !COUNTERS.includes(id)),
  counters: metrics.filter(({ id }) => COUNTERS.includes(id)),
  supply: metrics.filter(({ id }) => isElectric(id)),
})

const isElectric = (id: MetricId): boolean => isOfPhase(id) || id === 'power_factor' || id === 'frequency_hz'
