// In: a call. Out: what has to be read of the upstream for it, and the bodies that came.
import {
  type Alarm,
  type AlarmLoad,
  type DeviceStatus,
  type KpiBody,
  type Outage,
  type PeriodInput,
  type ReadingRow,
  SERIES_MAX_POINTS,
  type SeriesBody,
} from '@vigie/contracts/entities'
import type { Finding, TariffShift } from '@vigie/contracts/rest/analyst'
import { type Call, isJudged } from '../call.ts'
import { addDays, dayPeriod, rangePeriod, spanOf } from '../understand/calendar.ts'
import type { Facts } from '../understand/facts.ts'
import { actedReads, besideReads, filterOf } from './alarm-reads.ts'
import { isAtWork } from './at-work.ts'
import { beyondReads } from './beyond-reads.ts'
import { readsNights, TODAY } from './nights.ts'
import { isOfNow } from './of-now.ts'
import { othersOfNamed } from './of-thing.ts'
import { lastDays, paceDays } from './pace-days.ts'
import { asksOfLeaks } from './placed.ts'
import { priceDays } from './pumped-price.ts'
import type { Read, Span } from './read.ts'
import { restReads } from './rest-reads.ts'
import { stretchOf } from './stretch.ts'
import { sunDays } from './sun-days.ts'
import { isOfSun, sunReads } from './sun-reads.ts'
import { setAgainst, usualDays, usualDaysOfDevice } from './usual-days.ts'

export type { Read } from './read.ts'

/** What came of each. */
export type Bodies = {
  readonly kpis: KpiBody
  readonly series: SeriesBody
  readonly latest: { readonly readings: readonly ReadingRow[]; readonly statuses: readonly DeviceStatus[] }
  readonly alarms: { readonly alarms: readonly Alarm[]; readonly next: string | null }
  readonly outages: { readonly outages: readonly Outage[] }
  readonly load: AlarmLoad
  /** `seen`: the history was read at least once */
  readonly findings: { readonly findings: readonly Finding[]; readonly seen: boolean }
  readonly shift: { readonly shift: TariffShift | null }
}
/** What one read brought. */
export type Body = { [Name in Read['read']]: { readonly read: Name; readonly body: Bodies[Name] } }[Read['read']]

/** No question reads more often than this. */
export const READS_MAX = 8

/** What is to be read for a call, in the order in which the answer looks at it. */
export const readsOf = (call: Call, facts: Facts): readonly Read[] =>
  readsNights(call, facts) ? [...askedReads(call, facts), TODAY] : askedReads(call, facts)

const askedReads = (call: Call, facts: Facts): readonly Read[] => {
  switch (call.tool) {
    case 'figure': {
      if (call.clock !== undefined && call.period !== null) return daysOf(call.period, facts)
      if (call.asks === 'coming') return [{ read: 'kpis', period: lastDays(facts) }]
      const compare = call.against === 'year' ? { compare: 'year' as const } : {}
      const first: Read = { read: 'kpis', period: { ...(call.period ?? { unit: 'day' }), ...compare } }
      const pace = paceDays(call, facts)
      const set = typeof call.against === 'object' ? call.against : null
      const others = [
        sunDays(call, facts),
        priceDays(call),
        pace,
        set ?? (pace === null ? usualDays(call, facts) : null),
        ...usualDaysOfDevice(call, facts),
      ].filter((one) => one !== null)
      return [
        first,
        ...others.map((period): Read => ({ read: 'kpis', period })),
        ...(isOfNow(call) ? [{ read: 'latest' as const }] : []),
        ...(asksOfLeaks(call) || (isOfNow(call) && call.why !== true) ? [{ read: 'findings' as const }] : []),
        ...(call.why === true ? [openAlarms(facts), { read: 'findings' as const }] : []),
      ]
    }
    case 'latest':
      return [
        { read: 'latest' },
        { read: 'findings' },
        ...judgedBy(call, facts),
        ...(call.asks === 'why' ? [{ read: 'outages' as const, period: dayPeriod(facts.today) }] : []),
      ]
    case 'status':
      if (call.state === 'faulty') return [{ read: 'latest' }, { read: 'findings' }]
      if (call.asks === 'rests' && call.of !== 'site')
        return [...standingReads(facts), ...(call.of.length === 1 ? [runningOf(call.of[0] ?? '', facts)] : [])]
      if (call.asks === 'usual') return standingReads(facts)
      if (call.asks === 'well' || call.asks === 'broken' || call.asks === 'how')
        return [{ read: 'latest' }, openAlarms(facts), { read: 'findings' }]
      if (call.asks === 'since' && call.of !== 'site' && call.of.length === 1)
        return [{ read: 'latest' }, runningOf(call.of[0] ?? '', facts)]
      return call.state === 'off' && call.of !== 'site'
        ? [{ read: 'latest' }, { read: 'outages', period: dayPeriod(facts.today) }]
        : [{ read: 'latest' }]
    case 'series':
      if (call.asks !== undefined && !BY_POINTS.has(call.asks)) return [...restReads(call, facts), { read: 'findings' }]
      return [
        ...call.of.map(
          (device): Read => ({
            read: 'series',
            device,
            metric: call.metric,
            ...stretchOf(call.period, facts, call.clock),
            // days are summed up of their hours, starts are seen in the finest points
            ...(call.asks !== undefined && FINEST.has(call.asks) && { points: SERIES_MAX_POINTS }),
          }),
        ),
        { read: 'findings' },
      ]
    case 'alarms': {
      if (call.by !== undefined) return actedReads(call, facts)
      const alarms: Read = { read: 'alarms', filter: filterOf(call, facts) }
      const others = call.device === undefined ? [] : othersOfNamed(call.device, facts)
      return [
        alarms,
        ...beyondReads(call, facts),
        ...(call.condition === 'night-flow' && (call.state === 'open' || call.period !== undefined)
          ? [{ read: 'findings' as const }]
          : []),
        ...others
          .slice(0, READS_MAX - 2)
          .map((device): Read => ({ read: 'alarms', filter: filterOf({ ...call, device }, facts) })),
      ]
    }
    case 'outages':
      return [{ read: 'outages', period: cutsPeriod(call.period, facts) }]
    case 'events':
      return [...happenedReads(call, facts), ...besideReads(call, facts)]
    case 'summary':
      return [
        ...happenedReads(call, facts),
        { read: 'kpis', period: call.period },
        ...(call.about === undefined ? besideReads(call, facts) : []),
      ]
    case 'load':
      return [{ read: 'load', period: call.period }]
    case 'why': {
      const set = setAgainst(call, facts)
      return [
        { read: 'kpis', period: { ...call.period, ...(call.against === 'year' ? { compare: 'year' as const } : {}) } },
        { read: 'alarms', filter: filterOf({ tool: 'alarms', operation: 'list', period: call.period }, facts) },
        { read: 'outages', period: call.period },
        ...(asksPower(call, facts) ? [{ read: 'latest' as const }] : []),
        ...(isOfSun(call) ? sunReads(call, facts) : besideReads(call, facts)),
        ...(set === null ? [] : [{ read: 'kpis' as const, period: set }]),
      ]
    }
    case 'findings':
      // what a leak lets out is that of the last night, as the pages tell it
      return [
        { read: 'findings' },
        ...(TOLD_BY_NIGHTS.has(call.what) && (call.kind ?? 'leak') === 'leak' ? [TODAY] : []),
        ...(call.what === 'wear' ? [{ read: 'kpis' as const, period: { unit: 'last-30d' } as const }] : []),
      ]
    case 'targets':
      return [{ read: 'kpis', period: call.period }]
    case 'savings':
      return [{ read: 'shift' }, { read: 'findings' }]
    case 'shift':
      return [{ read: 'shift' }]
    case 'tariff':
    case 'meaning':
    case 'devices':
      return []
  }
}

/** What is told of hours or days of a series. */
const FINEST: ReadonlySet<string> = new Set(['which', 'started', 'idle'])
/** What is told of the points of a series themselves, not of a level at rest. */
const BY_POINTS: ReadonlySet<string> = new Set(['overflowed', 'which', 'started', 'idle'])

/** What is told of a finding by what is usual of it and what it is now. */
const TOLD_BY_NIGHTS: ReadonlySet<string> = new Set(['list', 'sure', 'water', 'cost', 'energy', 'losses', 'worse'])

/** How pumps stand, what today came to, and what the days before it made. */
const standingReads = (facts: Facts): readonly Read[] => [
  { read: 'latest' },
  TODAY,
  { read: 'kpis', period: lastDays(facts) },
]

/** How a pump ran in the last day. */
const runningOf = (device: string, facts: Facts): Read => ({
  read: 'series',
  device,
  metric: 'running',
  ...stretchOf({ unit: 'last-24h' }, facts),
})

const openAlarms = (facts: Facts): Read => ({
  read: 'alarms',
  filter: filterOf({ tool: 'alarms', operation: 'list', state: 'open' }, facts),
})

/** Alarms raised in a period, and its cuts. */
const happenedReads = ({ period, clock }: Span, facts: Facts): readonly Read[] => [
  { read: 'alarms', filter: filterOf({ tool: 'alarms', operation: 'list', period, clock }, facts) },
  { read: 'outages', period: cutsPeriod(period, facts) },
]

/** A measure that is judged: the alarms that are open, and of one device the days before. */
const judgedBy = ({ asks, of, metric }: Extract<Call, { tool: 'latest' }>, facts: Facts): readonly Read[] => {
  if (!isJudged({ asks })) return []
  const alarms = openAlarms(facts)
  if (asks === 'overload') return [alarms, { read: 'kpis', period: { unit: 'last-7d' } }]
  const [device, ...others] = of === 'site' ? [] : of
  if (device === undefined || others.length > 0) return [alarms]
  const week = { unit: 'last-7d' } as const
  return [
    alarms,
    isAtWork(device, metric, facts)
      ? { read: 'kpis', period: week }
      : { read: 'series', device, metric, ...stretchOf(week, facts) },
  ]
}

/** The hours of a figure are read day by day, with the day before beside them; none of a day that has not begun. */
const daysOf = (period: PeriodInput, { today }: Facts): readonly Read[] => {
  const { first, last } = spanOf(period, today)
  return [...new Set([first, last, addDays(first, -1)])]
    .filter((day) => day <= today)
    .map((day): Read => ({ read: 'kpis', period: dayPeriod(day) }))
}

/**
 * Cuts are recorded to the second, a rolling period ends at the last step of the figures: the days that it touches are
 * read, and what falls into it is told.
 */
const cutsPeriod = (period: PeriodInput, facts: Facts): PeriodInput => {
  if (period.date !== undefined && period.end !== undefined && period.end > facts.today)
    return rangePeriod(period.date, facts.today)
  if (!period.unit.startsWith('last-')) return period
  const { from } = stretchOf(period, facts)
  return {
    unit: 'range',
    date: new Intl.DateTimeFormat('en-CA', { timeZone: facts.site.timeZone }).format(from),
    end: facts.today,
  }
}

/** Why a device has no power is asked of how it stands, where the period still runs. */
const asksPower = ({ figure, of, period }: Extract<Call, { tool: 'why' }>, facts: Facts): boolean =>
  figure === 'powerPct' && of !== 'site' && stretchOf(period, facts).to === facts.now
