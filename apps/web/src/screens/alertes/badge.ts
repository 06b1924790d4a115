// In: an alarm, one's own last act on it. Out: the one badge of its row. An act without an answer stands in place of the
// state, and is never told as done.
import { type Alarm, isSuspendedAlarm, isWaitingAlarm } from '@vigie/contracts/entities'
import { errorCode } from '@vigie/contracts/errors'
import type { OwnAct } from '@vigie/machines/alarm-acts'
import { formatTime } from '@/text'
import { ALARM_STATE_NAMES, alarmText } from '@/text/alarms'
import { errors } from '@/text/errors'
import type { Section } from './lines.ts'

const { badge: words } = alarmText

export type BadgeLook = 'urgent' | 'waiting' | 'returned' | 'known' | 'sent' | 'unsent' | 'refused' | 'apart'
/** `brief`: how the label begins, which is enough beside the act that it asks for. */
export type AlarmBadge = { readonly look: BadgeLook; readonly label: string; readonly brief?: string }

export const badgeOf = (alarm: Alarm, own: OwnAct | undefined, isLinked: boolean): AlarmBadge => {
  switch (own?.kind) {
    case 'sent':
      return { look: 'sent', label: words.sent[own.order.act] }
    case 'unsent':
      return { look: 'unsent', label: isLinked ? words.unsent : words.offline }
    case 'refused':
      return { look: 'refused', label: words.refused(refusal(own.code)) }
    case 'lost':
      return { look: 'known', label: lostTo(alarm, own) }
    case 'done':
      // answered, though the live feed has not brought it yet
      if (own.order.act === 'acknowledge' && isWaitingAlarm(alarm))
        return { look: 'known', label: ALARM_STATE_NAMES.acknowledged }
  }
  return {
    look: lookOf(alarm),
    label: stateWords(alarm),
    ...(isWaitingAlarm(alarm) && { brief: words.brief[alarm.state] }),
  }
}

/** What the head of a section already says of its rows: whoever sees the list needs no badge that repeats it. */
const TOLD: Readonly<Record<Section, readonly BadgeLook[]>> = {
  waiting: ['waiting', 'urgent'],
  // each says which of the two it is
  both: [],
  returned: ['returned'],
  others: [],
  all: [],
}
export const isToldBy = (section: Section, { look }: AlarmBadge): boolean => TOLD[section].includes(look)

const lookOf = ({ state, priority }: Alarm): BadgeLook => {
  if (state === 'unacknowledged') return priority === 'critical' ? 'urgent' : 'waiting'
  if (state === 'returned') return 'returned'
  return state === 'acknowledged' || state === 'normal' ? 'known' : 'apart'
}

const stateWords = (alarm: Alarm): string => {
  const { state, acknowledgedBy } = alarm
  if (isSuspendedAlarm(alarm)) return words.suspended
  if ((state === 'acknowledged' || state === 'normal') && acknowledgedBy !== null) return words.by(acknowledgedBy.name)
  return state === 'normal' ? words.endedUnseen : ALARM_STATE_NAMES[state]
}

const lostTo = (alarm: Alarm, lost: Extract<OwnAct, { kind: 'lost' }>): string => {
  const by = lost.by ?? alarm.acknowledgedBy?.name
  const at = lost.at ?? alarm.acknowledgedAt
  return by == null || at === null ? words.lostToSomebody : words.lost(by, formatTime(Date.parse(at)))
}

const refusal = (code: string): string => {
  const known = errorCode.safeParse(code)
  return known.success ? errors[known.data] : errors.internal
}
