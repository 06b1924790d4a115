import { TZDate } from '@date-fns/tz'
import {
  type AlarmCondition,
  type AlarmLoad,
  type AlarmOffender,
  type AlarmPriority,
  alarmPriority,
  type FindingKind,
} from '@vigie/contracts/entities'
import { addDays } from 'date-fns/addDays'
import { startOfDay } from 'date-fns/startOfDay'
import { medianOf } from '../median.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, type Stretch } from '../time.ts'

/** One alarm that people were told of. Instants in ms; null: still active, not acknowledged. */
export type AlarmSpan = {
  readonly id: string
  readonly device: string
  readonly condition: AlarmCondition
  /** what the analyst found; null: nothing, the condition is all that is known */
  readonly finding: FindingKind | null
  readonly priority: AlarmPriority
  readonly raisedAt: number
  readonly clearedAt: number | null
  readonly acknowledgedAt: number | null
  /** the alarm that it followed from, as the first of the cuts of one moment; null: none is known */
  readonly cause: string | null
}

const TEN_MINUTES_MS = 10 * MINUTE_MS
/** Thirty days by the clock on the wall, which may have been put forward by an hour. */
const JUDGED_FROM_MS = 30 * DAY_MS - HOUR_MS
/** A day by the clock on the wall: of less, what came is counted and told as no rate. */
const RATED_FROM_MS = DAY_MS - HOUR_MS
const FLOOD_ABOVE = 10
const FLOOD_LEFT_BELOW = 5
const CHATTER_FLIPS = 3
const TOP = 10
/** Hours of the wall between which it is night. */
const [NIGHT_FROM, NIGHT_TO] = [22, 6]

/**
 * How heavily alarms weighed on one operating position over a stretch: the figures of ISA-18.2 and EEMUA 191.
 * Alarms raised before the stretch are not new in it.
 * @param alarms those that touch the stretch
 * @param timeZone of the site, whose days and nights count
 */
export const alarmLoadOf = (alarms: readonly AlarmSpan[], { from, to }: Stretch, timeZone: string): AlarmLoad => {
  const raised = alarms.filter(({ raisedAt }) => raisedAt >= from && raisedAt < to)
  const times = raised.map(({ raisedAt }) => raisedAt).toSorted((a, b) => a - b)
  const days = (to - from) / DAY_MS
  const rate = (perDay: number) => (to - from < RATED_FROM_MS ? null : raised.length / days / perDay)
  const keys = Map.groupBy(alarms, keyOf)
  const standing = alarms.filter((alarm) => isStaleAt(to, alarm)).toSorted((a, b) => a.raisedAt - b.raisedAt)
  const [untilAcknowledged, untilCleared] = [timesUntil(raised, acknowledgement), timesUntil(raised, clearing)]
  return {
    from,
    to,
    raised: raised.length,
    perDay: rate(1),
    perHour: rate(24),
    perTenMinutes: rate(144),
    ...peakOf(times),
    floodPct: to > from ? (100 * floodMs(times, to)) / (to - from) : 0,
    ...topOf(raised, (key) => flawsOf(keys.get(key) ?? [], { from, to }), timeZone),
    priorities: byPriority((priority) => raised.filter((alarm) => alarm.priority === priority).length),
    mttaMs: meanOf(untilAcknowledged),
    mttaMedianMs: medianOf(untilAcknowledged),
    mttrMs: meanOf(untilCleared),
    mttrMedianMs: medianOf(untilCleared),
    responses: byPriority((priority) => {
      const own = raised.filter((alarm) => alarm.priority === priority)
      return { mttaMs: meanOf(timesUntil(own, acknowledgement)), mttrMs: meanOf(timesUntil(own, clearing)) }
    }),
    days: daysOf(times, { from, to }, timeZone),
    stale: standing.length,
    standing: standing.map((alarm) => ({ ...namesOf([alarm], alarm), raisedAt: alarm.raisedAt })),
    chattering: [...keys.values()].filter((own) => chatters(own, { from, to })).length,
    indicative: to - from < JUDGED_FROM_MS,
  }
}

/** The most times that lie within any ten minutes, their end excluded, and the last of these. `times` in order. */
const peakOf = (times: readonly number[]): Pick<AlarmLoad, 'peakTenMinutes' | 'peakAt'> => {
  let first = 0
  let most = 0
  let at: number | null = null
  for (const [place, time] of times.entries()) {
    while ((times[first] ?? time) <= time - TEN_MINUTES_MS) first += 1
    if (place + 1 - first <= most) continue
    most = place + 1 - first
    at = time
  }
  return { peakTenMinutes: most, peakAt: at }
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

type Flaws = Pick<AlarmOffender, 'chattering' | 'stale'>

const flawsOf = (own: readonly AlarmSpan[], stretch: Stretch): Flaws => ({
  chattering: chatters(own, stretch),
  stale: own.some((alarm) => isStaleAt(stretch.to, alarm)),
})

/** The keys that came most often, and the share they make of all; null: there are no more keys than that. */
const topOf = (
  raised: readonly AlarmSpan[],
  flaws: (key: string) => Flaws,
  timeZone: string,
): Pick<AlarmLoad, 'topTen' | 'topTenPct'> => {
  const keys = [...Map.groupBy(raised, keyOf)].map(([key, own]) => ({ key, own, count: own.length }))
  // the first of the cuts of one moment names no cause: the others name it
  const causes = new Set(raised.flatMap(({ condition, cause }) => (condition === 'power-off' ? (cause ?? []) : [])))
  const top = keys.toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)).slice(0, TOP)
  const inTop = top.reduce((sum, { count }) => sum + count, 0)
  return {
    topTen: top.flatMap(({ key, own }) => offenderOf(own, causes, flaws(key), timeZone) ?? []),
    topTenPct: keys.length <= TOP ? null : (100 * inTop) / raised.length,
  }
}

const offenderOf = (
  own: readonly AlarmSpan[],
  causes: ReadonlySet<string>,
  flaws: Flaws,
  timeZone: string,
): AlarmOffender | null => {
  const [first] = own
  if (first === undefined) return null
  const count = (holds: (alarm: AlarmSpan) => boolean) => own.filter(holds).length
  return {
    ...namesOf(own, first),
    raised: own.length,
    acknowledged: count(({ acknowledgedAt }) => acknowledgedAt !== null),
    followed: count(({ id, cause }) => cause !== null || causes.has(id)),
    atNight: count(({ raisedAt }) => isNight(new TZDate(raisedAt, timeZone).getHours())),
    lastedMedianMs: medianOf(timesUntil(own, clearing)),
    ...flaws,
  }
}

/** A key, what was found each time that an alarm of it was raised, and how urgent the last one is. `own` in order. */
const namesOf = (
  own: readonly AlarmSpan[],
  { device, condition, finding, priority }: AlarmSpan,
): Pick<AlarmOffender, 'device' | 'condition' | 'finding' | 'priority'> => ({
  device,
  condition,
  ...(finding !== null && own.every((alarm) => alarm.finding === finding) && { finding }),
  priority: own.at(-1)?.priority ?? priority,
})

const isNight = (hour: number): boolean => hour >= NIGHT_FROM || hour < NIGHT_TO

/** How many times lie in each local day of a stretch. `times` in order. */
const daysOf = (times: readonly number[], { from, to }: Stretch, timeZone: string): AlarmLoad['days'] => {
  const days: AlarmLoad['days'] = []
  let place = 0
  for (let at = from; at < to; ) {
    const end = Math.min(to, addDays(startOfDay(new TZDate(at, timeZone)), 1).getTime())
    const first = place
    while ((times[place] ?? end) < end) place += 1
    days.push({ from: at, to: end, raised: place - first })
    at = end
  }
  return days
}

const byPriority = <T>(of: (priority: AlarmPriority) => T): Record<AlarmPriority, T> => {
  const { critical, high, medium, low } = alarmPriority.enum
  return { critical: of(critical), high: of(high), medium: of(medium), low: of(low) }
}

const acknowledgement = ({ acknowledgedAt }: AlarmSpan): number | null => acknowledgedAt
const clearing = ({ clearedAt }: AlarmSpan): number | null => clearedAt

/** The times from the raising until something happened, of the alarms to which it did, ms. */
const timesUntil = (alarms: readonly AlarmSpan[], until: (alarm: AlarmSpan) => number | null): number[] =>
  alarms.flatMap((alarm) => {
    const at = until(alarm)
    return at === null ? [] : [Math.max(0, at - alarm.raisedAt)]
  })

/** null: of nothing. */
const meanOf = (times: readonly number[]): number | null =>
  times.length === 0 ? null : times.reduce((sum, time) => sum + time, 0) / times.length

const isStaleAt = (at: number, { raisedAt, clearedAt }: AlarmSpan): boolean =>
  at - raisedAt > DAY_MS && (clearedAt === null || clearedAt > at)

/** Whether a key flipped (raised or cleared) three times within a minute of the stretch. */
const chatters = (own: readonly AlarmSpan[], { from, to }: Stretch): boolean => {
  const flips = own
    .flatMap(({ raisedAt, clearedAt }) => (clearedAt === null ? [raisedAt] : [raisedAt, clearedAt]))
    .filter((at) => at >= from && at < to)
    .toSorted((a, b) => a - b)
  return flips.some((at, place) => (flips[place + CHATTER_FLIPS - 1] ?? Number.POSITIVE_INFINITY) - at <= MINUTE_MS)
}
