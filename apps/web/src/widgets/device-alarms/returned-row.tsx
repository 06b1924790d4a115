import type { Alarm } from '@vigie/contracts/entities'
import { alarmTitle } from '@vigie/contracts/words'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useNow } from '@/data'
import { alarmPath } from '@/paths'
import { formatMomentMinute, formatPast, formatSpan } from '@/text'
import { alarmText } from '@/text/alarms'
import { PriorityMark } from '../alarm/priority-mark.tsx'

type ReturnedRowProps = {
  readonly alarm: Alarm
  /** the name of its device where that is another one of the asset */
  readonly of: string | null | undefined
  readonly act: ((alarm: Alarm) => ReactNode) | undefined
}

/** An alarm that is over and that nobody has acknowledged: when it ended, how long it was, and its act. */
export const ReturnedRow = ({ alarm, of, act }: ReturnedRowProps) => {
  const now = useNow(60_000)
  const over = Date.parse(alarm.clearedAt ?? alarm.raisedAt)
  const length = formatPast(over - Date.parse(alarm.raisedAt), formatSpan)
  return (
    <li
      data-returned={alarm.condition}
      className="flex items-center max-sm:flex-wrap max-sm:justify-end max-sm:[&>button]:mb-2"
    >
      <Link
        to={alarmPath(alarm.id)}
        className="flex min-w-0 grow items-center gap-x-3 px-4 py-2 text-muted text-sm hover:bg-hover max-sm:basis-full"
      >
        <span aria-hidden className="opacity-60">
          <PriorityMark priority={alarm.priority} size={20} />
        </span>
        <span className="min-w-0 grow">
          <span className="font-semibold">{alarmTitle(alarm)}</span>
          {of != null && ` · ${of}`}
          <span className="block">
            {`${alarmText.row.over(alarm.condition, formatMomentMinute(over, now), length)} · ${alarmText.row.toAcknowledge}`}
          </span>
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 max-sm:hidden print:hidden" />
      </Link>
      {act?.(alarm)}
    </li>
  )
}
