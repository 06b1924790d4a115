// In: a question why of a day that runs, and its figures. Out: how the figure stands to what is expected by now and to the day before, both at once.
import { FIGURES, type FigureId, type KpiBody, type PlannedKpi } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { weekdayOf } from '../understand/calendar.ts'
import type { Facts } from '../understand/facts.ts'
import { capital } from './capital.ts'
import { figureAt } from './figure-at.ts'
import { gapWords, isAlike } from './gap.ts'
import { type Found, figureForm, type Ledger } from './ledger.ts'
import { type WhyCost, whyCost } from './why-cost.ts'
import { storedWords } from './why-priced.ts'
import { wayWords } from './why-verdict.ts'

type Why = CallOf<'why'>
/** Which way it went from what is expected, from the day before, and how far from the latter; null: that is not known. */
type Day = { readonly way: -1 | 0 | 1; readonly moved: string | null } | null

/** What is told of a day that runs. */
type WhyNow = {
  readonly lead: string
  /** « 787 MAD d’habitude » */
  readonly expected: string
  /** it went from what is expected as it did from the day before: what made that made this */
  readonly isLikeDay: boolean
  /** what made the difference from what is expected, in money */
  readonly cost: WhyCost | null
  /** « à l’habitude (4 dimanches) » */
  readonly than: string
  /** it went as the question says from neither */
  readonly isDenied: boolean
  /** it went as the question says from the day before alone, and what made that was told */
  readonly isOfEve: boolean
  /** what else of the site went from what is expected */
  readonly beside: readonly string[]
}

const PLANNED = ['producedM3', 'consumedM3', 'cost'] as const
type Planned = (typeof PLANNED)[number]

/**
 * « 88 MAD de plus que d’habitude à cette heure (4 dimanches), surtout plus d’eau pompée (+62 MAD) ; face à la veille, 2 % de moins. »
 * null: the day is over, it was said what to set it against, or nothing is expected of the figure.
 */
export const whyNow = (
  call: Why,
  now: Found,
  { day, eve: moved }: { readonly day: Day; readonly eve: string },
  kpis: KpiBody,
  facts: Facts,
  ledger: Ledger,
): WhyNow | null => {
  const figure = PLANNED.find((one) => one === call.figure)
  const { period, of, asks, against, claim } = call
  const isRunning = period.unit === 'day' && period.date === facts.today && kpis.until < kpis.period.to
  if (figure === undefined || of !== 'site' || asks !== undefined || against !== undefined || !isRunning) return null
  const plan = kpis.plan?.[figure]
  if (plan == null || plan.byNow <= 0) return null
  const expected = byNow(figure, plan)
  const way = wayOf(figure, now, expected, facts)
  const days = daysOf(figure, kpis, plan, facts, ledger)
  const than = plan.basis === 'target' ? 'au budget' : `à l’habitude${days}`
  const { currency } = facts.site
  const form = figureForm(figure, currency)
  const usual = way === 0 ? 'autant' : `${gapWords(figure, now, expected, currency, ledger)} ${wayWords(way)}`
  const eve = day === null ? null : (day.moved ?? 'autant')
  const asked = claim === undefined ? null : claim === 'more' ? 1 : -1
  const other = eve === null ? '' : ` ; face à la veille, ${eve}`
  const cost = way === 0 || figure !== 'cost' ? null : costNow(now, plan, kpis, facts, ledger)
  const causes = cost === null ? '' : `, surtout ${cost.causes}`
  const isOfEve = asked !== null && way !== asked && day?.way === asked
  const lead =
    asked === null || way === asked
      ? `${capital(usual)} que ${plan.basis === 'target' ? 'le budget' : 'd’habitude'} à cette heure${days}${causes}${other}.`
      : isOfEve
        ? `${moved} ; par rapport ${than}, ${usual} à cette heure.`
        : `Non, pas de ${asked === 1 ? 'hausse' : 'baisse'} : par rapport ${than}, ${usual} à cette heure${other}.`
  return {
    lead,
    expected: `${ledger.say(expected, ...form)} ${wordsOf(plan)}`,
    isLikeDay: day !== null && (day.way === way || day.way === asked) && day.way !== 0,
    cost,
    than,
    isDenied: asked !== null && way !== asked && !isOfEve,
    isOfEve,
    beside: way === 0 ? [] : besideOf(figure, way, kpis, facts, ledger),
  }
}

const byNow = (figure: Planned, plan: PlannedKpi): Found => ({
  value: plan.byNow,
  from: [`0/plan/${figure}/byNow`],
  how: 'read',
})

/** What is written alike went neither way. */
const wayOf = (figure: FigureId, now: Found, expected: Found, { site }: Facts): -1 | 0 | 1 =>
  isAlike(figure, now, expected, site.currency) ? 0 : now.value > expected.value ? 1 : -1

/** The cost beside what is expected of it by now, where as much is known of the water. */
const costNow = (now: Found, plan: PlannedKpi, kpis: KpiBody, facts: Facts, ledger: Ledger): WhyCost | null => {
  const pumped = figureAt(kpis, 'producedM3', 'site', undefined).now
  const planned = kpis.plan?.producedM3
  if (pumped === null || planned == null || planned.basis !== plan.basis) return null
  const water = [pumped, byNow('producedM3', planned)] as const
  return whyCost({ cost: [now, byNow('cost', plan)], water }, facts, ledger)
}

const wordsOf = ({ basis }: PlannedKpi): string => (basis === 'target' ? 'au budget' : 'd’habitude')

/** « (4 dimanches) »: of how many days the mean is; empty: that is not said. */
const daysOf = (figure: Planned, { plan }: KpiBody, planned: PlannedKpi, { today }: Facts, ledger: Ledger): string => {
  const [days, place] =
    planned.days === undefined ? [plan?.days ?? 0, '0/plan/days'] : [planned.days, `0/plan/${figure}/days`]
  if (days < 1) return ''
  const count = ledger.say({ value: days, from: [place], how: 'read' }, '', 0)
  return ` (${count} ${WEEKDAYS[weekdayOf(today)] ?? 'jour'}${days > 1 ? 's' : ''})`
}
const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']

/** What bears on it and went the same way: « Eau produite : 700 m³, contre 650 m³ d’habitude à cette heure. » */
const besideOf = (figure: Planned, way: -1 | 1, kpis: KpiBody, facts: Facts, ledger: Ledger): readonly string[] => {
  const other = figure === 'producedM3' ? 'consumedM3' : 'producedM3'
  const plan = kpis.plan?.[other]
  const { now } = figureAt(kpis, other, 'site', undefined)
  if (plan == null || now === null || plan.byNow <= 0) return []
  const expected = byNow(other, plan)
  if (wayOf(other, now, expected, facts) !== way) return []
  const form = figureForm(other, facts.site.currency)
  return [
    `${FIGURES[other].name} : ${ledger.say(now, ...form)}, contre ${ledger.say(expected, ...form)} ${wordsOf(plan)} à cette heure${other === 'producedM3' ? storedWords(kpis, facts, ledger) : ''}.`,
  ]
}
