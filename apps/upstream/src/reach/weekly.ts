import { TZDate } from '@date-fns/tz'
import type { AlarmPriority, OnCallException, ReachContact, ReachRules, WeeklyHours } from '@vigie/contracts/entities'
import { lightFormat } from 'date-fns/lightFormat'
import type { Stretch } from '../time.ts'

/**
 * The stretch of weekly hours that an instant lies in; null: in none. The hours are those of the clock on the site's
 * wall: on the days on which it is set, a stretch is as much longer or shorter.
 */
export const stretchAt = (weekly: WeeklyHours, timeZone: string, ms: number): Stretch | null => {
  const now = new TZDate(ms, timeZone)
  for (const begins of [0, -1]) {
    const day = ((now.getDay() + begins + 6) % 7) + 1
    const stretch = stretchOn([now.getFullYear(), now.getMonth(), now.getDate() + begins], weekly, timeZone)
    if (weekly.days.includes(day) && isWithin(stretch, ms)) return stretch
  }
  return null
}

type Hours = Pick<WeeklyHours, 'from' | 'to'>

/** Hours that begin on a day of the site's calendar; `month` from 0. */
const stretchOn = (
  [year, month, day]: readonly [year: number, month: number, day: number],
  { from, to }: Hours,
  timeZone: string,
): Stretch => {
  const at = (daysOn: number, time: string): number => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    return new TZDate(year, month, day + daysOn, hour, minute, timeZone).getTime()
  }
  return { from: at(0, from), to: at(to <= from ? 1 : 0, to) }
}

const isWithin = ({ from, to }: Stretch, ms: number): boolean => from <= ms && ms < to

/** When the quiet hours end in which a priority is not told; null: it may be told now. */
export const quietUntil = (
  { quietHours }: Pick<ReachRules, 'quietHours'>,
  priority: AlarmPriority,
  timeZone: string,
  ms: number,
): number | null => {
  if (quietHours === null || quietHours.passing.includes(priority)) return null
  return stretchAt(quietHours, timeZone, ms)?.to ?? null
}

/**
 * Whoever is on call at an instant, each once. A day with exceptions has these alone: no shift of the week begins on it.
 * One that began the evening before goes on until its end.
 */
export const onCallAt = (
  { onCall, exceptions, contacts }: Pick<ReachRules, 'onCall' | 'exceptions' | 'contacts'>,
  timeZone: string,
  ms: number,
): ReachContact[] => {
  const exceptional = new Set(exceptions.map(({ date }) => date))
  const weekly = onCall.filter((shift) => {
    const stretch = stretchAt(shift, timeZone, ms)
    return stretch !== null && !exceptional.has(lightFormat(new TZDate(stretch.from, timeZone), 'yyyy-MM-dd'))
  })
  const given = exceptions.filter((one) => isWithin(stretchOn(dayOf(one), one, timeZone), ms))
  const ids = new Set([...weekly, ...given].map(({ contact }) => contact))
  return contacts.filter(({ id }) => ids.has(id))
}

const dayOf = ({ date }: OnCallException): readonly [year: number, month: number, day: number] => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return [year, month - 1, day]
}
