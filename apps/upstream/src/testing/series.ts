import { METRICS, type MetricId } from '@vigie/contracts/entities'
import type { SeriesSpec } from '../series/spec.ts'
import { MINUTE_MS } from '../time.ts'

/** A series of a test device that reads once a minute. */
export const specOf = (metric: MetricId, said: Partial<SeriesSpec> = {}): SeriesSpec => ({
  id: 1,
  site: 'paris',
  device: 'p1',
  metric,
  nature: METRICS[metric].nature,
  cadenceMs: MINUTE_MS,
  max: null,
  maxRatePerHour: null,
  timeZone: 'Europe/Paris',
  ...said,
})
