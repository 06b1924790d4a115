// In: what the records say of a condition that comes often. Out: what to do about it, one thing, the surest first.
import { ALARM_LIMIT_UNITS, type AlarmOffender, MINUTE_MS } from '@vigie/contracts/entities'
import { formatDuration } from '@/text'
import { santeText } from '@/text/sante'

/** What to do about a condition; `none`: it came often, and rightly so; `rare`: too seldom to say. */
export type Advice =
  | 'stale'
  | 'common-cut'
  | 'power'
  | 'chatter'
  | 'chatter-delay'
  | 'brief'
  | 'night'
  | 'ignored'
  | 'rare'
  | 'none'

/** Fewer alarms than this are no habit. */
const FEWEST = 3
/** A night is a third of a day; this share of the alarms in it is no accident. */
const NIGHT_SHARE = 0.6
const IGNORED_BELOW = 0.5

/**
 * What stands is repaired before anything is set; a lack of power is no matter of settings; what flips, or passes
 * within a minute, gets a deadband or a delay before its limit is doubted.
 */
export const adviceOf = (offender: AlarmOffender): Advice => {
  const { condition, raised, acknowledged, followed, atNight, chattering, stale, lastedMedianMs } = offender
  const hasLimit = ALARM_LIMIT_UNITS[condition] !== null
  if (stale) return 'stale'
  if (chattering && condition !== 'power-off') return hasLimit ? 'chatter' : 'chatter-delay'
  if (raised < FEWEST) return 'rare'
  if (condition === 'power-off') return 2 * followed > raised ? 'common-cut' : 'power'
  if (lastedMedianMs !== null && lastedMedianMs <= MINUTE_MS) return 'brief'
  if (hasLimit && condition !== 'night-flow' && atNight >= NIGHT_SHARE * raised) return 'night'
  return acknowledged < IGNORED_BELOW * raised ? 'ignored' : 'none'
}

/** Whether anything is to be done about it. */
export const asksForMore = (offender: AlarmOffender): boolean => !['rare', 'none'].includes(adviceOf(offender))

/** The same in words. */
export const adviceWords = (offender: AlarmOffender): string => {
  const { raised, acknowledged, followed, atNight, lastedMedianMs } = offender
  const { advice } = santeText
  const given = adviceOf(offender)
  if (given === 'brief') return advice.brief(formatDuration(lastedMedianMs ?? 0))
  if (given === 'night') return advice.night(atNight, raised)
  if (given === 'power') return advice.power(raised - followed, raised)
  if (given === 'common-cut') return advice.together(followed, raised)
  if (given === 'rare') return advice.rare(raised)
  if (given === 'ignored' || given === 'none') return advice[given](acknowledged, raised)
  return advice[given]
}
