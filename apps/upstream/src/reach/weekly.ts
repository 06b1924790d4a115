import { TZDate } from '@date-fns/tz'
import type { AlarmPriority, ReachContact, ReachRules, WeeklyHours } from '@vigie/contracts/entities'
import type { Stretch } from '../time.ts'

/**
 * The stretch of weekly hours that an instant lies in; null: in none. The hours are those of the clock on the site's
 * wall: on the days on which it is set, a stretch is as much longer or shorter.
 */
export const stretchAt = ({ days, from, to }: WeeklyHours, timeZone: string, ms: number): Stretch | null => {
  const now = new TZDate(ms, timeZone)
  const at = (daysOn: number, time: string): number => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    return new TZDate(now.getFullYear(), now.getMonth(), now.getDate() + daysOn, hour, minute, timeZone).getTime()
  }
  const lasts = to <= from ? 1 : 0
  for (const begins of [0, -1]) {
    const day = ((now.getDay() + begins + 6) % 7) + 1
    const stretch = { from: at(begins, from), to: at(begins + lasts, to) }
    if (days.includes(day) && stretch.from <= ms && ms < stretch.to) return stretch
  }
  return null
}

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

/** Whoever is on call at an instant, each once. */
export const onCallAt = (
  { onCall, contacts }: Pick<ReachRules, 'onCall' | 'contacts'>,
  timeZone: string,
  ms: number,
): ReachContact[] => {
  const ids = new Set(onCall.filter((shift) => stretchAt(shift, timeZone, ms) !== null).map(({ contact }) => contact))
  return contacts.filter(({ id }) => ids.has(id))
}
