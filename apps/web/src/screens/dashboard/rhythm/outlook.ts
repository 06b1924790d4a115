// In: what a period counted so far, what it may come to, and the pace of the last days. Out: where that leads, and whether it is too much.
import {
  DAY_MS,
  type Figure,
  type KpiBody,
  type Pace,
  type PlannedKpi,
  type Site,
  stillToCome,
} from '@vigie/contracts/entities'
import { basisOf, CLOSE, isEnough, type Lead, type LimitBasis, leadOf } from '@/widgets/kpi/lead'
import { isHourly } from '@/widgets/period-columns/units'

/** What a period may come to, in the figure's unit. */
export type Limit = {
  readonly whole: number
  /** of that, what was to be expected by now; null: not known, as hours are not drawn evenly */
  readonly byNow: number | null
  /** the hours of a running day that are over, which alone are compared; null: none; absent: all until now is */
  readonly pace?: Pace | null
  readonly basis: LimitBasis
  /** how many same weekdays its course is the mean of; absent: of none, or not said */
  readonly days?: number
}

export type Outlook = Lead & {
  readonly value: number | null
  readonly limit: Limit | null
  /** at the end of a period that still runs; null: it is over, or nothing tells */
  readonly projected: number | null
  /**
   * how much more or less than expected, as a share of that: by now, or of a running period that has days behind it over
   * those; null: not known
   */
  readonly rhythm: number | null
  /** the days that `rhythm` is of; null: it is by now */
  readonly closed: { readonly days: number; readonly expected: number } | null
  /** what counts it is without power now: nothing is said of its end, nor of its pace of today */
  readonly isHeld: boolean
  /** pumps stand: it is projected that they work again */
  readonly resting: boolean
  /** so little of a usual day is gone that its projection is the habit itself, and no result */
  readonly isHabit: boolean
}

/** Until so much of what a day usually counts should be there, its projection is mostly habit. */
const EARLY = 0.25

/** Whether too much data is missing to set what was counted against its limit. */
export const lacksData = ({ limit, rhythm, isHeld }: Outlook): boolean =>
  !isHeld && limit !== null && (expectedBy(limit) ?? 0) > 0 && rhythm === null

/** What was to be expected of what is compared; null: nothing is. */
export const expectedBy = ({ pace, byNow }: Limit): number | null =>
  pace === undefined ? byNow : (pace?.expected ?? null)

/** Where what is beyond its limit already ends, as a share of that beyond it; null: it is not there yet, or nothing tells. */
export const endBeyond = ({
  verdict,
  projected,
  limit,
}: Pick<Outlook, 'verdict'> & Partial<Pick<Outlook, 'projected' | 'limit'>>): number | null =>
  verdict === 'over' && projected != null && limit != null && limit.whole > 0 ? projected / limit.whole - 1 : null

type Stretch = Pick<KpiBody, 'period' | 'until'>
type Known = Pick<Figure, 'value' | 'completenessPct'>

/** What is ahead of a period that still runs. */
export type Ahead = {
  readonly isOpen: boolean
  /** what counts it is without power: it does not go on as it did, so nothing is projected or judged by that */
  readonly isHeld?: boolean
  /** pumps stand that what is ahead of it rests on */
  readonly resting?: boolean
  /** what a day of the last days counted; null: not known */
  readonly ratePerDay: number | null
  /** days to come at that rate, a share of one for what is left of a day; null: not known */
  readonly daysLeft: number | null
  /** what the day that runs will add before those days; absent: they begin now */
  readonly restOfDay?: number
  /** what the upstream expects of a day */
  readonly planned?: Pick<PlannedKpi, 'projected'> | null | undefined
  /** what its days that are over counted; null: there are none, or it is not known */
  readonly closed?: (Known & { readonly days: number; readonly share: number }) | null
}

export const outlookOf = (
  { value, completenessPct }: Known,
  limit: Limit | null,
  { isOpen, isHeld = false, resting = false, ratePerDay, daysLeft, restOfDay = 0, planned, closed = null }: Ahead,
): Outlook => {
  const enough = isEnough(completenessPct)
  const more = ratePerDay === null || daysLeft === null ? null : restOfDay + ratePerDay * daysLeft
  const projected =
    !isOpen || isHeld || !enough || value === null
      ? null
      : (planned?.projected ?? (more === null ? null : value + more))
  return {
    value,
    limit,
    projected,
    isHeld: isOpen && isHeld,
    resting: resting && projected !== null,
    isHabit: projected !== null && isEarly(limit) && Math.abs(projected / limit.whole - 1) <= CLOSE,
    ...leadOf({ value, completenessPct }, limit?.whole, { isOpen, projected, basis: limit?.basis }),
    ...rhythmOf(isOpen && isHeld && closed === null ? null : value, limit, { enough, isOpen, closed }),
  }
}

const isEarly = (limit: Limit | null): limit is Limit =>
  limit?.basis === 'usual' && limit.byNow !== null && limit.byNow < EARLY * limit.whole

/** Days of a running period that are over are judged apart from the one that runs, whose hours do not draw evenly. */
const rhythmOf = (
  value: number | null,
  limit: Limit | null,
  { enough, isOpen, closed }: Pick<Ahead, 'isOpen' | 'closed'> & { readonly enough: boolean },
): Pick<Outlook, 'rhythm' | 'closed'> => {
  if (limit !== null && isOpen && closed != null && closed.value !== null && closed.share > 0 && enough) {
    const expected = limit.whole * closed.share
    return { rhythm: closed.value / expected - 1, closed: { days: closed.days, expected } }
  }
  // of a stretch that is over all of it was due, though nothing tells how its hours get there
  const expected = limit === null ? null : (expectedBy(limit) ?? (isOpen ? null : limit.whole))
  const counted = value === null ? null : (limit?.pace?.counted ?? value)
  return { rhythm: !expected || counted === null || !enough ? null : counted / expected - 1, closed: null }
}

/** A budget: spread evenly over days, over the hours of a day as they usually go. */
export const budgetLimit = (whole: number, { period, until, plan }: KpiBody, unit: string): Limit => {
  const usual = plan?.consumedM3
  const gone = isHourly(unit)
    ? usual && usual.whole > 0
      ? usual.byNow / usual.whole
      : null
    : (until - period.from) / (period.to - period.from)
  // no sector tells how much of its day is of the hours that are over
  const untold = isHourly(unit) && until < period.to && usual?.closed !== undefined
  return { whole, byNow: gone === null ? null : whole * gone, basis: 'budget', ...(untold && { pace: null }) }
}

const plannedLimit = (planned: PlannedKpi): Limit => ({
  whole: planned.whole,
  byNow: planned.byNow,
  ...(planned.closed !== undefined && { pace: planned.closed }),
  basis: basisOf(planned),
  ...(planned.days !== undefined && { days: planned.days }),
})

/**
 * Days to come, after what the day that runs will add. Of a day, the share that is usually drawn from now on: hours are not
 * drawn evenly.
 * @param rest what the day that runs will add to the figure; null or undefined: not known
 */
export const aheadOf = (
  body: KpiBody,
  unit: string,
  rest: number | null | undefined,
): Pick<Ahead, 'daysLeft' | 'restOfDay'> => {
  const { restOfDay, days } = stillToCome(rest, body)
  if (!isHourly(unit)) return { daysLeft: days, restOfDay }
  const usual = body.plan?.consumedM3
  return { daysLeft: usual && usual.whole > 0 ? 1 - usual.byNow / usual.whole : null }
}

const daysIn = ({ period }: Stretch): number => Math.round((period.to - period.from) / DAY_MS)

type Goals = Pick<Site, 'targets'> | undefined

/**
 * What the water consumed may come to. Of a day it is what the upstream planned, as on every other screen: the site's
 * target, else what is usual. Of longer periods, which have no plan, the sectors' budgets together, else the target.
 */
export const waterLimit = (body: KpiBody, site: Goals, unit: string): Limit | null => {
  const planned = body.plan?.consumedM3
  if (planned) return plannedLimit(planned)
  const budgets = body.consumptions.map(({ budgetM3 }) => budgetM3 ?? 0)
  return budgets.length > 0 && budgets.every((budget) => budget > 0)
    ? budgetLimit(
        budgets.reduce((sum, budget) => sum + budget, 0),
        body,
        unit,
      )
    : targetLimit(body, site?.targets.consumedM3PerDay, null, unit)
}

/** What the energy may cost: the site's target, else what is usual. */
export const costLimit = (body: KpiBody, site: Goals, unit: string): Limit | null =>
  targetLimit(body, site?.targets.costPerDay, body.plan?.cost, unit)

const targetLimit = (
  body: KpiBody,
  perDay: number | undefined,
  planned: PlannedKpi | null | undefined,
  unit: string,
): Limit | null =>
  planned ? plannedLimit(planned) : perDay === undefined ? null : budgetLimit(perDay * daysIn(body), body, unit)
