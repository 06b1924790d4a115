// In: a call about a figure in hours of a day, and the figures of the days that they touch. Out: what these hours sum up to.
import { DAY_MS, FIGURES, HOUR_MS, isComparable, type KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { type ClockStretch, isWhole, moved } from '../clock.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { boundSentence } from './bound.ts'
import { bucketsOf } from './buckets.ts'
import { figureAt } from './figure-at.ts'
import { createLedger, type Found, figureForm, type Ledger } from './ledger.ts'
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
  const { from, to } = wholeOf({ period, clock }, facts)
  const hours = hoursIn(call, bodies, { from, to })
  if (hours.some((one) => (one.to ?? one.from) - one.from > HOUR_MS)) return unknown(NOT_HOURLY)
  const own = bodies.filter((body) => body.period.to > from)
  const until = reachOf(own)
  if (hours.length === 0 || until <= from) return unknown()
  const ledger = createLedger()
  const form = figureForm(call.figure, facts.site.currency)
  const sum = sumOf(hours)
  const missing = hours.length < Math.ceil((Math.min(to, until) - from) / HOUR_MS)
  const name = FIGURES[call.figure].name
  return {
    sentences: [
      `${name} : ${ledger.say(sum, ...form)}${whenWords(period, facts, clock)}.`,
      ...(call.bound === undefined
        ? besideHours(call, { period, clock }, bodies, facts, ledger, until < to)
        : [boundSentence(sum, call.bound, form, ledger)]),
      ...(missing ? [INCOMPLETE] : own.some((body) => hasGaps(call, body)) ? [PERHAPS_INCOMPLETE] : []),
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

/** The same hours a day before, where all of them are known. */
const besideHours = (
  call: Call,
  stretch: ClockStretch,
  bodies: readonly KpiBody[],
  facts: Facts,
  ledger: Ledger,
  runs: boolean,
): readonly string[] => {
  const { from, to } = wholeOf(moved(stretch, -1), facts)
  const hours = hoursIn(call, bodies, { from, to })
  const hasGap = bodies.some((body) => body.period.from < to && body.period.to > from && hasGaps(call, body))
  // a stretch of more than a day has no such hours of its own
  if (to - from > DAY_MS || hours.length < Math.ceil((to - from) / HOUR_MS) || hasGap) return []
  const text = ledger.say(sumOf(hours), ...figureForm(call.figure, facts.site.currency))
  const { clock } = stretch
  return [`La veille${runs ? `, de ${clock.from} à ${clock.to} en entier` : ' aux mêmes heures'} : ${text}.`]
}

type Stretch = { readonly from: number; readonly to: number }
/** Hours of days to their end, whether it has come or not. */
const wholeOf = ({ period, clock }: ClockStretch, facts: Facts): Stretch =>
  stretchOf(period, { ...facts, now: Number.POSITIVE_INFINITY }, clock)

const hoursIn = (call: Call, bodies: readonly KpiBody[], { from, to }: Stretch) =>
  bodies.flatMap((body, read) => bucketsOf(call, body, read)).filter((one) => one.from >= from && one.from < to)

const sumOf = (hours: ReturnType<typeof hoursIn>): Found => ({
  value: hours.reduce((all, { value }) => all + value, 0),
  from: hours.map(({ at }) => at),
  how: 'sum',
})

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
