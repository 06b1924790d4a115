// In: an alarm, and what is known of now. Out: its words on one line of a wall, and how many lines they take.
import { type Alarm, isWaitingAlarm } from '@vigie/contracts/entities'
import { alarmTitle } from '@vigie/contracts/words'
import { formatDuration, formatMinute, formatMomentMinute, formatPast, formatSpan } from '@/text'
import { wall } from '@/text/wall'
import { shortMoment } from './parts/age.tsx'
import type { Box } from './room.ts'
import { MEAN_GLYPH_EM } from './short-name.ts'

/** Height of a line of letters, em. */
const LINE_EM = 1.2
/** longest words of its time, its gap too, em */
const TIME_COLS = 8

/** What it is; of one that is over, that it is. */
export const titleOf = (alarm: Alarm): string => {
  if (alarm.clearedAt === null) return alarmTitle(alarm)
  return alarm.condition === 'power-off' ? wall.alarm.powerBack : wall.alarm.over(alarmTitle(alarm))
}

/** The same of one that is over, with when it ended. */
export const overTitleOf = (alarm: Alarm, overAt: number, now: number): string => {
  const words = wall.alarm
  const moment = (formatMomentMinute(overAt, now) === formatMinute(overAt) ? words.at : words.on)(
    shortMoment(overAt, now),
  )
  return alarm.condition === 'power-off' ? words.powerBackAt(moment) : words.overAt(alarmTitle(alarm), moment)
}

/** What stands at its end: its time, or who put it aside. */
export const endOf = (alarm: Alarm, now: number, isHeard: boolean): string =>
  isWaitingAlarm(alarm) ? timeOf(alarm, now, isHeard) : wall.alarm.states[stateOf(alarm)]

/**
 * Height of an alarm, em. On a screen that stands its name has a line of its own, and so has its time where it does
 * not fit beside what it is; in short, its name and what it is share one.
 */
export const alarmRowEm = (alarm: Alarm, { isStanding, cols }: Box, isShort = false): number =>
  LINE_EM * (isStanding && !isShort ? (titleOf(alarm).length * MEAN_GLYPH_EM + TIME_COLS <= cols ? 2 : 3) : 1)

/**
 * Since when it holds; of one that is over, how long it held. While nothing is heard nobody knows whether it still
 * holds: it says when it was raised, and no length grows.
 */
const timeOf = ({ raisedAt, clearedAt }: Alarm, now: number, isHeard: boolean): string => {
  const raised = Date.parse(raisedAt)
  if (clearedAt !== null) return wall.alarm.lasted(formatPast(Date.parse(clearedAt) - raised, formatSpan))
  return isHeard
    ? wall.alarm.since(formatDuration(Math.max(0, now - raised)))
    : wall.alarm.raised(shortMoment(raised, now))
}

const stateOf = ({ state }: Alarm): keyof typeof wall.alarm.states =>
  state === 'acknowledged' || state === 'shelved' ? state : 'other'
