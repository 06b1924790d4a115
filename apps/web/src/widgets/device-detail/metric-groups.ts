import type { MetricId } from '@vigie/contracts/entities'
import { detail } from '@/text/detail'
import type { DeviceMetricSpec } from '../device-tile/device-metrics.ts'

/** Values that tell how the device is fed, or how much it has counted in its life: nobody looks for them first. */
const ELECTRIC: readonly MetricId[] = [
  'voltage_l1_v',
  'voltage_l2_v',
  'voltage_l3_v',
  'current_l1_a',
  'current_l2_a',
  'current_l3_a',
  'power_factor',
  'frequency_hz',
]
const COUNTERS: readonly MetricId[] = ['volume_m3', 'energy_kwh']
/** So many values are seen at a glance as they are. */
const FEW = 6

export type MetricGroups = {
  /** what it does now, in the order given */
  readonly first: readonly DeviceMetricSpec[]
  /** the others, by what they tell of; none is empty */
  readonly rest: readonly { readonly title: string; readonly metrics: readonly DeviceMetricSpec[] }[]
}

/** Sorts what a device reads beside its main value; few values stay together. */
export const metricGroups = (metrics: readonly DeviceMetricSpec[]): MetricGroups => {
  const of = (ids: readonly MetricId[]) => metrics.filter(({ id }) => ids.includes(id))
  const first = metrics.filter(({ id }) => !ELECTRIC.includes(id) && !COUNTERS.includes(id))
  if (metrics.length <= FEW || first.length === 0) return { first: metrics, rest: [] }
  const groups = [
    { title: detail.counters, metrics: of(COUNTERS) },
    { title: detail.supply, metrics: of(ELECTRIC) },
  ]
  return { first, rest: groups.filter((group) => group.metrics.length > 0) }
}
