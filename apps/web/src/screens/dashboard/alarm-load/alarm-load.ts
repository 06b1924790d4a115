// In: the alarms that touch a stretch. Out: the alarm-load figures of ISA-18.2 and EEMUA 191 for one operating position.

/** One occurrence; `key` says which device and condition. Epoch ms; null: still active. */
export type AlarmSpan = { readonly key: string; readonly raisedAt: number; readonly clearedAt: number | null }
type Stretch = { readonly from: number; readonly to: number }

export type AlarmLoad = {
  /** new alarms in the stretch */
  readonly raised: number
  readonly perDay: number
  readonly perHour: number
  readonly perTenMinutes: number
  /** most new alarms within any ten minutes */
  readonly peakTenMinutes: number
  /** share of the time in flood, % */
  readonly floodPct: number
  /** share of the new alarms that came from the ten most frequent keys, %; null: no more than ten keys */
  readonly topTenPct: number | null
  /** alarms active for over a day at the end of the stretch */
  readonly stale: number
  /** keys that flipped at least three times within a minute */
  readonly chattering: number
  /** too short a stretch to judge by: under 30 days */
  readonly indicative: boolean
}

const MINUTE_MS = 60_000
const TEN_MINUTES_MS = 10 * MINUTE_MS
const DAY_MS = 1_440 * MINUTE_MS
const JUDGED_FROM_DAYS = 30
const FLOOD_ABOVE = 10
const FLOOD_LEFT_BELOW = 5
const CHATTER_FLIPS = 3
const TOP = 10

/** How heavily alarms weighed on who had to answer them. Alarms raised before the stretch are not new. */
export const alarmLoad = (alarms: readonly AlarmSpan[], { from, to }: Stretch): AlarmLoad => {
  const raised = alarms.filter(({ raisedAt }) => raisedAt >= from && raisedAt < to)
  const times = raised.map(({ raisedAt }) => raisedAt).toSorted((a, b) => a - b)
  const days = Math.max(0, to - from) / DAY_MS
  const rate = (perDay: number) => (days === 0 ? 0 : raised.length / days / perDay)
  return {
    raised: raised.length,
    perDay: rate(1),
    perHour: rate(24),
    perTenMinutes: rate(144),
    peakTenMinutes: times.reduce((most, time, place) => Math.max(most, place + 1 - firstWithin(times, time)), 0),
    floodPct: to > from ? (100 * floodMs(times, to)) / (to - from) : 0,
    topTenPct: topShare(raised),
    stale: alarms.filter(({ raisedAt, clearedAt }) => isActiveAt(to, raisedAt, clearedAt) && to - raisedAt > DAY_MS)
      .length,
    chattering: [...Map.groupBy(alarms, ({ key }) => key).values()].filter((own) => chatters(own, { from, to })).length,
    indicative: days < JUDGED_FROM_DAYS,
  }
}

/** Place of the first time within the ten minutes that end at `time`. */
const firstWithin = (times: readonly number[], time: number): number =>
  times.findIndex((at) => at > time - TEN_MINUTES_MS)

/** A flood begins above ten new alarms in the last ten minutes, and ends below five. */
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

const topShare = (raised: readonly AlarmSpan[]): number | null => {
  const counts = [...Map.groupBy(raised, ({ key }) => key).values()].map(({ length }) => length)
  if (counts.length <= TOP) return null
  const top = counts.toSorted((a, b) => b - a).slice(0, TOP)
  return (100 * top.reduce((sum, count) => sum + count, 0)) / raised.length
}

const isActiveAt = (at: number, raisedAt: number, clearedAt: number | null): boolean =>
  raisedAt < at && (clearedAt === null || clearedAt > at)

const chatters = (own: readonly AlarmSpan[], { from, to }: Stretch): boolean => {
  const flips = own
    .flatMap(({ raisedAt, clearedAt }) => (clearedAt === null ? [raisedAt] : [raisedAt, clearedAt]))
    .filter((at) => at >= from && at < to)
    .toSorted((a, b) => a - b)
  return flips.some((at, place) => (flips[place + CHATTER_FLIPS - 1] ?? Number.POSITIVE_INFINITY) - at <= MINUTE_MS)
}
