import { type AlarmCondition, type AlarmLoad, type AlarmPriority, alarmPriority } from '@vigie/contracts/entities'
import { DAY_MS, MINUTE_MS, type Stretch } from '../time.ts'

/** One alarm that people were told of. Instants in ms; null: still active, not acknowledged. */
export type AlarmSpan = {
  readonly device: string
  readonly condition: AlarmCondition
  readonly priority: AlarmPriority
  readonly raisedAt: number
  readonly clearedAt: number | null
  readonly acknowledgedAt: number | null
}

const TEN_MINUTES_MS = 10 * MINUTE_MS
const JUDGED_FROM_DAYS = 30
const FLOOD_ABOVE = 10
const FLOOD_LEFT_BELOW = 5
const CHATTER_FLIPS = 3
const TOP = 10

/**
 * How heavily alarms weighed on one operating position over a stretch: the figures of ISA-18.2 and EEMUA 191.
 * Alarms raised before the stretch are not new in it.
 * @param alarms those that touch the stretch
 */
export const alarmLoadOf = (alarms: readonly AlarmSpan[], { from, to }: Stretch): AlarmLoad => {
  const raised = alarms.filter(({ raisedAt }) => raisedAt >= from && raisedAt < to)
  const times = raised.map(({ raisedAt }) => raisedAt).toSorted((a, b) => a - b)
  const days = Math.max(0, to - from) / DAY_MS
  const rate = (perDay: number) => (days === 0 ? 0 : raised.length / days / perDay)
  return {
    from,
    to,
    raised: raised.length,
    perDay: rate(1),
    perHour: rate(24),
    perTenMinutes: rate(144),
    peakTenMinutes: mostWithin(times, TEN_MINUTES_MS),
    floodPct: to > from ? (100 * floodMs(times, to)) / (to - from) : 0,
    ...topOf(raised),
    priorities: prioritiesOf(raised),
    mttaMs: meanMs(raised, ({ acknowledgedAt }) => acknowledgedAt),
    mttrMs: meanMs(raised, ({ clearedAt }) => clearedAt),
    stale: alarms.filter((alarm) => isActiveAt(to, alarm) && to - alarm.raisedAt > DAY_MS).length,
    chattering: [...Map.groupBy(alarms, keyOf).values()].filter((own) => chatters(own, { from, to })).length,
    indicative: days < JUDGED_FROM_DAYS,
  }
}

/** The most times that lie within any stretch of a width, its end included. `times` in order. */
const mostWithin = (times: readonly number[], widthMs: number): number => {
  let first = 0
  let most = 0
  for (const [place, time] of times.entries()) {
    while ((times[first] ?? time) <= time - widthMs) first += 1
    most = Math.max(most, place + 1 - first)
  }
  return most
}

/** A flood begins above ten new alarms in the last ten minutes, and ends below five. `times` in order. */
const floodMs = (times: readonly number[], end: number): number => {
  const steps = [
    ...times.map((at) => ({ at, step: 1 })),
    ...times.map((at) => ({ at: at + TEN_MINUTES_MS, step: -1 })),
  ].toSorted((a, b) => a.at - b.at || a.step - b.step)
  let recent = 0
  let since: number | null = null
  let total = 0
  for (const { at, step } of steps) {
    if (at >= end) break
    recent += step
    if (since === null && recent > FLOOD_ABOVE) since = at
    if (since !== null && recent < FLOOD_LEFT_BELOW) {
      total += at - since
      since = null
    }
  }
  return since === null ? total : total + end - since
}

const keyOf = ({ device, condition }: AlarmSpan): string => `${device}/${condition}`

/** The keys that came most often, and the share they make of all; null: there are no more keys than that. */
const topOf = (raised: readonly AlarmSpan[]): Pick<AlarmLoad, 'topTen' | 'topTenPct'> => {
  const keys = [...Map.groupBy(raised, keyOf)].map(([key, own]) => ({ key, own, count: own.length }))
  const top = keys.toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)).slice(0, TOP)
  const inTop = top.reduce((sum, { count }) => sum + count, 0)
  return {
    topTen: top.flatMap(({ own: [first], count }) =>
      first === undefined ? [] : [{ device: first.device, condition: first.condition, raised: count }],
    ),
    topTenPct: keys.length <= TOP ? null : (100 * inTop) / raised.length,
  }
}

const prioritiesOf = (raised: readonly AlarmSpan[]): AlarmLoad['priorities'] => {
  const count = (priority: AlarmPriority) => raised.filter((alarm) => alarm.priority === priority).length
  const { critical, high, medium, low } = alarmPriority.enum
  return { critical: count(critical), high: count(high), medium: count(medium), low: count(low) }
}

/** The mean time from the raising until something happened, of those to which it did; null: to none. */
const meanMs = (raised: readonly AlarmSpan[], until: (alarm: AlarmSpan) => number | null): number | null => {
  const times = raised.flatMap((alarm) => {
    const at = until(alarm)
    return at === null ? [] : [Math.max(0, at - alarm.raisedAt)]
  })
  return times.length === 0 ? null : times.reduce((sum, time) => sum + time, 0) / times.length
}

const isActiveAt = (at: number, { raisedAt, clearedAt }: AlarmSpan): boolean =>
  raisedAt < at && (clearedAt === null || clearedAt > at)

/** Whether a key flipped (raised or cleared) three times within a minute of the stretch. */
const chatters = (own: readonly AlarmSpan[], { from, to }: Stretch): boolean => {
  const flips = own
    .flatMap(({ raisedAt, clearedAt }) => (clearedAt === null ? [raisedAt] : [raisedAt, clearedAt]))
    .filter((at) => at >= from && at < to)
    .toSorted((a, b) => a - b)
  return flips.some((at, place) => (flips[place + CHATTER_FLIPS - 1] ?? Number.POSITIVE_INFINITY) - at <= MINUTE_MS)
}
