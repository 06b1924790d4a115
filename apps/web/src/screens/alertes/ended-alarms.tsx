import type { Alarm } from '@vigie/contracts/entities'
import { alarmTitle } from '@vigie/contracts/words'
import { useNow } from '@/data'
import { useEndedAlarms } from '@/data/alarms'
import { formatDuration, formatLength } from '@/text'
import { alarmText } from '@/text/alarms'
import { Button } from '@/ui/button'
import { CardSection } from '@/ui/card-section'
import { PriorityMark } from '@/widgets/alarm/priority-mark'
import { useAlarmFacts } from './context.ts'
import { endedMoment } from './row-words.ts'

const { ended: words } = alarmText
const SHOWN = 6
const SHORT_MS = 60_000

/** Below a short list: what was lately dealt with, so that a quiet page tells of the hours before as well. */
export const EndedAlarms = ({ onAll }: { readonly onAll: () => void }) => {
  const { data: alarms } = useEndedAlarms(SHOWN)
  if (alarms === undefined || alarms.length === 0) return null
  return (
    <CardSection
      title={words.title}
      beside={
        <Button size="sm" variant="ghost" className="print:hidden" onClick={onAll}>
          {words.all}
        </Button>
      }
    >
      <ul>
        {alarms.map((alarm) => (
          <EndedAlarm key={alarm.id} alarm={alarm} />
        ))}
      </ul>
    </CardSection>
  )
}

const EndedAlarm = ({ alarm }: { readonly alarm: Alarm }) => {
  const { nameOf } = useAlarmFacts()
  const now = useNow(SHORT_MS)
  const { device, priority, raisedAt, clearedAt, acknowledgedBy } = alarm
  const ms = clearedAt === null ? null : Date.parse(clearedAt) - Date.parse(raisedAt)
  const { at, words: when } = endedMoment(alarm, now)
  const known = [
    ...(ms === null ? [] : [words.lasted(ms < SHORT_MS ? formatLength(ms) : formatDuration(ms))]),
    ...(acknowledgedBy === null ? [] : [words.by(acknowledgedBy.name)]),
  ]
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-line border-t px-4 py-2 text-sm">
      <PriorityMark priority={priority} size={18} />
      <span className="min-w-0 sm:flex sm:flex-wrap sm:gap-x-4">
        <span className="block">
          {nameOf(device)}
          <span className="text-muted">{` · ${alarmTitle(alarm)}`}</span>
        </span>
        <span className="block text-muted max-sm:text-xs">{known.join(' · ')}</span>
      </span>
      <time dateTime={at} className="max-w-24 text-right text-muted text-xs tabular-nums sm:max-w-none sm:text-sm">
        {when}
      </time>
    </li>
  )
}
