// In: a call about readings or about how devices stand, and what was read. Out: what is said.
import type { MetricId, SeriesBody } from '@vigie/contracts/entities'
import { METRIC_NAMES } from '@vigie/contracts/words'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { boundSentence, boundYes } from './bound.ts'
import { createLedger, type Found, type Ledger, metricForm } from './ledger.ts'
import { periodWords } from './period-words.ts'
import type { Bodies } from './reads.ts'
import { stuckWords } from './stuck.ts'
import { deviceName, runsUntil } from './words.ts'

/** The name of a metric inside a sentence: « tension L1 ». */
export const metricName = (metric: MetricId): string =>
  `${METRIC_NAMES[metric].charAt(0).toLowerCase()}${METRIC_NAMES[metric].slice(1)}`

/** « 17/11/2026 08:02 », on site. */
export const moment = (at: number, { site }: Pick<Facts, 'site'>): string =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: site.timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at)

/** « 14:23 » of today, the day too of another. */
export const hourOf = (at: number, facts: Pick<Facts, 'site' | 'today'>): string => {
  const { timeZone } = facts.site
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(at) === facts.today
    ? new Intl.DateTimeFormat('fr-FR', { timeZone, timeStyle: 'short' }).format(at)
    : `le ${moment(at, facts)}`
}

export const tellLatest = (
  call: CallOf<'latest'>,
  { readings }: Bodies['latest'],
  found: Bodies['findings'] | null,
  facts: Facts,
): Told => {
  const ledger = createLedger()
  const ids = call.of === 'site' ? [] : call.of
  const rows = ids.flatMap((id) => {
    const index = readings.findIndex(([device, metric]) => device === id && metric === call.metric)
    const row = readings[index]
    if (row === undefined) return []
    const [, , at, value] = row
    return [
      {
        id,
        at,
        value,
        place: `0/readings/${index}/3`,
        text: ledger.say({ value, from: [`0/readings/${index}/3`], how: 'read' }, ...metricForm(call.metric)),
      },
    ]
  })
  const [first] = rows
  if (first === undefined) return unknown('Je ne sais pas : cet appareil n’a encore rien mesuré de tel.')
  const { bound } = call
  if (rows.length > FEW && bound === undefined) return tellMany(call, rows, ledger, facts)
  const sentences = rows.flatMap(({ id, text, at, value }) => [
    `${bound === undefined ? '' : boundYes({ value }, bound)}${deviceName(id, facts)} – ${metricName(call.metric)} : ${text} (mesuré le ${moment(at, facts)}).`,
    ...stuckWords(id, call.metric, found, facts),
    ...(bound === undefined
      ? []
      : [boundSentence({ value, from: [], how: 'read' }, bound, metricForm(call.metric), ledger)]),
  ])
  return { sentences, table: null, chart: null, noted: ledger.noted(), main: first.value, known: true }
}

/** So few are told one by one. */
const FEW = 3
type Row = {
  readonly id: string
  readonly at: number
  readonly value: number
  readonly text: string
  readonly place: string
}

/** Many readings stand in a table; the ends are named, and what flows or is drawn adds up. */
const tellMany = (call: CallOf<'latest'>, rows: readonly Row[], ledger: Ledger, facts: Facts): Told => {
  const ordered = rows.toSorted((a, b) => b.value - a.value)
  const [most, least] = [ordered[0], ordered.at(-1)]
  if (most === undefined || least === undefined) return unknown()
  const name = METRIC_NAMES[call.metric]
  const whole: Found = {
    value: rows.reduce((sum, { value }) => sum + value, 0),
    from: rows.map(({ place }) => place),
    how: 'sum',
  }
  const together = ADDS.has(call.metric) ? [`Ensemble : ${ledger.say(whole, ...metricForm(call.metric))}.`] : []
  return {
    sentences: [
      ...(call.asks === 'total' ? together : []),
      `${name} : le plus, ${deviceName(most.id, facts)} ${most.text} ; le moins, ${deviceName(least.id, facts)} ${least.text}.`,
      ...(call.asks === 'total' ? [] : together),
    ],
    table: {
      columns: ['Appareil', name, 'Mesuré'],
      rows: ordered.map(({ id, text, at }) => [deviceName(id, facts), text, moment(at, facts)]),
    },
    chart: null,
    noted: ledger.noted(),
    main: call.asks === 'total' && together.length > 0 ? whole.value : most.value,
    known: true,
  }
}
const ADDS: ReadonlySet<MetricId> = new Set<MetricId>(['flow_m3h', 'power_kw'])

const SERIES_WORDS = { mean: 'en moyenne', max: 'au plus haut', min: 'au plus bas' } as const

export const tellSeries = (
  call: CallOf<'series'>,
  body: SeriesBody,
  found: Bodies['findings'] | null,
  facts: Facts,
): Told => {
  const { points } = body
  if (points.length === 0) return unknown()
  const ledger = createLedger()
  const column = { mean: 1, min: 2, max: 3 }[call.operation]
  const values = points.map((point) => point[column] ?? 0)
  const value =
    call.operation === 'mean'
      ? values.reduce((sum, one) => sum + one, 0) / values.length
      : call.operation === 'max'
        ? values.reduce((a, b) => Math.max(a, b))
        : values.reduce((a, b) => Math.min(a, b))
  const result: Found = { value, from: [`0/points/*/${column}`], how: call.operation }
  const text = ledger.say(result, ...metricForm(call.metric))
  const at = call.operation === 'mean' ? null : points[values.indexOf(value)]?.[0]
  const name = deviceName(call.of[0] ?? '', facts)
  const sentences = [
    `${call.bound === undefined ? '' : boundYes(result, call.bound)}${name} – ${metricName(call.metric)} : ${text} ${SERIES_WORDS[call.operation]} (${periodWords(call.period, facts.today, call.clock)}).`,
  ]
  sentences.push(...stuckWords(call.of[0] ?? '', call.metric, found, facts, body.to))
  if (at !== null && at !== undefined) sentences.push(`C’était vers ${moment(at, facts)}.`)
  if (call.bound !== undefined) sentences.push(boundSentence(result, call.bound, metricForm(call.metric), ledger))
  sentences.push(...runsUntil(call.period, facts, call.clock, body.watermark))
  const chart = {
    name: METRIC_NAMES[call.metric],
    unit: metricForm(call.metric)[0],
    kind: 'line' as const,
    points: points.map(([ts, mean]) => [ts, mean] as const),
  }
  return { sentences, table: null, chart, noted: ledger.noted(), main: value, known: true }
}
