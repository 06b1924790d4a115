import type { AlarmPreview, AlarmPreviewQuery, Site } from '@vigie/contracts/entities'
import type { AlarmFact } from '../alarms/condition.ts'
import { judgementOf, type Setting } from '../alarms/condition.ts'
import { usualNight } from '../alarms/nights.ts'
import { type ActiveSpan, activeSpansOf, type Read, type Seen, silencesOf } from '../alarms/preview.ts'
import { CONDITIONS } from '../alarms/registry.ts'
import type { KnownDevice } from '../directory/directory.ts'
import { daysSince } from '../kpis/remembered-days.ts'
import { FIVE_MIN_MS } from '../series/buckets.ts'
import { readOutages } from '../store/outages.ts'
import { type FiveMinutes, readFiveMinutes } from '../store/rollups/five-minutes.ts'
import type { Database } from '../store/tables.ts'
import { hoursLeftOf, volumeOf } from '../tank.ts'
import { DAY_MS, HOUR_MS, type Stretch } from '../time.ts'
import { readNights } from '../watch/nights.ts'

/** how far is looked back, ms */
const MONTH_MS = 31 * DAY_MS

/** One setting of one device, tried on the last month: at most nine thousand buckets of one series. */
type Tried = {
  readonly db: Database
  readonly site: Pick<Site, 'slug' | 'timeZone'>
  readonly known: KnownDevice
  readonly query: AlarmPreviewQuery
  readonly stretch: Stretch
}

/** On which days of the last month a setting would have alarmed, by what is kept of five minutes each. */
export const previewAlarm = async (
  db: Database,
  site: Tried['site'],
  known: KnownDevice,
  query: AlarmPreviewQuery,
  nowMs: number,
): Promise<AlarmPreview> => {
  const to = Math.floor(nowMs / FIVE_MIN_MS) * FIVE_MIN_MS
  const stretch = { from: to - MONTH_MS, to }
  const spans = await spansOf({ db, site, known, query, stretch })
  return { ...stretch, days: spans === null ? null : daysOf(spans, stretch, site.timeZone) }
}

/** null: what it depends on is not kept. */
const spansOf = async (tried: Tried): Promise<readonly ActiveSpan[] | null> => {
  switch (tried.query.condition) {
    case 'power-off':
      return outageSpans(tried)
    case 'offline':
    case 'efficiency-drift':
    case 'anomaly':
      return null
    case 'stale':
      return silentSpans(tried)
    case 'night-flow':
      return nightSpans(tried)
    default:
      return measuredSpans(tried)
  }
}

const outageSpans = async ({ db, site, known, stretch }: Tried): Promise<ActiveSpan[]> =>
  (await readOutages(db, site.slug, stretch))
    .filter(({ device }) => device === known.device.id)
    .map(({ from, to }) => ({ from, to: to ?? stretch.to }))
    .toReversed()

/** Nothing was read of any metric, and the device had power: without it nothing is expected. */
const silentSpans = async (tried: Tried): Promise<ActiveSpan[] | null> => {
  const { db, known, query, stretch } = tried
  if (known.metrics.size === 0) return null
  const reads = new Map<number, Read>()
  for (const { id } of known.metrics.values())
    for (const { start, first_ts, last_ts } of await readFiveMinutes(db, id, stretch)) {
      const { from, to } = reads.get(start) ?? { from: first_ts, to: last_ts }
      reads.set(start, { from: Math.min(from, first_ts), to: Math.max(to, last_ts) })
    }
  const inOrder = [...reads.values()].toSorted((a, b) => a.from - b.from)
  const outages = await outageSpans(tried)
  return silencesOf(inOrder, query.onDelayMs, stretch.to).filter(
    ({ from, to }) => !outages.some((outage) => outage.from < to && outage.to > from - query.onDelayMs),
  )
}

const settingOf = ({ query }: Tried): Setting => ({
  metric: query.metric ?? null,
  values: {
    enabled: true,
    priority: 'low',
    limit: query.limit ?? null,
    deadband: query.deadband,
    onDelayMs: query.onDelayMs,
    offDelayMs: query.offDelayMs,
  },
})

const judge = (tried: Tried, fact: AlarmFact, held: boolean): boolean =>
  judgementOf(CONDITIONS[tried.query.condition], fact, settingOf(tried), held)?.holds === true

const nightSpans = async (tried: Tried): Promise<ActiveSpan[] | null> => {
  const { db, site, known, stretch } = tried
  const series = known.metrics.get('flow_m3h')?.id
  if (series === undefined) return null
  const nights = (await readNights(db, site, [{ series }], stretch.to, 91)).get(series) ?? []
  const holds = (flowM3h: number, usualM3h: number | null, held: boolean) =>
    judge(
      tried,
      { type: 'night.judged', device: known.device.id, at: 0, powered: null, flowM3h, usualM3h, since: null },
      held,
    )
  const seen = nights.flatMap(({ at, flowM3h }, place): Seen[] => {
    const usual = usualNight(nights.slice(Math.max(0, place - 60), place), (flow, before) => holds(flow, before, false))
    return at < stretch.from ? [] : [{ at, holds: (held) => holds(flowM3h, usual, held) }]
  })
  return activeSpansOf(seen, { ...tried.query, onDelayMs: 0, offDelayMs: 0 }, stretch.to)
}

const measuredSpans = async (tried: Tried): Promise<ActiveSpan[] | null> => {
  const { db, known, query, stretch } = tried
  const series = query.metric === undefined ? undefined : known.metrics.get(query.metric)?.id
  if (query.metric === undefined || series === undefined) return null
  const buckets = await readFiveMinutes(db, series, stretch)
  const about = { device: known.device.id, powered: null, metric: query.metric }
  const isFollowed = CONDITIONS[query.condition].on['tank.followed'] !== undefined
  const left = isFollowed ? leftByBucket(tried, buckets) : []
  const isLow = query.condition === 'threshold-low' || query.condition === 'tank-low'
  const seen = buckets.map((bucket, place): Seen => {
    const at = bucket.last_ts
    const followed = left[place]
    if (followed !== undefined)
      return { at, holds: (held) => judge(tried, { type: 'tank.followed', at, ...about, ...followed }, held) }
    const value = isLow ? bucket.min : bucket.max
    return { at, holds: (held) => judge(tried, { type: 'value.read', at, ...about, value }, held) }
  })
  return activeSpansOf(seen, query, stretch.to)
}

/** When the tank would have been full or empty, by the mean levels of each bucket and of that an hour before. */
const leftByBucket = ({ known: { device }, query }: Tried, buckets: readonly FiveMinutes[]) => {
  const volumes = new Map(
    buckets.map(({ start, mean }) => [start, query.metric === undefined ? null : volumeOf(device, query.metric, mean)]),
  )
  return buckets.map(({ start }) => {
    const [now, before] = [volumes.get(start) ?? null, volumes.get(start - HOUR_MS) ?? null]
    const gained = now === null || before === null ? null : now - before
    const { toEmpty, toFull } = hoursLeftOf(now, device.capacityM3, gained)
    return { hoursToEmpty: toEmpty, hoursToFull: toFull }
  })
}

const daysOf = (spans: readonly ActiveSpan[], stretch: Stretch, timeZone: string): NonNullable<AlarmPreview['days']> =>
  daysSince(stretch.from, stretch, timeZone).flatMap(({ from, to }) => {
    const alarms = spans.filter((span) => span.from >= from && span.from < to).length
    const activeMs = spans.reduce(
      (sum, span) => sum + Math.max(0, Math.min(to, span.to) - Math.max(from, span.from)),
      0,
    )
    return alarms === 0 && activeMs === 0 ? [] : [{ start: from, alarms, activeMs: Math.round(activeMs) }]
  })
