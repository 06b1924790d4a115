import { z } from 'zod'

type MetricNature =
  /** an instantaneous value; averages make sense */
  | 'gauge'
  /** a total that only grows, but resets and rolls over; only its increments make sense */
  | 'counter'
  /** 0 or 1; its time share makes sense */
  | 'state'

type MetricSpec = {
  readonly unit: string
  readonly nature: MetricNature
  /** decimals that carry meaning */
  readonly decimals: number
  /** what any sound device can say; outside, a reading is quarantined */
  readonly range: readonly [min: number, max: number]
}

/** Every metric a device may send. The id carries the unit; the number on the wire is in that unit. */
export const METRICS = {
  flow_m3h: { unit: 'm³/h', nature: 'gauge', decimals: 1, range: [-5_000, 5_000] },
  volume_m3: { unit: 'm³', nature: 'counter', decimals: 1, range: [0, 1e10] },
  pressure_bar: { unit: 'bar', nature: 'gauge', decimals: 2, range: [-1, 100] },
  level_m: { unit: 'm', nature: 'gauge', decimals: 2, range: [-500, 500] },
  level_pct: { unit: '%', nature: 'gauge', decimals: 1, range: [0, 100] },
  power_kw: { unit: 'kW', nature: 'gauge', decimals: 1, range: [-10_000, 10_000] },
  energy_kwh: { unit: 'kWh', nature: 'counter', decimals: 1, range: [0, 1e10] },
  voltage_l1_v: { unit: 'V', nature: 'gauge', decimals: 0, range: [0, 1_000] },
  voltage_l2_v: { unit: 'V', nature: 'gauge', decimals: 0, range: [0, 1_000] },
  voltage_l3_v: { unit: 'V', nature: 'gauge', decimals: 0, range: [0, 1_000] },
  current_l1_a: { unit: 'A', nature: 'gauge', decimals: 1, range: [0, 10_000] },
  current_l2_a: { unit: 'A', nature: 'gauge', decimals: 1, range: [0, 10_000] },
  current_l3_a: { unit: 'A', nature: 'gauge', decimals: 1, range: [0, 10_000] },
  power_factor: { unit: '', nature: 'gauge', decimals: 2, range: [-1, 1] },
  frequency_hz: { unit: 'Hz', nature: 'gauge', decimals: 2, range: [0, 100] },
  running: { unit: '', nature: 'state', decimals: 0, range: [0, 1] },
  irradiance_wm2: { unit: 'W/m²', nature: 'gauge', decimals: 0, range: [0, 2_000] },
} as const satisfies Record<string, MetricSpec>

/** Name of a metric; its last part is the unit. */
export type MetricId = keyof typeof METRICS
const metricIds = Object.keys(METRICS) as [MetricId, ...MetricId[]]

/** Metric id; its unit is the last part of the name. */
export const metricId = z.enum(metricIds)
