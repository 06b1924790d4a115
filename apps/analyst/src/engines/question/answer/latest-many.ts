// In: a call about the latest readings of many devices, and those readings. Out: which stand at the ends, or past the limit that was asked about.
import type { MetricId } from '@vigie/contracts/entities'
import { METRIC_NAMES } from '@vigie/contracts/words'
import type { Bound, CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Table, type Told, unknown } from './answer.ts'
import { holdsTo, limitText, sideWords } from './bound.ts'
import { type Found, type Ledger, metricForm } from './ledger.ts'
import { metricName, moment } from './measured.ts'
import { deviceName, noun } from './words.ts'

/** One of the latest readings; `place`: where it was read. */
type Row = {
  readonly id: string
  readonly at: number
  readonly value: number
  readonly text: string
  readonly place: string
}

/** Many readings stand in a table; the ends are named, and what flows or is drawn adds up. */
export const tellMany = (call: CallOf<'latest'>, rows: readonly Row[], ledger: Ledger, facts: Facts): Told => {
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
  const end = call.asks === 'most' ? most : call.asks === 'least' ? least : null
  return {
    sentences: [
      ...(call.asks === 'total' ? together : []),
      ...(end === null
        ? []
        : [
            `${deviceName(end.id, facts)} : ${end.text} (mesuré le ${moment(end.at, facts)}). C’est le ${end === most ? 'plus' : 'moins'} (${metricName(call.metric)}).`,
          ]),
      `${name} : le plus, ${deviceName(most.id, facts)} : ${most.text} ; le moins, ${deviceName(least.id, facts)} : ${least.text}.`,
      ...(call.asks === 'total' ? [] : together),
    ],
    table: tableOf(call, ordered, facts),
    chart: null,
    noted: ledger.noted(),
    main: call.asks === 'total' && together.length > 0 ? whole.value : (end ?? most).value,
    known: true,
  }
}
const ADDS: ReadonlySet<MetricId> = new Set<MetricId>(['flow_m3h', 'power_kw'])

const tableOf = ({ metric }: CallOf<'latest'>, rows: readonly Row[], facts: Facts): Table => ({
  columns: ['Appareil', METRIC_NAMES[metric], 'Mesuré'],
  rows: rows.map(({ id, text, at }) => [deviceName(id, facts), text, moment(at, facts)]),
})

/** « Oui : 2 sur 21, sous 2 bar. »: how many stand past a limit and which; of none the one that is nearest to it. */
export const tellPast = (
  call: CallOf<'latest'>,
  bound: Bound,
  rows: readonly Row[],
  ledger: Ledger,
  facts: Facts,
): Told => {
  const ordered = rows.toSorted((a, b) => (a.value - b.value) * (bound.side === 'under' ? 1 : -1))
  const past = ordered.filter(({ value }) => holdsTo(value, bound))
  const count = (of: readonly Row[]) =>
    ledger.say({ value: of.length, from: of.map(({ place }) => place), how: 'count' }, '', 0)
  const said = (of: readonly Row[]) =>
    of
      .slice(0, NAMED)
      .map(({ id, text }) => `${deviceName(id, facts)} : ${text}`)
      .join(' ; ')
  const limit = `${sideWords(bound)} ${limitText(bound, metricForm(call.metric), ledger)}`
  const name = metricName(call.metric)
  return {
    sentences:
      past.length === 0
        ? [
            `Non : aucune mesure de ${name} ${limit}, sur ${count(ordered)}.`,
            `La plus proche – ${said(ordered.slice(0, 1))}.`,
          ]
        : [
            `Oui : ${count(past)} ${noun(past.length, 'mesure', 'mesures')} de ${name} ${limit}, sur ${count(ordered)}.`,
            `${said(past)}${past.length > NAMED ? ' ; les autres dans le tableau' : ''}.`,
          ],
    table: tableOf(call, past.length === 0 ? ordered : past, facts),
    chart: null,
    noted: ledger.noted(),
    main: past.length,
    known: true,
  }
}
/** So many of them are named. */
const NAMED = 6

/** « Écart de pression : 0,8 bar. »: what is lost from one to the other, with both. */
export const tellDrop = (call: CallOf<'latest'>, rows: readonly Row[], ledger: Ledger, facts: Facts): Told => {
  const [first, second] = rows.toSorted((a, b) => b.value - a.value)
  if (first === undefined || second === undefined) return unknown()
  const drop: Found = { value: first.value - second.value, from: [first.place, second.place], how: 'difference' }
  const said = [first, second].map(
    ({ id, text, at }) => `${deviceName(id, facts)} : ${text} (mesuré le ${moment(at, facts)})`,
  )
  return {
    sentences: [
      `Écart de ${metricName(call.metric)} : ${ledger.say(drop, ...metricForm(call.metric))}.`,
      `${said.join(' ; ')}.`,
    ],
    table: null,
    chart: null,
    noted: ledger.noted(),
    main: drop.value,
    known: true,
  }
}
