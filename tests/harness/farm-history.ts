// A farm of the simulator over its first 90 days, as the analyst reads it from the upstream: hour by hour.
import type { Hour, SiteHistory } from '@vigie/analyst/engines'
import { type Device, device, METRICS, type MetricId } from '@vigie/contracts/entities'
import { createFarm, type FarmState, planOf } from '@vigie/simulator'
import { describeSite, recordHistory } from '@vigie/simulator/history'

const HOUR_MS = 3_600_000
const DAYS = 90
const TIME_ZONE = 'Africa/Casablanca'
const ORIGIN_MS = Date.UTC(2026, 4, 1)

export type Farm = { readonly state: FarmState; readonly history: SiteHistory }

/** `toDay`: how many of its days the analyst has seen. */
export const farmHistory = async (slug: string, seed: number, toDay = DAYS): Promise<Farm> => {
  const untilMs = ORIGIN_MS + toDay * 24 * HOUR_MS
  const recording = await recordHistory(createFarm(slug, seed, TIME_ZONE, ORIGIN_MS), ORIGIN_MS, untilMs)
  const devices = describeSite(planOf(slug)).map(({ id, birth }): Device => device.parse({ id, site: slug, ...birth }))
  const series = new Map(
    [...recording.devices].map(([id, { samples }]) => {
      const metrics = new Map<MetricId, Hour[]>()
      const last = new Map<string, number>()
      for (const { ts, values } of samples)
        for (const [name, value] of Object.entries(values)) {
          const metric = name as MetricId
          const own = metrics.get(metric) ?? []
          metrics.set(metric, own)
          add(own, ts, saidOf(metric, value, last))
        }
      return [id, new Map([...metrics].map(([metric, hours]) => [metric, hours.map(meanOf(metric))]))]
    }),
  )
  const site = { slug, timeZone: TIME_ZONE, currency: 'MAD', tariff: TARIFF }
  return { state: recording.state, history: { site, devices, series, until: untilMs } }
}

/** What a bucket is made of: the reading itself, of a counter what it counted since the one before. */
const saidOf = (metric: MetricId, value: number, last: Map<string, number>): number => {
  if (METRICS[metric].nature !== 'counter') return value
  const before = last.get(metric)
  last.set(metric, value)
  return before === undefined || value < before ? 0 : value - before
}

type Bucket = Hour & { count?: number }

const add = (hours: Bucket[], ts: number, value: number): void => {
  const at = Math.floor(ts / HOUR_MS) * HOUR_MS
  const last = hours.at(-1)
  if (last?.at !== at) hours.push({ at, value, min: value, max: value, count: 1 })
  else
    hours[hours.length - 1] = {
      at,
      value: last.value + value,
      min: Math.min(last.min, value),
      max: Math.max(last.max, value),
      count: (last.count ?? 1) + 1,
    }
}

const meanOf =
  (metric: MetricId) =>
  ({ count = 1, ...hour }: Bucket): Hour =>
    METRICS[metric].nature === 'counter' ? hour : { ...hour, value: hour.value / count }

const TARIFF = {
  pricePerKwh: { 'off-peak': 0.85, standard: 1.15, peak: 1.6 },
  rules: [
    { months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], fromHour: 7, toHour: 18, slot: 'standard' as const },
    { months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], fromHour: 18, toHour: 23, slot: 'peak' as const },
  ],
  emissionKgPerKwh: 0.7,
}
