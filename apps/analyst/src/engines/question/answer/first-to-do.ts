// In: alarms. Out: the order to see to them, and in words what to do about those that come first.
import { ALARM_OVER_TO_DO, alarmToDo } from '@vigie/contracts/alarm-to-do'
import { type Alarm, alarmPriority, isActiveAlarm } from '@vigie/contracts/entities'
import { ALARM_PRIORITY_NAMES, alarmTitle } from '@vigie/contracts/words'
import type { Facts } from '../understand/facts.ts'
import { moment } from './measured.ts'
import { deviceName, thingOf } from './words.ts'

/** In the order to see to them: those that hold, by priority, the longest standing first. */
export const toSeeTo = (alarms: readonly Alarm[]): Alarm[] =>
  alarms.toSorted(
    (a, b) =>
      Number(isActiveAlarm(b)) - Number(isActiveAlarm(a)) ||
      alarmPriority.options.indexOf(a.priority) - alarmPriority.options.indexOf(b.priority) ||
      Date.parse(a.raisedAt) - Date.parse(b.raisedAt),
  )

/** What to do about an alarm: of one that is over, to acknowledge it. */
export const actOf = (one: Alarm): string => (isActiveAlarm(one) ? alarmToDo(one) : ALARM_OVER_TO_DO)

/** Which of these to see to first, since when, and what to do about it. */
export const firstToDo = (alarms: readonly Alarm[], facts: Facts): readonly string[] =>
  toSeeTo(alarms)
    .slice(0, 1)
    .map((one) => toDoWords('À faire en premier', one, facts))

/** Up to `most` that follow the first, in that order: each of another thing, and another act than all before it. */
export const thenToDo = (alarms: readonly Alarm[], most: number, facts: Facts): readonly string[] =>
  toSeeTo(alarms)
    .filter((one, index, all) => !all.slice(0, index).some((other) => isSame(one, other, facts)))
    .slice(1, 1 + most)
    .map((one, index) => toDoWords(index === 0 ? 'Ensuite' : 'Puis', one, facts))

const isSame = (one: Alarm, other: Alarm, facts: Facts): boolean =>
  actOf(one) === actOf(other) || thingOf(one.device, facts) === thingOf(other.device, facts)

const toDoWords = (lead: string, one: Alarm, facts: Facts): string => {
  const since = `${isActiveAlarm(one) ? 'active depuis' : 'revenue, apparue'} le ${moment(Date.parse(one.raisedAt), facts)}`
  return `${lead} : ${alarmTitle(one)} – ${deviceName(one.device, facts)}, priorité ${ALARM_PRIORITY_NAMES[one.priority].toLowerCase()}, ${since}. ${actOf(one)}`
}
