// In: another schedule of the pumps, the site's target of solar energy. Out: what that schedule does to the use of the sun, in words.
import { HOUR_MS } from '@vigie/contracts/entities'
import type { TariffShift } from '@vigie/contracts/rest/analyst'
import { formatPercent, formatSpan } from '@/text'
import { iaEfficiency as words } from '@/text/ia-efficiency'
import { amount } from '@/widgets/findings/amount'
import { hoursMovedFromSun } from './plan-reasons.ts'

/** Less than this of a day is no energy worth weighing, kWh. */
const SOME_KWH = 1

/**
 * Where a plan takes work out of the day and the site aims at solar energy: how much less of the sun it uses on the day
 * drawn, or that this day had no sun to spare, so that moving the pumps leaves the solar share as it is. Null: nothing to
 * say, as where the plan uses as much of the sun, or where the plan was kept without what it uses.
 * @param target least solar share of the site, %
 */
export const againstSun = (shift: TariffShift, target: number | undefined, currency: string): string | null => {
  const { sun, isStated, savingPerDay } = shift
  const hours = hoursMovedFromSun(shift)
  if (target === undefined || sun === undefined || !isStated || hours < 1) return null
  if (sun.surplusKwh < SOME_KWH) return words.shiftNoSurplus
  const lostKwh = sun.usedKwh.was - sun.usedKwh.plan
  if (lostKwh < SOME_KWH) return null
  return words.shiftAgainstSun({
    target: formatPercent(target / 100),
    hours: formatSpan(Math.round(hours) * HOUR_MS),
    lost: amount(lostKwh, 'kWh'),
    cost: amount(savingPerDay.value, currency),
  })
}
