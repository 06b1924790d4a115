// In: a question what a month, week or year that runs will come to, its figures, and those of the last whole days. Out: where their pace leads, and what was measured until now.
import {
  COMPARABLE_FROM_PCT,
  FIGURES,
  type KpiBody,
  leakLackOf,
  PACE_DAYS,
  rateOf,
  stillToCome,
} from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { beside, isToldBeside } from './against.ts'
import { type Told, unknown } from './answer.ts'
import { type FigureFound, figureAt } from './figure-at.ts'
import { createLedger, type Found, figureForm, type Ledger } from './ledger.ts'
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
  const end = pace === undefined ? null : endOf(call, found, { body, pace })
  const isLeaking = end?.leak !== undefined
  const today = end?.rest === undefined ? '' : ' ce qui reste du jour est comme d’habitude'
  const days =
    end?.ahead === 0 ? '' : `${today === '' ? '' : ' et'} les jours à venir sont comme les ${PACE_DAYS} derniers jours`
  const lead =
    end === null
      ? `${NOT_PROJECTED} ; la page ${of === 'site' ? 'Management KPIs' : 'du secteur'} le dit dès que possible.`
      : `${name} au ${dayOf(body.period.to - 1, facts)}, à ce rythme : ≈\u00a0${ledger.say(end, ...form)}${ofBudget(of, end, body, facts, ledger)}. C’est une projection, si${today}${days}${isLeaking ? ' et si la fuite continue' : ''}.`
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
const ofBudget = (of: string, end: Found, body: KpiBody, facts: Facts, ledger: Ledger): string => {
  const budget = of === 'site' ? null : figureAt(body, 'budgetM3', of, undefined).now
  const [place] = budget?.from ?? []
  if (budget === null || place === undefined || budget.value <= 0) return ''
  const share = ledger.say({ ...end, value: (100 * end.value) / budget.value, shareOf: place }, '%', 0)
  return `, soit ${share} de son budget (${ledger.say(budget, ...figureForm('budgetM3', facts.site.currency))})`
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

/**
 * What was counted, and the pace of the last days over what is to come; of a sector with what they lack of its leak, as its
 * page does. null: too little is known of either, or leaks will draw more of the site's water than that pace holds.
 */
const endOf = (call: CallOf<'figure'>, { now, completenessPct }: FigureFound, { body, pace }: Bodies): Found | null => {
  const { figure } = call
  const of = subjectOf(call)
  const last = figureAt(pace, figure, of, undefined, 1)
  if (now === null || now.from.length !== 1 || last.now === null || last.now.from.length !== 1) return null
  const rate = rateOf({ value: last.now.value, completenessPct: last.completenessPct }, pace)
  const isEnough = (completenessPct ?? 100) >= COMPARABLE_FROM_PCT
  const leaks = body.consumptions.some(({ night }) => leakLackOf(night, pace) > 0)
  if (rate === null || last.now.value === 0 || !isEnough || (leaks && figure === 'consumedM3')) return null
  const index = body.consumptions.findIndex(({ device }) => device === of)
  const { at, value: rest } = restOf(figure, of, index, body)
  const { restOfDay, days } = stillToCome(rest, body)
  if (days <= 0 && restOfDay === 0) return null
  const found = {
    value: now.value + restOfDay + rate * days,
    from: [...now.from, ...last.now.from],
    how: 'ahead',
    ahead: (days * rate) / last.now.value,
    ...(restOfDay !== 0 && { rest: at }),
  } as const
  const night = body.consumptions[index]?.night
  const lack = leakLackOf(night, pace) * days
  if (night?.usualM3h == null || lack <= 0) return found
  const places = ['flowM3h', 'usualM3h'].map((part) => `0/consumptions/${index}/night/${part}`)
  const leak = lack / (night.flowM3h - night.usualM3h)
  return { ...found, value: found.value + lack, from: [...found.from, ...places], leak }
}

/** What the day that runs will add to a figure, and where that is told; null or undefined: it is not told. */
const restOf = (
  figure: string,
  of: string,
  index: number,
  { restOfDay, consumptions }: KpiBody,
): { readonly at: string; readonly value: number | null | undefined } => {
  const isTold = figure === 'producedM3' || figure === 'consumedM3' || figure === 'cost'
  if (of === 'site') return { at: `0/restOfDay/${figure}`, value: isTold ? restOfDay?.[figure] : null }
  return {
    at: `0/consumptions/${index}/restOfDayM3`,
    value: figure === 'volumeM3' ? consumptions[index]?.restOfDayM3 : null,
  }
}

const NOT_PROJECTED = 'Je ne sais pas ce que cela fera en fin de période : les derniers jours ne le disent pas assez'
