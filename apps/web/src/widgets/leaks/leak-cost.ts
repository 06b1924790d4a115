// In: the finding of a leak, and how much more than usual it draws in a day. Out: what it costs in energy, in one sentence.
import type { Finding } from '@vigie/contracts/rest/analyst'
import { formatDayMonth, formatNumber, formatPercent, withUnit } from '@/text'
import { alarmImpactText as words } from '@/text/alarm-detail'
import { leak } from '@/text/leak'
import { amount } from '../findings/amount.ts'

/**
 * « ≈ 22 MAD par jour, 491 MAD depuis le début (coût d’énergie) ». A finding tells its money as a whole: that of a day is
 * the day's water at the same price for each m³. null: it has no price.
 * @param perDayM3 null: not known
 */
export const leakCost = (
  { cost, volumeM3 }: Pick<Finding, 'cost' | 'volumeM3'>,
  perDayM3: number | null,
  currency: string,
): string | null => {
  if (cost === null) return null
  const perDay =
    perDayM3 === null || volumeM3 === null || volumeM3.value <= 0 ? null : (perDayM3 * cost.value) / volumeM3.value
  const total = amount(cost.value, currency)
  return words.cost(perDay === null ? null : withUnit(formatNumber(perDay, perDay >= 10 ? 0 : 1), currency), total)
}

/** What a consumer took of the month that runs, and its budget of it, m³. */
export type MonthUse = { readonly from: number; readonly volumeM3: number; readonly budgetM3: number }

/**
 * « 1 012 m³ perdus depuis le 03/11 · sans elle, ≈ 91 % du budget du mois · ≈ 22 MAD par jour, 488 MAD depuis le début
 * (coût d’énergie) »; '': it says none of that.
 * @param month null: not known, or it has no budget
 */
export const leakLoss = (
  finding: Pick<Finding, 'cost' | 'volumeM3' | 'since'>,
  perDayM3: number,
  currency: string,
  month: MonthUse | null = null,
): string => {
  const { volumeM3, since } = finding
  const water = volumeM3 === null ? [] : [leak.lost(amount(volumeM3.value, 'm³'), formatDayMonth(since))]
  const without = [withoutIt(finding, month), leakCost(finding, perDayM3, currency)].flatMap((one) => one ?? [])
  return [...water, ...without].join(' · ')
}

/** Of a budget that is exceeded, where all that the leak took is of this month; null: it is not, or nothing tells. */
const withoutIt = ({ volumeM3, since }: Pick<Finding, 'volumeM3' | 'since'>, month: MonthUse | null): string | null =>
  volumeM3 === null || month === null || since < month.from || month.volumeM3 <= month.budgetM3
    ? null
    : leak.without(formatPercent((month.volumeM3 - volumeM3.value) / month.budgetM3))
