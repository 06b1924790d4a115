// In: a call about what readings came to over a time, and what was read. Out: what is said; how instants are written.
import type { MetricId, SeriesBody } from '@vigie/contracts/entities'
import { METRIC_NAMES } from '@vigie/contracts/words'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { boundSentence, boundYes } from './bound.ts'
import { createLedger, type Found, metricForm } from './ledger.ts'
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

const SERIES_WORDS = { mean: 'en moyenne', max: 'au plus haut', min: 'au plus bas', sum: '' } as const

/** What a counter came to is called as the figure of whole days. */
const countedName = ({ metric, operation }: CallOf<'series'>): string =>
  operation === 'sum' ? (metric === 'volume_m3' ? 'volume compté' : 'énergie') : metricName(metric)

export const tellSeries = (
  call: CallOf<'series'>,
  body: SeriesBody,
  found: Bodies['findings'] | null,
  facts: Facts,
): Told => {
  const { points } = body
  if (points.length === 0) return unknown()
  const ledger = createLedger()
  const column = { mean: 1, min: 2, max: 3, sum: 1 }[call.operation]
  const values = points.map((point) => point[column] ?? 0)
  const sum = values.reduce((all, one) => all + one, 0)
  const value =
    call.operation === 'mean' || call.operation === 'sum'
      ? sum / (call.operation === 'mean' ? values.length : 1)
      : call.operation === 'max'
        ? values.reduce((a, b) => Math.max(a, b))
        : values.reduce((a, b) => Math.min(a, b))
  const result: Found = { value, from: [`0/points/*/${column}`], how: call.operation }
  const text = ledger.say(result, ...metricForm(call.metric))
  const at = call.operation === 'mean' || call.operation === 'sum' ? null : points[values.indexOf(value)]?.[0]
  const name = deviceName(call.of[0] ?? '', facts)
  const stuck = stuckWords(call.of[0] ?? '', call.metric, found, facts, body.to)
  // what a sensor says that stands still is no yes nor no
  const verdict = call.bound === undefined || stuck.length > 0 ? '' : boundYes(result, call.bound)
  const sentences = [
    ...stuck,
    `${verdict}${name} – ${countedName(call)} : ${[text, SERIES_WORDS[call.operation]].join(' ').trim()} (${periodWords(call.period, facts.today, call.clock)}).`,
  ]
  if (at !== null && at !== undefined) sentences.push(`C’était vers ${hourOf(at, facts)}.`)
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
