import { type Alarm, type AlarmChange, isActiveAlarm } from '@vigie/contracts/entities'
import { alarmTitle } from '@vigie/contracts/words'
import { formatMoment, formatMomentMinute, formatPast, formatSpan } from '@/text'
import { alarmDetailText } from '@/text/alarm-detail'
import { alarmText } from '@/text/alarms'
import { impactOf } from '@/widgets/alarm/impact'
import { measured } from '@/widgets/alarm/measured'
import { useIsRunning } from '@/widgets/alarm/use-is-running'
import { useAlarmFacts } from './context.ts'
import { useContradiction, useToDo } from './use-contradiction.ts'

const { row: words } = alarmText

/** What happened to an alarm: another one of its key that is raised is the end of it, not its beginning. */
export const eventName = ({ event, from, actor }: Pick<AlarmChange, 'event' | 'from' | 'actor'>): string => {
  if (event === 'alarm.raised' && from !== null) return alarmDetailText.followed
  // what nobody did a cut did
  if (event === 'alarm.suppressed' && actor === null) return alarmText.badge.suspended
  return alarmDetailText.events[event]
}

/** « Forage 1 · Alimentation coupée » */
export const alarmName = (alarm: Alarm, nameOf: (device: string) => string): string =>
  `${nameOf(alarm.device)} · ${alarmTitle(alarm)}`

/** Since when it is over, and how long it was. */
const overWords = ({ condition, raisedAt }: Alarm, clearedAt: number, now: number): string =>
  words.over(condition, formatMoment(clearedAt, now), formatPast(clearedAt - Date.parse(raisedAt), formatSpan))

/** When an alarm was over, ISO 8601 and in words; of one whose end nobody knows, when it appeared. */
export const endedMoment = (
  { raisedAt, clearedAt }: Pick<Alarm, 'raisedAt' | 'clearedAt'>,
  now: number,
): { readonly at: string; readonly words: string } => {
  const at = clearedAt ?? raisedAt
  const { ended, raised } = alarmText.ended
  return { at, words: (clearedAt === null ? raised : ended)(formatMomentMinute(Date.parse(at), now)) }
}

/** Whether the analyst's finding says what is abnormal, ahead of the second line. */
export const isAnomaly = ({
  condition,
  finding,
  clearedAt,
}: Pick<Alarm, 'condition' | 'finding' | 'clearedAt'>): boolean =>
  clearedAt === null && (condition === 'anomaly' || finding === 'clogged-filter')

/**
 * The second line of an alarm: what happens soon if nobody moves, what to do about what holds, then its value and
 * threshold, or what is known of it.
 * @param now epoch ms
 */
export const useSecondLine = (
  alarm: Alarm,
  now: number,
): { readonly strong: string | null; readonly toDo: string | null; readonly plain: string } => {
  const { devices, figures, unpowered } = useAlarmFacts()
  const isRunning = useIsRunning(now)
  const despite = useContradiction(alarm)
  const what = useToDo(alarm)
  const toDo = isActiveAlarm(alarm) ? what : null
  // nothing comes of a cut that is none
  const impact = despite === null ? impactOf(alarm, devices, figures, unpowered, now, isRunning) : null
  const { value, threshold, finding, clearedAt, shelvedUntil, reason, assignee, commentCount, occurrences } = alarm
  const parts = [
    ...(impact === null || impact.isSoon ? [] : [impact.title]),
    ...(shelvedUntil === null ? [] : [words.shelved(formatMomentMinute(Date.parse(shelvedUntil), now), reason)]),
    ...(shelvedUntil === null && reason !== null ? [words.reason(reason)] : []),
    ...(clearedAt === null ? [] : [overWords(alarm, Date.parse(clearedAt), now)]),
    ...(value === null || finding === 'clogged-filter' ? [] : [words.value(measured(value, alarm))]),
    ...(threshold === null || finding === 'clogged-filter'
      ? []
      : [words.threshold(measured(threshold, alarm), alarm.condition)]),
    ...(toDo === null &&
    impact === null &&
    clearedAt === null &&
    value === null &&
    threshold === null &&
    !isAnomaly(alarm)
      ? [
          alarm.condition === 'power-off'
            ? words.unpowered(formatMoment(Date.parse(alarm.raisedAt), now))
            : words.plain[alarm.condition],
        ]
      : []),
    ...(occurrences > 1 ? [words.occurrences(occurrences)] : []),
    ...(assignee === null ? [] : [words.assignee(assignee.name)]),
    ...(commentCount > 0 ? [words.comments(commentCount)] : []),
  ]
  return { strong: impact?.isSoon ? impact.title : null, toDo, plain: parts.join(' · ') }
}
