import type { Alarm } from '@vigie/contracts/entities'
import { ALARM_CONDITION_NAMES } from '@vigie/contracts/words'
import { useNow } from '@/data'
import { alarmKey, useAlarmFlips } from '@/data/alarms'
import { formatDuration, formatTime } from '@/text'
import { alarmText } from '@/text/alarms'
import { cn } from '@/ui/cn'
import { PriorityMark } from '@/widgets/alarm/priority-mark'
import { badgeOf } from './badge.ts'
import { BadgeSign } from './badge-sign.tsx'
import { useAlarms } from './context.ts'
import { FlipLine } from './flip-line.tsx'
import { isWaiting } from './order.ts'
import { alarmName, useSecondLine } from './row-words.ts'

const BARS = { critical: 'bg-bad', high: 'bg-energy-fill', medium: 'bg-warn', low: 'bg-unknown' } as const
/** So many flips of a key in a minute are chatter. */
const CHATTER = 3

type AlarmLineProps = {
  readonly alarm: Alarm
  readonly isChild: boolean
  readonly rowIndex: number
  readonly rowCount: number
}

/** One alarm of the list: its mark, what it is, what comes of it, its badge, since when. */
export const AlarmLine = ({ alarm, isChild, rowIndex, rowCount }: AlarmLineProps) => {
  const { view, send, nameOf, ownActs, isLinked } = useAlarms()
  const now = useNow(1_000)
  const { strong, plain } = useSecondLine(alarm, now)
  const flips = useAlarmFlips(alarmKey(alarm))
  const isCurrent = view.current === alarm.id
  const isTicked = view.selected.includes(alarm.id)
  const raisedAt = Date.parse(alarm.raisedAt)
  return (
    <li
      data-alarm={alarm.id}
      data-state={alarm.state}
      aria-setsize={rowCount}
      aria-posinset={rowIndex}
      className={cn(
        'relative grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-x-3 overflow-hidden border-line border-b pr-4 pl-3 hover:bg-hover sm:grid-cols-[auto_auto_minmax(0,1fr)_auto_4.5rem]',
        isChild ? 'h-10 bg-canvas pl-9 max-sm:h-12' : 'h-[5.5rem] bg-surface sm:h-[3.75rem]',
        isCurrent && 'z-10 outline-2 outline-primary -outline-offset-2',
        isTicked && 'bg-water-soft',
      )}
    >
      {isWaiting(alarm) && <span aria-hidden className={cn('absolute inset-y-0 left-0 w-1', BARS[alarm.priority])} />}
      <span className={view.mayAct ? 'z-10 flex' : 'hidden'}>
        <input
          type="checkbox"
          tabIndex={isCurrent ? 0 : -1}
          checked={isTicked}
          aria-label={alarmText.select(alarmName(alarm, nameOf))}
          onChange={() => send({ type: 'row.ticked', row: alarm.id })}
          className="size-4 accent-primary"
        />
      </span>
      <span className="flex">
        <PriorityMark priority={alarm.priority} size={isChild ? 18 : 24} />
      </span>
      <span className="min-w-0">
        <button
          type="button"
          id={`alarme-${alarm.id}`}
          tabIndex={isCurrent || (view.current === null && rowIndex === 1) ? 0 : -1}
          aria-current={isCurrent || undefined}
          onClick={() => send({ type: 'row.pressed', row: alarm.id })}
          className="block max-w-full truncate text-left text-sm outline-none after:absolute after:inset-0"
        >
          <span className="font-semibold">{nameOf(alarm.device)}</span>
          <span
            className={cn('text-muted', !isChild && 'max-sm:sr-only')}
          >{` · ${ALARM_CONDITION_NAMES[alarm.condition]}`}</span>
        </button>
        {!isChild && (
          <span className="flex min-w-0 items-center gap-1.5 text-xs">
            {flips.length >= CHATTER ? (
              <>
                <FlipLine flips={flips} now={now} />
                <span className="truncate font-semibold">{alarmText.row.chatter(flips.length)}</span>
              </>
            ) : (
              <span className="truncate text-muted">
                <span aria-hidden className="sm:hidden">{`${ALARM_CONDITION_NAMES[alarm.condition]} · `}</span>
                {strong !== null && <span className="font-semibold text-bad">{strong}</span>}
                {strong !== null && plain !== '' && ' · '}
                {plain}
              </span>
            )}
          </span>
        )}
      </span>
      <span className={cn('min-w-0 max-w-64 max-sm:col-start-3 max-sm:row-start-2', isChild && 'max-sm:hidden')}>
        <BadgeSign badge={badgeOf(alarm, ownActs[alarm.id], isLinked)} />
      </span>
      <span className="text-right tabular-nums max-sm:col-start-4 max-sm:row-start-1">
        <time dateTime={alarm.raisedAt} className="block text-sm">
          {formatTime(raisedAt)}
        </time>
        {!isChild && <span className="block text-muted text-xs">{formatDuration(Math.max(0, now - raisedAt))}</span>}
      </span>
    </li>
  )
}
