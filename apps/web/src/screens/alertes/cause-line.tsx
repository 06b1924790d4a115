import {
  type Alarm,
  hasNoPower,
  isWaitingAlarm,
  LEAST_TOGETHER,
  MINUTE_MS,
  priorityOfCause,
  sourceOf,
  supplyOf,
} from '@vigie/contracts/entities'
import type { AlarmCause } from '@vigie/machines/alarm-list'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { useNow } from '@/data'
import { useAlarmDetail } from '@/data/alarms'
import { formatTime } from '@/text'
import { alarmDetailText } from '@/text/alarm-detail'
import { alarmSigns } from '@/text/alarm-signs'
import { ALARM_STATE_NAMES, alarmText } from '@/text/alarms'
import { Button } from '@/ui/button'
import { cn } from '@/ui/cn'
import { type Impact, impactOf } from '@/widgets/alarm/impact'
import { PRIORITY_BARS, PriorityMark } from '@/widgets/alarm/priority-mark'
import { useIsRunning } from '@/widgets/alarm/use-is-running'
import { usePower } from '@/widgets/site-state/use-power'
import { type AlarmBadge, isToldBy } from './badge.ts'
import { BadgeSign } from './badge-sign.tsx'
import { commonCutWords } from './common-cut.ts'
import { useAlarms } from './context.ts'
import { Lasting } from './lasting.tsx'
import type { Section } from './lines.ts'

const { cause: words } = alarmText

// Its act stands below what comes of it on a phone, beside it where the list is 420 px wide, in one line of cells from 576 px.
const GRID =
  'relative grid min-h-22 grid-cols-[1.5rem_minmax(0,1fr)_auto] grid-rows-[auto_auto_minmax(0,1fr)] items-center gap-x-3 overflow-hidden border-line border-b py-2.5 pr-3 pl-4 @min-[26.25rem]/alarms:grid-rows-[auto_minmax(0,1fr)] @xl/alarms:min-h-[3.75rem] @xl/alarms:grid-cols-[auto_auto_minmax(0,1fr)_auto_5.5rem] @xl/alarms:grid-rows-1 @xl/alarms:py-2 @xl/alarms:pr-4'

type CauseLineProps = {
  readonly cause: AlarmCause
  readonly section: Section
  readonly rowIndex: number
  readonly rowCount: number
}

/** Alarms of one cause in one row: what it is, how many devices, which came first where nobody knows more. */
export const CauseLine = ({ cause, section, rowIndex, rowCount }: CauseLineProps) => {
  const { view, send, alarmOf, nameOf, devices, figures, unpowered } = useAlarms()
  const power = usePower(devices)
  const supply = useMemo(() => supplyOf(devices), [devices])
  const now = useNow(MINUTE_MS)
  const isRunning = useIsRunning(now)
  const alarms = cause.rows.flatMap((id) => alarmOf(id) ?? [])
  const cuts = alarms.filter(({ condition }) => condition === 'power-off')
  const [first] = cuts
  if (first === undefined) return null
  const waiting = alarms.filter(isWaitingAlarm).length
  const lasting = cuts.filter(({ clearedAt }) => clearedAt === null)
  // how much of the site is without power is of the cuts that hold; of one that is over, of what it was
  const cut = lasting.length === 0 ? cuts.length : lasting.length
  const priority = priorityOfCause(alarms, { cut, devices: devices.length })
  const endedAt = lasting.length > 0 ? null : endOf(cuts)
  const isGeneral = hasNoPower(power, devices.length) && lasting.length >= power.told
  const from = sourceOf(cuts, supply)
  const source = from === null ? null : nameOf(from.device)
  const isOffered = view.mayAct && waiting > 1 && view.selected.length === 0
  const isCurrent = view.current === cause.id
  const isOpen = view.expanded.includes(cause.id)
  const impact = worstImpact(cuts, (alarm) => impactOf(alarm, devices, figures, unpowered, now, isRunning))
  // the one loud row of the list: what stands below follows from it, or has its own cause
  const isLoud = waiting > 0 && lasting.length >= LEAST_TOGETHER
  const badge = badgeOfCause(waiting > 0, endedAt !== null)
  const Arrow = isOpen ? ChevronDown : ChevronRight
  return (
    <li
      data-cause={cause.rows.length}
      aria-setsize={rowCount}
      aria-posinset={rowIndex}
      className={cn(
        GRID,
        isLoud ? 'bg-bad-soft' : 'bg-surface hover:bg-hover',
        isCurrent && 'z-10 outline-2 outline-primary -outline-offset-2',
      )}
    >
      {waiting > 0 && (
        <span
          aria-hidden
          className={cn('absolute inset-y-0 left-0 w-1', endedAt === null ? PRIORITY_BARS[priority] : 'bg-line-strong')}
        />
      )}
      <span className="flex justify-center @max-xl/alarms:row-start-2 @max-xl/alarms:self-end @max-xl/alarms:pb-2 @max-[26.25rem]/alarms:row-start-3">
        <Arrow aria-hidden className="size-4 text-muted" />
      </span>
      <span className="flex @max-xl/alarms:col-start-1 @max-xl/alarms:row-start-1 @max-xl/alarms:self-start">
        <PriorityMark priority={priority} />
      </span>
      <span className="min-w-0 @max-xl/alarms:contents">
        <button
          type="button"
          id={`alarme-${cause.id}`}
          tabIndex={isCurrent || (view.current === null && rowIndex === 1) ? 0 : -1}
          aria-current={isCurrent || undefined}
          aria-expanded={isOpen}
          onClick={() => send({ type: 'row.pressed', row: cause.id })}
          className={cn(
            'wrap-anywhere block max-w-full text-left outline-none @3xl/alarms:truncate @max-xl/alarms:col-start-2 @max-xl/alarms:row-start-1 @max-xl/alarms:self-start after:absolute after:inset-0',
            isLoud ? 'font-bold text-bad text-base leading-5' : 'font-semibold text-sm',
          )}
        >
          {endedAt === null
            ? commonCutWords({ source, devices: cuts.length, lasting: lasting.length, isGeneral })
            : words.over(alarms.length)}
        </button>
        <span
          className={cn(
            'wrap-anywhere block text-xs @max-xl/alarms:col-start-2 @max-xl/alarms:row-start-2 @max-xl/alarms:self-start',
            !isLoud && 'text-muted',
          )}
        >
          {impact?.isSoon === true && <span className="font-semibold text-bad">{`${impact.title} · `}</span>}
          {endedAt === null && <span className="mr-2 text-ink">{alarmDetailText.toDoTogether}</span>}{' '}
          {impact?.isSoon === false && `${impact.title} · `}
          {[
            // the act, or the title of a cut that is over, counts them
            ...(waiting === alarms.length && (isOffered || endedAt !== null)
              ? []
              : [waiting > 0 ? words.waiting(waiting) : words.known]),
            from?.clearedAt === null && lasting.length > 1
              ? words.withSource(alarmSigns.notice.devices(lasting.length, lasting.length))
              : words.first(nameOf(first.device)),
          ].join(' · ')}
          {endedAt !== null && <AllInCut first={first} seen={cuts.length} />}
        </span>
      </span>
      <span className="z-10 flex items-center justify-end gap-3 @max-xl/alarms:col-start-3 @max-xl/alarms:row-start-2 @max-xl/alarms:self-end @max-[26.25rem]/alarms:col-start-2 @max-[26.25rem]/alarms:col-end-4 @max-[26.25rem]/alarms:row-start-3">
        <span
          className={cn(
            '@max-xl/alarms:hidden',
            isOffered && '@xl/alarms:hidden',
            isToldBy(section, badge) && 'sr-only',
          )}
        >
          <BadgeSign badge={badge} />
        </span>
        {isOffered && (
          <Button
            size="sm"
            variant={isLoud ? 'primary' : 'outline'}
            tabIndex={isCurrent ? 0 : -1}
            onClick={() => send({ type: 'cause.acknowledged', row: cause.id })}
          >
            {alarmText.acts.acknowledgeMany(waiting)}
          </Button>
        )}
      </span>
      <time
        dateTime={first.raisedAt}
        className="text-right text-sm tabular-nums @max-xl/alarms:col-start-3 @max-xl/alarms:row-start-1 @max-xl/alarms:h-5 @max-xl/alarms:self-start"
      >
        {formatTime(Date.parse(first.raisedAt))}
        <Lasting raisedAt={first.raisedAt} clearedAt={endedAt} />
      </time>
    </li>
  )
}

/** How many were in a cut that is over: who was cut again since was, and is asked for, since the alarms in view do not tell. */
const AllInCut = ({ first, seen }: { readonly first: Alarm; readonly seen: number }) => {
  const devices = useAlarmDetail(first.id).data?.common?.devices ?? seen
  return devices > seen && ` · ${words.allInCut(devices)}`
}

/** The one badge of a cause: whether it holds, is over, or is known. */
const badgeOfCause = (isWaiting: boolean, isOver: boolean): AlarmBadge => {
  if (!isWaiting) return { look: 'known', label: ALARM_STATE_NAMES.acknowledged }
  const { returned, unacknowledged } = alarmText.badge.brief
  return isOver ? { look: 'returned', label: returned } : { look: 'waiting', label: unacknowledged }
}

/** When the last of these cuts was over. */
const endOf = (cuts: readonly Alarm[]): string =>
  new Date(
    Math.max(...cuts.flatMap(({ clearedAt }) => (clearedAt === null ? [] : [Date.parse(clearedAt)]))),
  ).toISOString()

/** Of what the devices of a cause lead to, what comes first. */
const worstImpact = (alarms: readonly Alarm[], tell: (alarm: Alarm) => Impact | null): Impact | null =>
  alarms.reduce<Impact | null>((worst, alarm) => {
    const told = tell(alarm)
    return told !== null && (worst === null || told.inHours < worst.inHours) ? told : worst
  }, null)
