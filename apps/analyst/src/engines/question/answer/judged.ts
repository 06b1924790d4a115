// In: a call that judges a measure, and what was read. Out: yes or no by its alarms and what was found, then its value and what is usual of it.
import { type Alarm, type AlarmCondition, isActiveAlarm, type MetricId } from '@vigie/contracts/entities'
import { FINDING_NAMES } from '@vigie/contracts/words'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { capital } from './capital.ts'
import { isAsked } from './findings.ts'
import { alarmTable } from './happened.ts'
import { alarmWords } from './health.ts'
import { createLedger, metricForm } from './ledger.ts'
import { metricName, moment } from './measured.ts'
import type { Bodies } from './reads.ts'
import { stuckWords } from './stuck.ts'
import { usualOf } from './usual.ts'
import { dayOf, deviceName, noun } from './words.ts'

type Call = CallOf<'latest'>
/** What a measure is judged by. */
export type MeasureRead = {
  readonly latest: Bodies['latest']
  readonly findings: Bodies['findings']
  readonly alarms: Bodies['alarms']
  readonly series: Bodies['series'] | null
  readonly kpis: Bodies['kpis'] | null
}

/** So many alarms are told in sentences; the table has all of them. */
const TOLD = 3

export const tellJudged = (call: Call, read: MeasureRead, facts: Facts): Told => {
  const ledger = createLedger()
  const { metric, asks } = call
  const rows = read.latest.readings.flatMap(([device, of, at, value], index) =>
    of === metric && (call.of === 'site' || call.of.includes(device))
      ? [{ device, at, value, place: `0/readings/${index}/3` }]
      : [],
  )
  const [only, ...others] = rows
  if (only === undefined) return unknown('Je ne sais pas : rien de tel n’a encore été mesuré.')
  const isOfThem = (device: string) => rows.some((row) => row.device === device)
  const raised = read.alarms.alarms.flatMap((alarm, index) =>
    isActiveAlarm(alarm) && isOfThem(alarm.device) && speaksOf(alarm, metric, asks) ? [{ alarm, index }] : [],
  )
  const found = read.findings.findings.filter(
    (finding) =>
      (asks === 'normal' || asks === 'odd') &&
      finding.kind !== 'stuck-sensor' &&
      isAsked(finding, {}, facts) &&
      (finding.moved.some((one) => one.metric === metric && isOfThem(one.device)) ||
        (finding.moved.length === 0 && isOfThem(finding.device) && MOVED[finding.kind] === metric)),
  )
  const say = (value: number, from: readonly string[]) =>
    ledger.say({ value, from, how: 'read' }, ...metricForm(metric))
  const stuck = rows.flatMap((row) => stuckWords(row.device, metric, read.findings, facts, row.at + 1))
  const where = others.length === 0 ? ` – ${deviceName(only.device, facts)}` : ''
  const count = `${ledger.say({ value: raised.length, from: raised.map(({ index }) => `2/alarms/${index}`), how: 'count' }, '', 0)}\u00a0${noun(raised.length, 'alarme active', 'alarmes actives')}`
  const isBad = raised.length + found.length > 0
  const holds = asks === 'normal' || asks === 'enough' ? !isBad : isBad
  const marks = [...(raised.length === 0 ? [] : [count]), ...found.map(({ kind }) => FINDING_NAMES[kind].toLowerCase())]
  const verdict =
    stuck.length > 0 && others.length === 0 && !isBad
      ? `Je ne peux pas le dire${where} : sa mesure ne bouge plus.`
      : `${asks === 'falls' ? '' : `${holds ? 'Oui' : 'Non'} : `}${isBad ? marks.join(', ') : `aucune alarme${asks === 'normal' || asks === 'odd' ? ' ni constat' : ''} ${SIDES[asks ?? 'normal']}`}${where}.`
  const sentences = [
    verdict,
    ...raised.slice(0, TOLD).map(({ alarm }) => alarmWords(alarm, facts)),
    ...found
      .slice(0, TOLD)
      .map(
        ({ kind, device, since }) =>
          `${FINDING_NAMES[kind]} – ${deviceName(device, facts)} : depuis le ${dayOf(since, facts)}.`,
      ),
    ...(others.length === 0 ? stuck : []),
    ...(others.length === 0
      ? [`${capital(metricName(metric))} : ${say(only.value, [only.place])} (mesuré le ${moment(only.at, facts)}).`]
      : endWords(rows, asks, metric, facts, say)),
    ...(others.length === 0 ? usualOf(only.device, metric, read, facts, ledger) : []),
    ...(others.length === 0 ? [] : stuck),
  ]
  return {
    sentences,
    table:
      raised.length > 0
        ? alarmTable(
            raised.map(({ alarm }) => alarm),
            facts,
            { toDo: true },
          )
        : others.length === 0
          ? null
          : {
              columns: ['Appareil', capital(metricName(metric))],
              rows: ordered(rows, asks).map((row) => [deviceName(row.device, facts), say(row.value, [row.place])]),
            },
    chart: null,
    noted: ledger.noted(),
    main: others.length === 0 ? only.value : null,
    known: true,
  }
}

const SIDES = {
  normal: 'sur cette mesure',
  odd: 'sur cette mesure',
  low: 'de valeur trop basse',
  enough: 'de valeur trop basse',
  falls: 'de valeur trop basse',
  high: 'de valeur trop haute',
  any: '',
  why: '',
  overload: '',
  total: '',
  most: '',
  least: '',
  drop: '',
} as const

type Row = { readonly device: string; readonly at: number; readonly value: number; readonly place: string }
const ordered = (rows: readonly Row[], asks: Call['asks']): readonly Row[] =>
  rows.toSorted((a, b) => (asks === 'high' ? b.value - a.value : a.value - b.value)).slice(0, ROWS)
const ROWS = 40

/** Of several measures the one that is nearest to what is asked, by name. */
const endWords = (
  rows: readonly Row[],
  asks: Call['asks'],
  metric: MetricId,
  facts: Facts,
  say: (value: number, from: readonly string[]) => string,
): readonly string[] => {
  const all = ordered(rows, asks)
  const [first, last] = [all[0], all.at(-1)]
  if (first === undefined || last === undefined) return []
  const told = (row: Row) => `${say(row.value, [row.place])} – ${deviceName(row.device, facts)}`
  return asks === 'normal' || asks === 'odd'
    ? [`${capital(metricName(metric))} : de ${told(first)} à ${told(last)}.`]
    : [`La valeur la plus ${asks === 'high' ? 'haute' : 'basse'} : ${told(first)}.`]
}

/** What a finding without metrics is about. */
const MOVED: Readonly<Record<string, MetricId>> = { leak: 'flow_m3h', 'clogged-filter': 'pressure_bar' }

/** Conditions that say a value is too low or too high, or not as it was. */
const LOW: readonly AlarmCondition[] = ['threshold-low', 'tank-low', 'tank-empty']
const HIGH: readonly AlarmCondition[] = ['threshold-high', 'tank-high', 'tank-overflow']
const ODD: readonly AlarmCondition[] = ['anomaly', 'night-flow']
/** Conditions of a tank are of its level, what flows at night is of a flow. */
const OF_METRIC: Readonly<Partial<Record<AlarmCondition, readonly MetricId[]>>> = {
  'tank-low': ['level_m', 'level_pct'],
  'tank-empty': ['level_m', 'level_pct'],
  'tank-high': ['level_m', 'level_pct'],
  'tank-overflow': ['level_m', 'level_pct'],
  'night-flow': ['flow_m3h'],
}

const speaksOf = (alarm: Alarm, metric: MetricId, asks: Call['asks']): boolean => {
  const { condition } = alarm
  const asked =
    asks === 'low' || asks === 'enough' || asks === 'falls' ? LOW : asks === 'high' ? HIGH : [...LOW, ...HIGH, ...ODD]
  const own = OF_METRIC[condition]
  return (
    asked.includes(condition) &&
    (own === undefined ? alarm.metric === undefined || alarm.metric === metric : own.includes(metric))
  )
}
