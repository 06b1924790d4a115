import type { MetricId } from '@vigie/contracts/entities'
import { HOUR_MS } from '../time.ts'

/** What must be known of a series to judge and sum up its readings. */
export type SeriesSpec = {
  readonly id: number
  readonly site: string
  readonly device: string
  readonly metric: MetricId
  readonly nature: 'gauge' | 'counter' | 'state'
  readonly cadenceMs: number
  /** the most the device can physically read; null: not said */
  readonly max: number | null
  /** counters: the most that can be counted in an hour; null: not said */
  readonly maxRatePerHour: number | null
  /** IANA zone of the site: what a day is */
  readonly timeZone: string
}

/** Longest time between two readings that still counts as covered, ms: beyond it, what happened in between is unknown. */
export const holdMsOf = ({ cadenceMs }: Pick<SeriesSpec, 'cadenceMs'>): number => Math.max(3 * cadenceMs, HOUR_MS)
