import { TZDate } from '@date-fns/tz'
import { COMPARABLE_FROM_PCT, type KpiBody, type PlannedKpi, type Site } from '@vigie/contracts/entities'
import { HOUR_MS, type Stretch } from '../time.ts'
import { membersOf, pricedHour, QUANTITIES, type Quantity } from './buckets-over-time.ts'
import { dayFrom, type HoursOfDay, WEEKS_BEFORE } from './hours-of-days.ts'
import { lackOf, leaksAhead, type NightOf } from './leaks-ahead.ts'
import { type Network, type Node, seriesOf } from './network.ts'
import type { Period } from './period.ts'
import { slotAt } from './slots.ts'
import { placesOf, usualOf } from './wall-hours.ts'

type Plan = NonNullable<KpiBody['plan']>
type Planned = Pick<Plan, 'producedM3' | 'consumedM3' | 'cost'>
/** What there is so far of each figure; null: not known. */
type Actual = Readonly<Record<keyof Planned, number | null>>
/** What is usual in each hour of the day. */
type Course = readonly number[]
/** A course, and how many days it is the mean of. */
type Usual = { readonly course: Course; readonly days: number }

/** Fewer same weekdays make no habit: nothing is planned nor compared by them. */
const FEWEST_DAYS = 2

/**
 * What was to be expected of a day, hour by hour: of each figure the target of the site where it sets one, in the
 * usual course where there is one, else evenly; else the mean of the same hours of the last four same weekdays. What is
 * projected goes on as usual, and with what leaks now.
 * @param before the hours of the days before; those that matter are picked
 * @param counted what the day itself counted, hour by hour
 */
export const planOf = (
  site: Pick<Site, 'timeZone' | 'tariff' | 'targets'>,
  network: Network,
  { whole, current }: Pick<Period, 'whole' | 'current'>,
  before: readonly HoursOfDay[],
  actual: Actual,
  nightOf: NightOf = () => null,
  counted: Plan['buckets'] = [],
): Plan => {
  const hours = hoursOf(whole)
  const weekdays = sameWeekdays(before, whole, site.timeZone)
  const members = membersOf(network)
  const usual = new Map<Quantity, Usual>()
  const drawn = drawnDays(network, weekdays)
  const leaks = drawn.length < FEWEST_DAYS ? [] : leaksAhead(network, drawn, nightOf)
  const used = new Set<HoursOfDay>()
  for (const quantity of QUANTITIES) {
    const counters = members.flatMap(([to, id]) => (to === quantity ? [id] : []))
    const days = weekdays.filter((day) => isKnown(day, counters))
    if (days.length < FEWEST_DAYS) continue
    for (const day of days) used.add(day)
    usual.set(quantity, { course: courseOf(days, counters, hours, site.timeZone), days: days.length })
  }
  const planned = (figure: keyof Planned, of: Usual | undefined, target?: number): PlannedKpi | null =>
    plannedOf({
      more: figure === 'consumedM3' ? sumOf(leaks.map((leak) => lackOf(leak, drawn.length, { whole, current }))) : 0,
      hours,
      until: current.to,
      course: of?.course,
      days: of?.days ?? 0,
      target,
      actual: current.to > current.from ? actual[figure] : 0,
      countedTo: (at) => sumOf(counted.map((hour) => (hour.from < at ? (hour[figure] ?? 0) : 0))),
    })
  return {
    producedM3: planned('producedM3', usual.get('producedM3')),
    consumedM3: planned('consumedM3', usual.get('consumedM3'), site.targets.consumedM3PerDay),
    cost:
      site.tariff === null ? null : planned('cost', costOf(usual.get('gridKwh'), hours, site), site.targets.costPerDay),
    days: used.size,
    leaks,
    buckets:
      used.size === 0
        ? []
        : hours.map((hour, n) =>
            pricedHour(
              bucketAt(hour, (quantity) => usual.get(quantity)?.course[n]),
              site,
            ),
          ),
  }
}

/**
 * What each sector is used to take from where the figures end to the end of the day, and what it leaks meanwhile, m³: by
 * the same days and hours as all of them together, so that their projections add up to that of the site; null: no such
 * day is known.
 */
export const restsOf = (
  { timeZone }: Pick<Site, 'timeZone'>,
  network: Network,
  { whole, current }: Pick<Period, 'whole' | 'current'>,
  before: readonly HoursOfDay[],
  nightOf: NightOf = () => null,
): ((sector: Node) => number | null) => {
  const hours = hoursOf(whole)
  const days = drawnDays(network, sameWeekdays(before, whole, timeZone))
  const leaks = leaksAhead(network, days, nightOf)
  const gone = goneOf(hours, current.to)
  return (sector) => {
    const counter = seriesOf(sector, 'volume_m3')
    if (days.length < FEWEST_DAYS || counter === undefined) return null
    const leak = leaks.find(({ device }) => device === sector.device.id)
    const usual = sumOf(courseOf(days, [counter], hours, timeZone).map((one, n) => one * (1 - (gone[n] ?? 0))))
    return usual + (leak === undefined ? 0 : lackOf(leak, days.length, { whole, current }))
  }
}

/** Which share of each hour is over. */
const goneOf = (hours: readonly Stretch[], until: number): readonly number[] =>
  hours.map(({ from, to }) => Math.min(1, Math.max(0, (until - from) / (to - from))))

/** The hours of a day, counted from its beginning; the last one ends with it. */
const hoursOf = ({ from, to }: Stretch): Stretch[] =>
  Array.from({ length: Math.ceil((to - from) / HOUR_MS) }, (_, n) => ({
    from: from + n * HOUR_MS,
    to: Math.min(to, from + (n + 1) * HOUR_MS),
  }))

const sameWeekdays = (before: readonly HoursOfDay[], day: Stretch, timeZone: string): HoursOfDay[] => {
  const weekdays = Array.from({ length: WEEKS_BEFORE }, (_, n) => dayFrom(day.from, -7 * (n + 1), timeZone))
  return before.filter(({ from, to }) => weekdays.some((weekday) => weekday.from === from && weekday.to === to))
}

/** Of some days those that tell what all sectors drew. */
const drawnDays = (network: Network, days: readonly HoursOfDay[]): HoursOfDay[] => {
  const counters = membersOf(network).flatMap(([to, id]) => (to === 'consumedM3' ? [id] : []))
  return days.filter((day) => isKnown(day, counters))
}

/** Whether the counters were read for enough of a day to stand for it. */
const isKnown = ({ from, to, counters }: HoursOfDay, series: readonly number[]): boolean => {
  const coveredMs = series.reduce((sum, id) => sum + (counters.get(id)?.coveredMs ?? 0), 0)
  return series.length > 0 && (100 * coveredMs) / (series.length * (to - from)) >= COMPARABLE_FROM_PCT
}

/**
 * What counters together count in each hour, by the mean of the same hours on the wall. Within a known day an hour
 * without readings counted nothing: the reading after a gap brings what was counted meanwhile.
 */
const courseOf = (
  days: readonly HoursOfDay[],
  counters: readonly number[],
  hours: readonly Stretch[],
  timeZone: string,
): Course => {
  const counted = days.flatMap((day) =>
    hoursOf(day).map(({ from, to }): [number, number] => [
      from,
      counters.reduce((sum, id) => sum + (day.counters.get(id)?.hours.get(from) ?? 0), 0) * (HOUR_MS / (to - from)),
    ]),
  )
  const usual = usualOf(counted, placesOf(timeZone))
  return hours.map(({ from, to }) => ((usual(from) ?? 0) * (to - from)) / HOUR_MS)
}

/** What the energy of each hour costs by the slot of the hour. */
const costOf = (
  gridKwh: Usual | undefined,
  hours: readonly Stretch[],
  { tariff, timeZone }: Pick<Site, 'tariff' | 'timeZone'>,
): Usual | undefined =>
  tariff === null || gridKwh === undefined
    ? undefined
    : {
        days: gridKwh.days,
        course: gridKwh.course.map((kwh, n) => {
          const local = new TZDate(hours[n]?.from ?? 0, timeZone)
          return kwh * tariff.pricePerKwh[slotAt(tariff, local.getMonth() + 1, local.getHours())]
        }),
      }

const plannedOf = ({
  more,
  hours,
  until,
  course,
  days,
  target,
  actual,
  countedTo,
}: {
  /** what the rest of the day will draw beyond what is usual */
  readonly more: number
  readonly hours: readonly Stretch[]
  readonly until: number
  readonly course: Course | undefined
  readonly days: number
  readonly target: number | undefined
  readonly actual: number | null
  /** what the day counted up to an hour */
  readonly countedTo: (at: number) => number
}): PlannedKpi | null => {
  const lengths = hours.map(({ from, to }) => to - from)
  const gone = goneOf(hours, until)
  const over = hours.filter(({ to }) => to <= until)
  const at = over.at(-1)?.to
  const closed = (expectedOf: Course, scale = 1): Pick<PlannedKpi, 'closed'> => ({
    closed:
      at === undefined || actual === null
        ? null
        : { at, counted: countedTo(at), expected: scale * sumOf(expectedOf.slice(0, over.length)) },
  })
  const upTo = (shape: Course) => sumOf(shape.map((one, n) => one * (gone[n] ?? 0)))
  const usual = course === undefined ? null : { byNow: upTo(course), whole: sumOf(course) }
  const projected = usual === null || actual === null ? null : actual + usual.whole - usual.byNow + more
  if (target === undefined)
    return usual === null || course === undefined
      ? null
      : { basis: 'weekdays', ...usual, projected, days, ...closed(course) }
  const shape = course !== undefined && sumOf(course) > 0 ? course : lengths
  const scale = target / sumOf(shape)
  return { basis: 'target', byNow: scale * upTo(shape), whole: target, projected, days, ...closed(shape, scale) }
}

const sumOf = (values: Course): number => values.reduce((sum, value) => sum + value, 0)

const bucketAt = (hour: Stretch, of: (quantity: Quantity) => number | undefined): Plan['buckets'][number] => ({
  ...hour,
  producedM3: of('producedM3') ?? null,
  consumedM3: of('consumedM3') ?? null,
  gridKwh: of('gridKwh') ?? null,
  solarKwh: of('solarKwh') ?? null,
})
