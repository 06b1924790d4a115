// In: the slots of a question and the figure that it means. Out: the call, with its period and what it is set against.
import { FIGURES, type FigureId, figureSpec, type PeriodInput, type TariffSlot } from '@vigie/contracts/entities'
import type { Against, CallOf, Subject } from '../call.ts'
import {
  addDays,
  dayPeriod,
  monthPeriod,
  periodBefore,
  rangePeriod,
  spanOf,
  weekPeriod,
  yearBefore,
  yearPeriod,
} from './calendar.ts'
import type { Facts } from './facts.ts'
import { MOVED_BY, NOW_FIGURES, WITHOUT_SUN } from './figure-of.ts'
import { asksRan } from './ran.ts'
import type { Slots } from './read.ts'

/** A call about a figure of what it is asked of. */
export const figureCall = (slots: Slots, facts: Facts, figure: FigureId, of: Subject): CallOf<'figure'> => {
  const { operations: asks } = slots
  const slot = slotOf(slots)
  const slotted: { slot?: TariffSlot } =
    slot !== undefined && (figure === 'cost' || figure === 'gridKwh' || figure === 'pricePerKwh') ? { slot } : {}
  const whole = typeof of === 'string' && of !== 'site'
  const inverted = figureSpec(figure).better === 'less'
  const overBudget =
    (slots.quantities.has('budgetLeft') && !asks.has('most') && (asks.has('which') || /\bdepass/.test(slots.line))) ||
    // what is farthest beyond its budget has least left of it
    (figure === 'budgetLeftM3' && asks.has('most') && /\bau (?:dessus?|dela)\b|\bdepass/.test(slots.line))
  const soonest =
    whole && SPANS.has(figure) && /\bplus (?:vite|tot|rapidement)\b|\b(?:en )?premiere?\b|\bd abord\b/.test(slots.line)
  const ordered = IN_ORDER.test(slots.line)
  const least =
    soonest || asks.has('least') || (whole && (overBudget || asks.has('min') || asks.has(inverted ? 'best' : 'worst')))
  const most =
    whole && !soonest && !overBudget && (asks.has('most') || asks.has('max') || asks.has(inverted ? 'worst' : 'best'))
  const moved = of === 'site' || (Array.isArray(of) && of.length < 2) ? null : movedMost(slots.line)
  if (moved !== null && !NOW_FIGURES.has(figure))
    return { tool: 'figure', figure, of, period: compared(slots, facts, false).period, view: moved }
  if (NOW_FIGURES.has(figure))
    return {
      tool: 'figure',
      figure,
      of,
      period: null,
      view: whole ? (least ? 'least' : most ? 'most' : 'value') : 'value',
    }
  // how far a tank moved is no comparison of how far it moved
  if (figure === 'storedDeltaM3' && MOVED_BY.test(slots.line))
    return { tool: 'figure', figure, of, period: compared(slots, facts, false).period, view: 'value' }
  const { period, against } = compared(slots, facts, figure === 'budgetM3' || figure === 'budgetLeftM3')
  const view =
    asks.has('whichDay') && of === 'site'
      ? least
        ? 'min-day'
        : 'max-day'
      : against !== null && !(Array.isArray(of) && of.length > 1 && against === 'previous')
        ? 'compare'
        : asks.has('perDay') || (asks.has('mean') && isOfOne(of) && isSum(figure))
          ? 'per-day'
          : whole && least && !ordered
            ? 'least'
            : whole && !ordered && (most || (asks.has('which') && !asks.has('each') && !asks.has('list')))
              ? 'most'
              : 'value'
  if (whole && WITHOUT.test(slots.line) && WITH_NONE.has(figure))
    return { tool: 'figure', figure, of, period, view: 'value', asks: 'without' }
  // « quelle part en heures de pointe »: each slot with its share, that one first
  if (slotted.slot !== undefined && of === 'site' && figure !== 'pricePerKwh' && SHARE.test(slots.line))
    return {
      tool: 'figure',
      figure,
      of,
      period: slots.periods.length === 0 ? monthPeriod(facts.today) : period,
      view: 'by-slot',
      ...slotted,
    }
  // « quelle part de l’eau vient du forage 1 »: its volume in that of all
  if (figure === 'volumeM3' && Array.isArray(of) && of.length === 1 && SHARE.test(slots.line))
    return { tool: 'figure', figure, of, period, view: 'value', asks: 'share' }
  if (asks.has('bySlot') && of === 'site' && (figure === 'cost' || figure === 'gridKwh') && slot === undefined)
    return { tool: 'figure', figure, of, period, view: 'by-slot', ...bySlotAgainst(period, against, facts) }
  if (figure === 'solarSaved' && (view === 'value' || view === 'compare') && WITHOUT_SUN.test(slots.line))
    return { tool: 'figure', figure, of, period, view: 'value', asks: 'unsunned' }
  const isUnsaid = slots.periods.length === 0 && !asks.has('now')
  const kept = isUnsaid
    ? (unsaidPeriod(view, figure, facts) ?? (figure === 'cost' && of !== 'site' ? LAST_DAYS : period))
    : period
  return {
    tool: 'figure',
    figure,
    of,
    period: kept,
    view,
    ...(view === 'compare' && against !== null ? { against } : {}),
    ...(isKept(slots, figure) && of === 'consumptions' && view === 'value' ? { asks: 'kept' as const } : {}),
    ...(figure === 'runningHours' && view === 'value' && asksRan(slots) ? { asks: 'ran' as const } : {}),
    ...slotted,
  }
}
/** Slots are read of the other time itself: of what is set against another only what it comes to in all is kept. */
const bySlotAgainst = (period: PeriodInput, against: Against | null, { today }: Facts): { against?: PeriodInput } => {
  const other = against === 'previous' ? periodBefore(period, today) : against === 'year' ? yearBefore(period) : against
  return other === null || JSON.stringify(other) === JSON.stringify(period) ? {} : { against: other }
}
/** « Quel secteur n’a pas reçu d’eau ? »: those that had none. */
const WITHOUT =
  /\b(?:quel(?:le)?s?|lesquel(?:le)?s|lequel|laquelle|qui)\b.*\b(?:n )?(?:a|ont|eu|recoi(?:t|vent)|tourne(?:nt)?|consomme(?:nt)?) (?:pas|rien|jamais)\b(?! (?:depasse|le plus|la plus))|\b(?:sans eau|aucune eau)\b/
const WITH_NONE: ReadonlySet<FigureId> = new Set<FigureId>(['volumeM3', 'runningHours', 'starts', 'energyKwh'])
/** A part in money or energy is an amount. */
const SHARE = /^(?!.*\ben (?:dh|mad|dirhams?|kwh|argent)\b).*\b(?:parts?|pourcentage|pourcent|proportion)\b/

/** What a pump costs is of more than a day that has hardly begun. */
const LAST_DAYS: PeriodInput = { unit: 'last-7d' }
/** A mean and a rank of no time that was said: today has hardly begun, and tells neither. What flows at night is of the last one. */
const unsaidPeriod = (view: CallOf<'figure'>['view'], figure: FigureId, { today }: Facts): PeriodInput | null => {
  switch (view) {
    case 'max-day':
    case 'min-day':
      return { unit: 'last-30d' }
    case 'per-day':
      return monthPeriod(today)
    case 'most':
    case 'least':
      return figure === 'nightFlowM3h' || figure === 'budgetM3' || figure === 'budgetLeftM3'
        ? null
        : { unit: 'last-7d' }
    default:
      return null
  }
}

/** « Lequel a le plus augmenté ? », « la plus forte baisse »; null: it is not asked which moved. */
export const movedMost = (line: string): 'up' | 'down' | null =>
  RISEN.test(line) ? 'up' : FALLEN.test(line) ? 'down' : null
const RISEN =
  /\bquel(?:le)?s? \w+ (?:a|ont) (?:augmente|progresse|grimpe|monte)\b|\b(?:le|la|les) plus (?:augmente|progresse|grimpe|monte|forte? (?:hausse|augmentation))|\b(?:augmente|progresse|grimpe|monte) (?:le|la) plus\b|\bplus (?:forte|grosse) (?:hausse|augmentation)/
const FALLEN =
  /\bquel(?:le)?s? \w+ (?:a|ont) (?:baisse|diminue|chute|recule)\b|\b(?:le|la|les) plus (?:baisse|diminue|chute|recule|descendu)|\b(?:baisse|diminue|chute|recule) (?:le|la) plus\b|\bplus (?:forte|grosse) (?:baisse|diminution|chute)/
/** « Est-on dans le budget ? », « respecte-t-on les quotas ? »: yes or no. */
const isKept = ({ line, operations: asks }: Slots, figure: FigureId): boolean =>
  (figure === 'budgetM3' || figure === 'budgetLeftM3') &&
  KEPT.test(line) &&
  !/\bcombien\b/.test(line) &&
  !asks.has('which')
const KEPT =
  /\b(?:dans|respect\w*|tient|tiennent|tenu|tenir|suffi\w*) (?:(?:t|il|elle|on|nou|pour|encore|toujour|bien) )*(?:le|les|notre|nos|mon|me|mes|leur|son) (?:budget|quota|dotation)|\b(?:budget|quota|dotation) (?:(?:d eau|est|sont|t|il|bien) )*(?:respect|tenu)\w*/
/** Hours until something happens: what comes soonest has the fewest. */
const SPANS: ReadonlySet<FigureId> = new Set<FigureId>(['emptyInHours', 'overflowInHours', 'autonomyHours'])
/** « Du plus au moins »: all of them, in order. */
const IN_ORDER = /\bdu (?:plus|moins) (?:\w+ ){0,2}?au (?:plus|moins)\b/

/** The tariff slot that a question names. */
export const slotOf = ({ operations: asks }: Slots): TariffSlot | undefined =>
  asks.has('offPeak') ? 'off-peak' : asks.has('peak') ? 'peak' : asks.has('standard') ? 'standard' : undefined

/** « Que le même mois l’an dernier »: the stretch is said again, and names no other. */
const SAME_STRETCH = /\b(?:que|qu) (?:\w+ ){0,3}?meme (?:mois|semaine|jour|periode|date)\b/
export const LAST_YEAR = /\b(?:an|annee) (?:dernier|derniere|passe|passee|precedent|precedente|d avant)/
/** The site, or one device. */
const isOfOne = (of: Subject): boolean => of === 'site' || (Array.isArray(of) && of.length === 1)
const isSum = (figure: FigureId): boolean => ['m³', 'kWh', 'currency', 'kg'].includes(FIGURES[figure].unit)

/** The period of a question, and what it is set against; null: nothing. */
export const compared = (
  slots: Slots,
  { today }: Facts,
  isMonthly: boolean,
): { period: PeriodInput; against: Against | null } => {
  const past = slots.periods.filter((one) => one.period !== null)
  const [first, second] = past
  const ofLastYear = past.some(({ text }, index) => index > 0 && LAST_YEAR.test(text))
  // « dépassé le budget » is set against the budget, not against a month
  const isCompared =
    slots.operations.has('compare') && !(isMonthly && /\bdepass|\b(?:au|en) (?:dessus?|dessous?)\b/.test(slots.line))
  if (first?.period == null)
    return {
      period: isMonthly ? monthPeriod(today) : dayPeriod(today),
      against: isCompared || /\bveille\b/.test(slots.line) ? 'previous' : null,
    }
  if (first.period.unit !== 'year' && ofLastYear && (isCompared || SAME_STRETCH.test(slots.line)))
    return { period: first.period, against: 'year' }
  if (
    second?.period != null &&
    (isCompared || /\b(que|qu|et|contre)\b/.test(slots.line.slice(first.at, second.at + 3)))
  ) {
    const [period, other] =
      spanOf(first.period, today).first >= spanOf(second.period, today).first
        ? [first.period, second.period]
        : [second.period, first.period]
    return { period, against: againstOf(period, other, today) }
  }
  if (!isCompared) return { period: first.period, against: null }
  const before = slots.line.slice(0, first.at).trim()
  const leads =
    /(?:par rapport(?: a| au)?|avec|(?<!\best ce )(?:que|qu)|(?:superieur|inferieur|egal|identique|semblable|similaire)e? (?:a|au)|depass\w*|compare[er]?(?: a| au)?|comparee a|contre|face a|versus|vs)(?: t| il| elle| on| la| le| l| a| au| celle| celui| ceux| du| en| d| de)*$/.test(
      before,
    )
  if (!leads) return { period: first.period, against: 'previous' }
  const now = nowLike(first.period, today)
  return { period: now, against: againstOf(now, first.period, today) }
}

/** The running period of the kind of a past one. */
const nowLike = ({ unit, date = '' }: PeriodInput, today: string): PeriodInput => {
  if (unit === 'week') return weekPeriod(today)
  if (unit === 'month') return monthPeriod(today)
  if (unit === 'year') return yearPeriod(Number(today.slice(0, 4)))
  if (unit === 'day') return date === today ? { unit, date: addDays(today, -1) } : dayPeriod(today)
  return rangePeriod(today, today)
}

/** What a period is set against, by its name where it has one. */
export const againstOf = (period: PeriodInput, other: PeriodInput, today: string): Against => {
  const isSame = (one: PeriodInput | null) => one !== null && JSON.stringify(one) === JSON.stringify(other)
  if (isSame(periodBefore(period, today))) return 'previous'
  const yearAgo = yearBefore(period)
  const wholeYear = other.unit === 'year' && period.unit !== 'year'
  return isSame(yearAgo) || wholeYear ? 'year' : other
}
