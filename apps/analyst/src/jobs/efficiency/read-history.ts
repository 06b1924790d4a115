// The upstream's series of a site → its history hour by hour, of the metrics that the engines look at.
import { type Device, HOUR_MS, METRICS, type MetricId, type SeriesBody, type Site } from '@vigie/contracts/entities'
import { LOOKED_AT_FROM_MS } from '@vigie/contracts/rest/analyst'
import type { Hour, SiteHistory } from '../../engines/index.ts'
import { done, failed, type Outcome } from '../../outcome.ts'
import type { Upstream } from '../../upstream/upstream.ts'

const HISTORY_MS = 90 * 24 * HOUR_MS
/** Hours of one question: fewer than the points of one answer. */
const STRETCH_MS = 45 * 24 * HOUR_MS
const POINTS = 2_000
const LOOKED_AT: ReadonlySet<MetricId> = new Set([
  'flow_m3h',
  'volume_m3',
  'pressure_bar',
  'level_m',
  'level_pct',
  'power_kw',
  'energy_kwh',
  'irradiance_wm2',
])

/** Whether a record that goes from `from` (ms; null: there is none) to `until` is long enough to be judged by. */
export const isLongEnough = (from: number | null, until: number): from is number =>
  from !== null && until - from >= LOOKED_AT_FROM_MS

/**
 * `from`: where it begins; null: nothing is recorded. Of a record too short to be judged by no series is read.
 * Errors: the first that the upstream answers with; nothing is made of half a history.
 */
export const readHistory = async (
  upstream: Upstream,
  site: Site,
  untilMs: number,
): Promise<Outcome<SiteHistory & { readonly from: number | null }>> => {
  const devices = await upstream.devices(upstream.service, site.slug)
  if (!devices.ok) return devices
  const today = await upstream.kpis(upstream.service, site.slug, { unit: 'day' })
  if (!today.ok && today.reason !== 'missing') return today
  const recordedFrom = today.ok ? today.value.recordedFrom : undefined
  if (recordedFrom !== undefined && !isLongEnough(recordedFrom, untilMs)) {
    const none = { series: new Map(), leaksSince: new Map() }
    return done({ site, devices: devices.value, until: untilMs, from: recordedFrom, ...none })
  }
  const series = new Map<string, ReadonlyMap<MetricId, readonly Hour[]>>()
  let from: number | null = null
  for (const device of devices.value) {
    const metrics = new Map<MetricId, readonly Hour[]>()
    for (const metric of metricsOf(device)) {
      const hours = await readHours(upstream, site.slug, device.id, metric, untilMs)
      if (!hours.ok) return hours
      metrics.set(metric, hours.value)
      from = Math.min(from ?? untilMs, hours.value[0]?.at ?? untilMs)
    }
    series.set(device.id, metrics)
  }
  const nights = today.ok ? today.value.consumptions : []
  const leaksSince = new Map(
    nights.flatMap(({ device, night }) => (night?.leakSince == null ? [] : [[device, night.leakSince] as const])),
  )
  return done({ site, devices: devices.value, series, until: untilMs, from, leaksSince })
}

const metricsOf = ({ metrics }: Device): readonly MetricId[] =>
  metrics.map(({ id }) => id).filter((id) => LOOKED_AT.has(id))

const readHours = async (
  upstream: Upstream,
  slug: string,
  device: string,
  metric: MetricId,
  untilMs: number,
): Promise<Outcome<readonly Hour[]>> => {
  const hours: Hour[] = []
  const end = Math.floor(untilMs / HOUR_MS) * HOUR_MS
  for (let from = end - HISTORY_MS; from < end; from += STRETCH_MS) {
    const asked = { device, metric, from, to: Math.min(end, from + STRETCH_MS), points: POINTS }
    const body = await upstream.series(upstream.service, slug, asked)
    if (!body.ok) return body
    if (body.value.bucketMs > HOUR_MS) return failed('unreadable')
    hours.push(...hourly(body.value, METRICS[metric].nature === 'counter'))
  }
  return done(hours)
}

/** Points of an hour as one: where few are stored, the upstream answers with the readings themselves. */
const hourly = ({ points }: SeriesBody, isCounter: boolean): readonly Hour[] => {
  const hours = new Map<number, { sum: number; count: number; min: number; max: number }>()
  for (const [at, value, min, max] of points) {
    const hourAt = Math.floor(at / HOUR_MS) * HOUR_MS
    const before = hours.get(hourAt) ?? { sum: 0, count: 0, min, max }
    hours.set(hourAt, {
      sum: before.sum + value,
      count: before.count + 1,
      min: Math.min(before.min, min),
      max: Math.max(before.max, max),
    })
  }
  return [...hours].map(([at, { sum, count, min, max }]) => ({ at, value: isCounter ? sum : sum / count, min, max }))
}
