// In: a question what a month, week or year that runs will come to, its figures, and those of the last whole days. Out: where their pace leads, and what was measured until now.
import {
  COMPARABLE_FROM_PCT,
  DAY_MS,
  FIGURES,
  type KpiBody,
  leakLackOf,
  PACE_DAYS,
  rateOf,
} from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { beside, isToldBeside } from './against.ts'
import { type Told, unknown } from './answer.ts'
import { type FigureFound, figureAt } from './figure-at.ts'
import { createLedger, type Found, figureForm, type Ledger } from './ledger.ts'
import { periodWords } from './period-words.ts'
import { quality } from './quality.ts'
import { dayOf, whenWords } from './words.ts'

/** What is there is told beside where it leads: the same rule as on the Management screen. */
export const tellPeriodEnd = (call: CallOf<'figure'>, [body, pace, other]: readonly KpiBody[], facts: Facts): Told => {
  const found = body === undefined ? null : figureAt(body, call.figure, 'site', undefined)
  if (body === undefined || found === null || found.now === null) return unknown(NOT_PROJECTED)
  const ledger = createLedger()
  const form = figureForm(call.figure, facts.site.currency)
  const name = FIGURES[call.figure].name
  const end = pace === undefined ? null : endOf(call, found, { body, pace })
  const lead =
    end === null
      ? NOT_PROJECTED
      : `${name} au ${dayOf(body.period.to - 1, facts)}, à ce rythme : ≈\u00a0${ledger.say(end, ...form)}. C’est une projection, si les jours à venir sont comme les ${PACE_DAYS} derniers jours.`
  return {
    ...unknown(),
    sentences: [
      lead,
      ...wholeOf(call, other, facts, ledger),
      `Jusqu’ici${end === null ? `, ${name.toLowerCase()}` : ''} : ${ledger.say(found.now, ...form)}${whenWords(call.period, facts)}.`,
      ...(isToldBeside(call, found) ? [beside(call, found, body, facts, ledger)] : []),
      ...quality(call, found, body, facts, ledger),
    ],
    noted: ledger.noted(),
    main: end?.value ?? found.now.value,
    known: true,
  }
}

/** The time that it is set against is told as a whole: « En entier, octobre 2026 : 8 120 MAD. » */
const wholeOf = (
  { figure, against }: CallOf<'figure'>,
  other: KpiBody | undefined,
  facts: Facts,
  ledger: Ledger,
): readonly string[] => {
  if (other === undefined || typeof against !== 'object') return []
  const { now } = figureAt(other, figure, 'site', undefined, 2)
  const when = periodWords(against, facts.today)
  if (now === null) return [`Rien à comparer : pas de donnée pour ${when}.`]
  return [`En entier, ${when} : ${ledger.say(now, ...figureForm(figure, facts.site.currency))}.`]
}

type Bodies = { readonly body: KpiBody; readonly pace: KpiBody }

/** What was counted, and the pace of the last days over what is to come; null: too little is known of either, or a leak will draw more than that pace holds. */
const endOf = (
  { figure }: CallOf<'figure'>,
  { now, completenessPct }: FigureFound,
  { body, pace }: Bodies,
): Found | null => {
  const last = figureAt(pace, figure, 'site', undefined, 1)
  if (now === null || now.from.length !== 1 || last.now === null || last.now.from.length !== 1) return null
  const rate = rateOf({ value: last.now.value, completenessPct: last.completenessPct }, pace)
  const isEnough = (completenessPct ?? 100) >= COMPARABLE_FROM_PCT
  const leaks = body.consumptions.some(({ night }) => leakLackOf(night, pace) > 0)
  if (rate === null || last.now.value === 0 || !isEnough || (leaks && figure === 'consumedM3')) return null
  const daysLeft = (body.period.to - body.until) / DAY_MS
  const scale = (daysLeft * rate) / last.now.value
  return scale <= 0
    ? null
    : { value: now.value + rate * daysLeft, from: [...now.from, ...last.now.from], how: 'ahead', scale }
}

const NOT_PROJECTED =
  'Je ne sais pas ce que cela fera en fin de période : les derniers jours ne le disent pas assez ; la page Management KPIs le dit dès que possible.'
