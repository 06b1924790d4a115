// In: what consumers took of a budget that still runs, and of the last whole days. Out: where that leads, in words.
import { DAY_MS, type KpiBody } from '@vigie/contracts/entities'
import { formatDayMonth, formatPercent } from '@/text'
import { eau } from '@/text/eau'
import { rateOf } from '@/widgets/kpi/day-rate'

type Consumption = KpiBody['consumptions'][number]

/** A projection may be wrong by this share: so little beyond a budget is no trouble yet. */
const CLOSE = 0.05

/**
 * What the budgets of some consumers together come to at the end of their period at the rate of the last whole days, as
 * a share; null: the period is over, or it is not known. The Management screen projects in the same way.
 */
export const leadOf = (
  taken: readonly Consumption[],
  { period, until }: Pick<KpiBody, 'period' | 'until'>,
  week: KpiBody | null,
): number | null => {
  if (week === null || until >= period.to || taken.length === 0) return null
  const daysLeft = (period.to - until) / DAY_MS
  let [end, budget] = [0, 0]
  for (const { device, volumeM3, budgetM3 } of taken) {
    const last = week.consumptions.find((one) => one.device === device)?.volumeM3
    const rate = last === undefined ? null : rateOf(last, week)
    if (rate === null || volumeM3.value === null || !budgetM3) return null
    end += volumeM3.value + rate * daysLeft
    budget += budgetM3
  }
  return end / budget
}

/** « à ce rythme 113 % le 30/11 », and whether that is too much; null: nothing leads beyond. */
export const leadWords = (lead: number | null, { period }: Pick<KpiBody, 'period'>): string | null =>
  lead === null || lead <= 1 + CLOSE ? null : eau.consumption.lead(formatPercent(lead), formatDayMonth(period.to - 1))
