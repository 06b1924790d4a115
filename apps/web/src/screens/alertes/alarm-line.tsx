import { type Alarm, isWaitingAlarm } from '@vigie/contracts/entities'
import { alarmTitle } from '@vigie/contracts/words'
import { Check } from 'lucide-react'
import { memo } from 'react'
import { useActors } from '@/actors/session-context'
import { alarmText } from '@/text/alarms'
import { Button } from '@/ui/button'
import { cn } from '@/ui/cn'
import { AlarmMoment } from '@/widgets/alarm/alarm-moment'
import { PRIORITY_BARS, PriorityMark } from '@/widgets/alarm/priority-mark'
import { badgeOf, isToldBy } from './badge.ts'
import { BadgeSign } from './badge-sign.tsx'
import { useAlarmFacts } from './context.ts'
import { Lasting } from './lasting.tsx'
import type { Section } from './lines.ts'
import { alarmName } from './row-words.ts'
import { SecondLine } from './second-line.tsx'

// Where the list is 576 px wide, one line of cells; below, name and time, then what comes of it and what to do, then its
// figures beside the act, which says what the badge would. A row is as tall as its words, of which none is cut off; from
// 768 px on they have one line each.
const ALARM_GRID =
  'min-h-22 grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_auto_minmax(0,1fr)] py-2.5 @max-xl/alarms:gap-y-1 bg-surface @xl/alarms:min-h-[3.75rem] @xl/alarms:grid-cols-[auto_auto_minmax(0,1fr)_auto_auto_5.5rem] @xl/alarms:grid-rows-[auto_auto] @xl/alarms:py-2'
const CHILD_GRID =
  'min-h-12 items-center grid-cols-[auto_auto_minmax(0,1fr)_auto] bg-canvas py-1 @xl/alarms:min-h-10 @xl/alarms:grid-cols-[auto_auto_minmax(0,1fr)_auto_auto_5.5rem] @xl/alarms:pl-9'

type AlarmLineProps = {
  readonly alarm: Alarm
  /** in which it stands: its head says what its rows have in common */
  readonly section: Section
  readonly isChild: boolean
  readonly rowIndex: number
  readonly rowCount: number
  readonly isCurrent: boolean
  /** whether the keyboard enters the list here, since no row is the current one */
  readonly isFirstStop: boolean
  readonly isTicked: boolean
  /** whether the panel tells of an alarm, and offers its acts */
  readonly isReading: boolean
  readonly mayAct: boolean
}

/**
 * One alarm of the list. Its place among the others changes with each that comes before it: what stands in it is apart,
 * and is drawn again only when it is another.
 */
export const AlarmLine = ({ rowIndex, rowCount, ...cells }: AlarmLineProps) => {
  const { alarm, isChild, isCurrent, isTicked } = cells
  return (
    <li
      data-alarm={alarm.id}
      data-state={alarm.state}
      aria-setsize={rowCount}
      aria-posinset={rowIndex}
      className={cn(
        'relative grid gap-x-3 overflow-hidden border-line border-b pr-3 pl-4 hover:bg-hover @xl/alarms:pr-4',
        isChild ? CHILD_GRID : ALARM_GRID,
        isCurrent && 'z-10 outline-2 outline-primary -outline-offset-2',
        isTicked && 'bg-water-soft',
      )}
    >
      <Cells {...cells} />
    </li>
  )
}

type CellsProps = Omit<AlarmLineProps, 'rowIndex' | 'rowCount'>

/** Its mark, what it is, what comes of it, its badge, the act it asks for, since when. */
const Cells = memo(function Cells({
  alarm,
  section,
  isChild,
  isCurrent,
  isFirstStop,
  isTicked,
  isReading,
  mayAct,
}: CellsProps) {
  const { send, nameOf, ownActs, isLinked } = useAlarmFacts()
  const badge = badgeOf(alarm, ownActs[alarm.id], isLinked)
  const isOffered = mayAct && !isReading && isWaitingAlarm(alarm)
  const isOver = alarm.state === 'returned'
  const isTold = isToldBy(section, badge)
  const cell = isChild ? '' : '@xl/alarms:row-span-2 @xl/alarms:self-center'
  return (
    <>
      {isWaitingAlarm(alarm) && (
        <span
          aria-hidden
          className={cn('absolute inset-y-0 left-0 w-1', isOver ? 'bg-line-strong' : PRIORITY_BARS[alarm.priority])}
        />
      )}
      <span
        className={cn(
          'z-10 flex justify-center',
          !isChild &&
            '@max-xl/alarms:col-start-1 @max-xl/alarms:row-start-1 @max-xl/alarms:row-span-3 @max-xl/alarms:self-start @max-xl/alarms:pt-9',
          cell,
        )}
      >
        {mayAct && (
          <input
            type="checkbox"
            tabIndex={isCurrent ? 0 : -1}
            checked={isTicked}
            aria-label={alarmText.select(alarmName(alarm, nameOf))}
            onChange={() => send({ type: 'row.ticked', row: alarm.id })}
            className="size-4 accent-primary @max-xl/alarms:size-5"
          />
        )}
      </span>
      <span
        className={cn(
          'flex',
          !isChild &&
            '@max-xl/alarms:col-start-1 @max-xl/alarms:row-start-1 @max-xl/alarms:self-start @max-xl/alarms:pt-0.5',
          cell,
        )}
      >
        <PriorityMark priority={alarm.priority} size={isChild ? 18 : 24} />
      </span>
      <span className={cn('min-w-0', !isChild && '@xl/alarms:self-end')}>
        <button
          type="button"
          id={`alarme-${alarm.id}`}
          tabIndex={isCurrent || isFirstStop ? 0 : -1}
          aria-current={isCurrent || undefined}
          onClick={() => send({ type: 'row.pressed', row: alarm.id })}
          className="wrap-anywhere block max-w-full text-left text-sm outline-none after:absolute after:inset-0 @3xl/alarms:truncate"
        >
          <span
            className={cn(
              isOver ? 'font-medium' : 'font-semibold',
              '@max-xl/alarms:text-[0.9375rem]',
              !isChild && '@max-xl/alarms:leading-5',
            )}
          >
            {nameOf(alarm.device)}
          </span>
          <span className={cn('text-muted', !isChild && '@max-xl/alarms:block @max-xl/alarms:text-xs')}>
            <span className={cn(!isChild && '@max-xl/alarms:sr-only')}>{' · '}</span>
            {alarmTitle(alarm)}
          </span>
        </button>
      </span>
      {!isChild && <SecondLine alarm={alarm} />}
      <span
        className={cn(
          'flex min-w-0 max-w-64 items-center',
          isChild || isOffered
            ? '@max-xl/alarms:hidden'
            : '@max-xl/alarms:col-start-3 @max-xl/alarms:row-start-3 @max-xl/alarms:self-end @max-xl/alarms:max-w-36',
          // with the panel beside the list the act alone leaves the words their room
          isOffered && '@max-3xl/alarms:hidden',
          !isChild && '@xl/alarms:col-start-4',
          cell,
          isTold && 'sr-only',
        )}
      >
        <BadgeSign badge={badge} isBrief={isOffered} />
      </span>
      <span
        className={cn(
          'z-10 flex items-center justify-end',
          isChild || !isOffered
            ? '@max-xl/alarms:hidden'
            : '@max-xl/alarms:col-start-3 @max-xl/alarms:row-start-3 @max-xl/alarms:self-end',
          '@xl/alarms:col-start-5',
          cell,
        )}
      >
        {isOffered && <Acknowledge alarm={alarm} tabIndex={isCurrent ? 0 : -1} />}
      </span>
      <span
        className={cn(
          'text-right tabular-nums',
          '@xl/alarms:col-start-6',
          !isChild && '@max-xl/alarms:col-start-3 @max-xl/alarms:row-start-1',
          cell,
        )}
      >
        <AlarmMoment alarm={alarm} className="block text-sm" />
        {!isChild && <Lasting {...alarm} />}
      </span>
    </>
  )
})

/** Acknowledges this alarm and no other, whatever is ticked. */
const Acknowledge = ({ alarm, tabIndex }: { readonly alarm: Alarm; readonly tabIndex: number }) => {
  const { nameOf, ownActs } = useAlarmFacts()
  const { alarmActs } = useActors()
  const own = ownActs[alarm.id]?.kind
  if (own === 'sent' || own === 'unsent' || own === 'done' || own === 'lost') return null
  return (
    <Button
      size="sm"
      variant="outline"
      tabIndex={tabIndex}
      aria-label={alarmText.acts.acknowledgeOne(alarmName(alarm, nameOf))}
      onClick={() => alarmActs.send({ type: 'act.chosen', ids: [alarm.id], order: { act: 'acknowledge' } })}
    >
      <Check aria-hidden className="@max-xl/alarms:hidden" />
      {alarmText.acts.acknowledge}
    </Button>
  )
}
