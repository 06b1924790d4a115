// In: a question what a month, week or year that runs will come to, its figures, and those of the last whole days. Out: where their pace leads, and what was measured until now.
import { FIGURES, type KpiBody, PACE_DAYS, recordedShares } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { beside, isToldBeside } from './against.ts'
import { type Told, unknown } from './answer.ts'
import { type End, endOf } from './end-of.ts'
import { figureAt } from './figure-at.ts'
import { createLedger, figureForm, type Ledger } from './ledger.ts'
import { periodWords } from './period-words.ts'
import { quality } from './quality.ts'
import { dayOf, deviceName, whenWords } from './words.ts'

/** What is there is told beside where it leads: the same rule as on the Management screen. */
export const tellPeriodEnd = (call: CallOf<'figure'>, [body, pace, other]: readonly KpiBody[], facts: Facts): Told => {
  const of = subjectOf(call)
  const found = body === undefined ? null : figureAt(body, call.figure, of, undefined)
  if (body === undefined || found === null || found.now === null) return unknown(`${NOT_PROJECTED}.`)
  const ledger = createLedger()
  const form = figureForm(call.figure, facts.site.currency)
  const figure = FIGURES[call.figure].name
  const name = of === 'site' ? figure : `${deviceName(of, facts)} – ${figure.toLowerCase()}`
  const end = pace === undefined ? null : endOf(call.figure, of, { body, pace })
  const lead =
    end === null
      ? `${NOT_PROJECTED}.`
      : `${name} au ${dayOf(body.period.to - 1, facts)}, à ce rythme : ≈\u00a0${ledger.say(end, ...form)}${ofBudget(of, end, body, facts, ledger)}. ${conditionOf([end])}`
  return {
    ...unknown(),
    sentences: [
      lead,
      ...wholeOf(call, other, facts, ledger),
      `Jusqu’ici${end === null ? `, ${of === 'site' ? name.toLowerCase() : name}` : ''} : ${ledger.say(found.now, ...form)}${whenWords(call.period, facts)}.`,
      ...(isToldBeside(call, found) ? [beside(call, found, body, facts, ledger)] : []),
      ...quality(call, found, body, facts, ledger),
    ],
    noted: ledger.noted(),
    main: end?.value ?? found.now.value,
    known: true,
  }
}

/** The site, or the one device that is asked about. */
const subjectOf = ({ of }: CallOf<'figure'>): string => (Array.isArray(of) ? (of[0] ?? 'site') : 'site')

/** « , soit 113 % de son budget (1 500 m³) »; empty: it has none. */
const ofBudget = (of: string, end: End, body: KpiBody, facts: Facts, ledger: Ledger): string => {
  const budget = of === 'site' ? null : figureAt(body, 'budgetM3', of, undefined).now
  const [place] = budget?.from ?? []
  if (budget === null || place === undefined || budget.value <= 0) return ''
  const { whole } = recordedShares(body)
  const most = { ...budget, value: budget.value * whole, scale: whole }
  const over = { from: [place], weights: [whole] }
  const share = ledger.say({ ...end, value: (100 * end.value) / most.value, over, scale: 100 }, '%', 0)
  const since = whole === 1 ? '' : ', depuis le début des mesures'
  return `, soit ${share} de son budget (${ledger.say(most, ...figureForm('budgetM3', facts.site.currency))}${since})`
}

/** « C’est une projection, si les jours à venir sont comme les 7 derniers jours. »: what ends rest on. */
export const conditionOf = (ends: readonly End[]): string => {
  const today = ends.some(({ hasRest }) => hasRest) ? ' ce qui reste du jour est comme d’habitude' : ''
  const days = ends.every((end) => end.days === 0)
    ? ''
    : `${today === '' ? '' : ' et'} les jours à venir sont comme les ${PACE_DAYS} derniers jours`
  return `C’est une projection, si${today}${days}${ends.some(({ isLeaking }) => isLeaking) ? ' et si la fuite continue' : ''}.`
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

const NOT_PROJECTED = `Je ne sais pas ce que cela fera en fin de période : trop peu de mesures, de la période ou des ${PACE_DAYS} derniers jours`
