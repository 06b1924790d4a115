import { METRICS, type MetricId } from '@vigie/contracts/entities'
import { spread } from './chance.ts'

/** What a device measures at one instant: metric → number in its unit. */
export type Values = Partial<Record<MetricId, number>>

/** Standard deviation of a sensor: a share of the value, or in the unit. Counters and states are exact. */
const NOISE: Partial<Record<MetricId, { share: number } | { unit: number }>> = {
  flow_m3h: { share: 0.006 },
  pressure_bar: { unit: 0.008 },
  level_m: { unit: 0.004 },
  level_pct: { unit: 0.06 },
  power_kw: { share: 0.004 },
  voltage_l1_v: { unit: 0.35 },
  voltage_l2_v: { unit: 0.35 },
  voltage_l3_v: { unit: 0.35 },
  current_l1_a: { share: 0.005 },
  current_l2_a: { share: 0.005 },
  current_l3_a: { share: 0.005 },
  power_factor: { unit: 0.003 },
  frequency_hz: { unit: 0.006 },
  irradiance_wm2: { share: 0.004 },
}

/**
 * What sensors make of the true values: each adds a small noise and rounds to one decimal more than carries meaning. 0
 * stays 0.
 */
export const sense = (truth: Values, at: { seed: number; device: string; ts: number }): Values => {
  const sensed: Values = {}
  for (const id of metricIds(truth)) {
    const value = truth[id]
    if (value !== undefined) sensed[id] = senseOne(id, value, at)
  }
  return sensed
}

/** The metrics a set of values holds. */
export const metricIds = (values: Values): MetricId[] => ALL.filter((id) => values[id] !== undefined)

const ALL = Object.keys(METRICS) as MetricId[]

const senseOne = (id: MetricId, value: number, at: { seed: number; device: string; ts: number }): number => {
  const { nature, decimals, range } = METRICS[id]
  if (nature === 'counter') return round(value, 3)
  const noise = NOISE[id]
  if (noise === undefined || value === 0) return value
  const deviation = 'unit' in noise ? noise.unit : noise.share * value
  const noisy = value + deviation * spread(at.seed, `${at.device}/${id}`, Math.floor(at.ts / 100))
  return round(Math.min(range[1], Math.max(range[0], noisy)), decimals + 1)
}

const round = (value: number, decimals: number): number => {
  const scale = 10 ** decimals
  return Math.round(value * scale) / scale
}
