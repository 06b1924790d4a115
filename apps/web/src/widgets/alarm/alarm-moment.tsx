import { type Alarm, DAY_MS } from '@vigie/contracts/entities'
import { useNow } from '@/data'
import { formatMomentMinute, formatTime } from '@/text'

/** When something of an alarm happened: to the second within a day, then with its day. */
export const alarmMomentWords = (at: number, now: number): string =>
  now - at < DAY_MS ? formatTime(at) : formatMomentMinute(at, now)

/** When an alarm began, as every list of alarms dates it. */
export const AlarmMoment = ({ alarm, className }: { readonly alarm: Alarm; readonly className: string }) => {
  const now = useNow(60_000)
  return (
    <time dateTime={alarm.raisedAt} className={className}>
      {alarmMomentWords(Date.parse(alarm.raisedAt), now)}
    </time>
  )
}
