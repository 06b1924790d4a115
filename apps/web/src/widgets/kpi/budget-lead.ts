// In: what consumers took of a budget that still runs, and of the last whole days. Out: where that leads, in words.
import { DAY_MS, type KpiBody, leakLackOf, rateOf, stillToCome } from '@vigie/contracts/entities'
import { formatDayMonth, formatPercent } from '@/text'
import { lead as words } from '@/text/lead'
import { type Held, isHeldOf } from './held.ts'
import { CLOSE, isEnough, shownBeyond } from './lead.ts'

type Consumption = KpiBody['consumptions'][number]

/** The share of a budget that is used at the end of its period; `held`: what counts it is off, so nothing leads anywhere. */
export type BudgetLead = number | 'held' | null

/**
 * What the budgets of some consumers together come to at the end of their period, with the usual rest of the day that runs
 * and the rate of the last whole days, as a share; null: the period is over, or it is not known. The Management screen projects in the same way.
 */
export const budgetLeadOf = (
  taken: readonly Consumption[],
  { period, until, restOfDay }: Pick<KpiBody, 'period' | 'until' | 'restOfDay'>,
  week: KpiBody | null,
  held: Held,
): BudgetLead => {
  if (week === null || until >= period.to || taken.length === 0) return null
  if (taken.some(({ device }) => isHeldOf(held, device))) return 'held'
  let [end, budget] = [0, 0]
  for (const { device, volumeM3, budgetM3, night, restOfDayM3 } of taken) {
    const last = week.consumptions.find((one) => one.device === device)?.volumeM3
    const rate = last === undefined ? null : rateOf(last, week)
    if (rate === null || volumeM3.value === null || !budgetM3 || !isEnough(volumeM3.completenessPct)) return null
    const ahead = stillToCome(restOfDayM3, { period, until, restOfDay })
    end += volumeM3.value + ahead.restOfDay + (rate + leakLackOf(night, week)) * ahead.days
    budget += budgetM3
  }
  return end / budget
}

/** Whether it leads further beyond the budget than a projection may be wrong by. */
export const leadsBeyond = (lead: BudgetLead): lead is number => typeof lead === 'number' && lead > 1 + CLOSE

/** How much of a budget is used: never « 100 % » of one that is not all used, or of one that is exceeded. */
export const budgetUsed = (share: number): string => {
  if (share <= 1) return formatPercent(share < 1 ? Math.min(share, JUST_UNDER) : 1)
  const { share: beyond, decimals } = shownBeyond(share - 1)
  return formatPercent(1 + Math.max(beyond, LEAST_BEYOND), decimals)
}
const JUST_UNDER = 0.99
const LEAST_BEYOND = 0.001

/** « à ce rythme 113 % le 30/11 », on that day « 113 % ce soir »; null: nothing leads beyond. */
export const budgetLeadWords = (
  lead: BudgetLead,
  { period, until }: Pick<KpiBody, 'period' | 'until'>,
): string | null => {
  if (!leadsBeyond(lead)) return null
  const { share, decimals } = shownBeyond(lead - 1)
  const percent = formatPercent(1 + share, decimals)
  return period.to - until < DAY_MS ? words.tonight(percent) : words.byDay(percent, formatDayMonth(period.to - 1))
}

/** The words for each consumer of a month; null: nothing leads beyond its budget. */
export const leadWordsBy =
  (month: KpiBody | undefined, week: KpiBody | null, held: Held) =>
  (taken: Consumption): string | null =>
    month === undefined ? null : budgetLeadWords(budgetLeadOf([taken], month, week, held), month)
