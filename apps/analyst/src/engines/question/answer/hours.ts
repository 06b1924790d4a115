// In: a call about a figure in hours of a day, and the figures of the days that they touch. Out: what these hours sum up to.
import { FIGURES, HOUR_MS, isComparable, type KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { type ClockStretch, isWhole } from '../clock.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { boundSentence } from './bound.ts'
import { bucketsOf } from './buckets.ts'
import { figureAt } from './figure-at.ts'
import { createLedger, figureForm } from './ledger.ts'
import { stretchOf } from './stretch.ts'
import { dataUntil, whenWords } from './words.ts'

type Call = CallOf<'figure'>

/** The sum of whole hours; nothing is said where the figure is not kept hour by hour. */
export const tellHours = (
  call: Call,
  { period, clock }: ClockStretch,
  bodies: readonly KpiBody[],
  facts: Facts,
): Told => {
  if (call.view !== 'value' || !isWhole(clock)) return unknown(NOT_HOURLY)
  const { from, to } = stretchOf(period, { ...facts, now: Number.POSITIVE_INFINITY }, clock)
  const hours = bodies
    .flatMap((body, read) => bucketsOf(call, body, read))
    .filter((one) => one.from >= from && one.from < to)
  if (hours.some((one) => (one.to ?? one.from) - one.from > HOUR_MS)) return unknown(NOT_HOURLY)
  const until = reachOf(bodies)
  if (hours.length === 0 || until <= from) return unknown()
  const ledger = createLedger()
  const form = figureForm(call.figure, facts.site.currency)
  const sum = {
    value: hours.reduce((all, { value }) => all + value, 0),
    from: hours.map(({ at }) => at),
    how: 'sum' as const,
  }
  const missing = hours.length < Math.ceil((Math.min(to, until) - from) / HOUR_MS)
  const name = FIGURES[call.figure].name
  return {
    sentences: [
      `${name} : ${ledger.say(sum, ...form)}${whenWords(period, facts, clock)}.`,
      ...(call.bound === undefined ? [] : [boundSentence(sum, call.bound, form, ledger)]),
      ...(missing ? [INCOMPLETE] : bodies.some((body) => hasGaps(call, body)) ? [PERHAPS_INCOMPLETE] : []),
      ...(until < to ? [dataUntil(until, facts)] : []),
    ],
    table: null,
    chart:
      hours.length < 2
        ? null
        : { name, unit: form[0], kind: 'bars', points: hours.map(({ from: at, value }) => [at, value] as const) },
    noted: ledger.noted(),
    main: sum.value,
    known: true,
  }
}

const NOT_HOURLY = 'Je ne sais pas : ce chiffre n’est pas tenu heure par heure.'
const INCOMPLETE = 'Une partie des mesures attendues manque : ce chiffre est incomplet.'
/** Of a day only how much of it is there is known, not at which hours. */
const PERHAPS_INCOMPLETE = 'Une partie des mesures du jour manque : ce chiffre peut être incomplet.'

/** Up to when there are data without an end between. */
const reachOf = (bodies: readonly KpiBody[]): number =>
  (bodies.find(({ until, period }) => until < period.to) ?? bodies.at(-1))?.until ?? 0

const hasGaps = ({ figure }: Call, body: KpiBody): boolean => {
  const { now, completenessPct } = figureAt(body, figure, 'site', undefined)
  const value = now?.value ?? null
  return completenessPct !== null && !isComparable({ value, previous: value ?? 0, completenessPct })
}
