// In: the address. Out: which alarms the list shows, and the same in the words of the contract.
import { ALARM_PRIORITY_WORDS, ALARM_STATE_WORDS } from '@vigie/contracts/address-words'
import {
  type Alarm,
  type AlarmCondition,
  type AlarmPriority,
  type AlarmState,
  alarmCondition,
  alarmPriority,
  asLine,
  DAY_MS,
  deviceId,
  instant,
  MINUTE_MS,
} from '@vigie/contracts/entities'
import type { AlarmQuery } from '@/data/alarms'

export const STATES = ['open', 'waiting', 'shelved', 'suppressed', 'out-of-service', 'all'] as const
export type StateChoice = (typeof STATES)[number]
export const PERIODS = ['now', 'day', 'week', 'month'] as const
export type PeriodChoice = (typeof PERIODS)[number]

/** Which alarms the list shows; null: any. */
export type Filter = {
  readonly state: StateChoice
  readonly priority: AlarmPriority | null
  readonly condition: AlarmCondition | null
  readonly device: string | null
  readonly q: string
  readonly period: PeriodChoice
  /** raised from then on, ms; it takes the place of the period */
  readonly from: number | null
  /** raised before then, ms */
  readonly to: number | null
}

const PERIOD_WORDS: Record<PeriodChoice, string> = { now: 'maintenant', day: '24h', week: '7j', month: '30j' }
const PERIOD_MS: Record<PeriodChoice, number | null> = { now: null, day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS }
const STATES_OF: Record<StateChoice, readonly (AlarmState | 'open')[]> = {
  open: ['unacknowledged', 'acknowledged', 'returned'],
  waiting: ['unacknowledged', 'returned'],
  shelved: ['shelved'],
  suppressed: ['suppressed'],
  'out-of-service': ['out-of-service'],
  all: ['open', 'normal'],
}

/** The filter of an address; what cannot be read does not narrow. */
export const filterOf = (search: URLSearchParams): Filter => ({
  state: STATES.find((state) => ALARM_STATE_WORDS[state] === search.get('etat')) ?? 'open',
  priority: alarmPriority.options.find((one) => ALARM_PRIORITY_WORDS[one] === search.get('priorite')) ?? null,
  condition: alarmCondition.options.find((one) => one === search.get('condition')) ?? null,
  device: deviceOf(search.get('appareil')),
  q: asLine(search.get('q') ?? '').slice(0, 80),
  period: PERIODS.find((period) => PERIOD_WORDS[period] === search.get('periode')) ?? 'now',
  from: momentOf(search.get('du')),
  to: momentOf(search.get('au')),
})

const deviceOf = (word: string | null): string | null => deviceId.safeParse(word).data ?? null
const momentOf = (word: string | null): number | null => {
  const parsed = instant.safeParse(word)
  return parsed.success ? Date.parse(parsed.data) : null
}
const wordOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

/** The same address with another filter; what does not narrow is left out. */
export const withFilter = (search: URLSearchParams, change: Partial<Filter>): URLSearchParams => {
  const { state, priority, condition, device, q, period, from, to } = { ...filterOf(search), ...change }
  const words = {
    etat: state === 'open' ? null : ALARM_STATE_WORDS[state],
    priorite: priority === null ? null : ALARM_PRIORITY_WORDS[priority],
    condition,
    appareil: device,
    q: q === '' ? null : q,
    periode: period === 'now' ? null : PERIOD_WORDS[period],
    du: wordOf(from),
    au: wordOf(to),
  }
  const next = new URLSearchParams(search)
  for (const [name, word] of Object.entries(words)) {
    if (word === null) next.delete(name)
    else next.set(name, word)
  }
  return next
}

/** What narrows nothing. */
export const NO_FILTER: Filter = {
  state: 'open',
  priority: null,
  condition: null,
  device: null,
  q: '',
  period: 'now',
  from: null,
  to: null,
}

/** How many things narrow the list beside the words that are searched for, which everybody sees. */
export const narrowingCount = (filter: Filter): number => withFilter(new URLSearchParams(), { ...filter, q: '' }).size

/** Whether anything narrows the list. */
export const isNarrowed = (filter: Filter): boolean => withFilter(new URLSearchParams(), filter).size > 0

/** Whether the list needs the records: closed alarms are not in the live feed. */
export const needsRecords = ({ state, period, from, to }: Filter): boolean =>
  state === 'all' || period !== 'now' || from !== null || to !== null

/** The filter as a question to the server; the start of the period is a whole ten minutes, so that it lasts. */
export const queryOf = (filter: Filter, now: number): AlarmQuery => {
  const span = PERIOD_MS[filter.period]
  const step = 10 * MINUTE_MS
  return {
    states: STATES_OF[filter.state],
    priorities: filter.priority === null ? [] : [filter.priority],
    conditions: filter.condition === null ? [] : [filter.condition],
    device: filter.device,
    q: filter.q.trim() === '' ? null : filter.q.trim(),
    from: filter.from ?? (span === null ? null : Math.floor((now - span) / step) * step),
    to: filter.to,
  }
}

/** Whether an alarm is what the question asks for; `name`: of its device. */
export const answers = (query: AlarmQuery, alarm: Alarm, name: string): boolean => {
  const { states, priorities, conditions, device, q, from, to } = query
  const words = q?.toLocaleLowerCase('fr') ?? ''
  return (
    (states.includes(alarm.state) || (states.includes('open') && alarm.state !== 'normal')) &&
    (priorities.length === 0 || priorities.includes(alarm.priority)) &&
    (conditions.length === 0 || conditions.includes(alarm.condition)) &&
    (device === null || alarm.device === device) &&
    (from === null || Date.parse(alarm.raisedAt) >= from) &&
    (to === null || Date.parse(alarm.raisedAt) < to) &&
    (words === '' || alarm.device.includes(words) || name.toLocaleLowerCase('fr').includes(words))
  )
}
