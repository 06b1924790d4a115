import type { TZDate } from '@date-fns/tz'
import type { PeriodUnit } from '@vigie/contracts/entities'
import { addWeeks } from 'date-fns/addWeeks'
import { addYears } from 'date-fns/addYears'
import { getISOWeek } from 'date-fns/getISOWeek'
import { getISOWeeksInYear } from 'date-fns/getISOWeeksInYear'
import { getISOWeekYear } from 'date-fns/getISOWeekYear'

/**
 * The same moment a year earlier on the wall. Within a week it is that of the week of the same number, so that
 * Mondays meet Mondays; week 53 meets the last one of a year that has none. 29 February meets 28 February.
 * @param start where the period begins that the moment belongs to
 */
export const yearBefore = (unit: PeriodUnit, start: TZDate, date: TZDate): TZDate => {
  if (unit !== 'week') return addYears(date, -1)
  const weeks = getISOWeeksInYear(new Date(getISOWeekYear(start) - 1, 5, 1))
  return addWeeks(date, -(weeks + Math.max(0, getISOWeek(start) - weeks)))
}
