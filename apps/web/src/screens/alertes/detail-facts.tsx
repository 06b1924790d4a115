import { type Alarm, type AlarmCommonCause, isWaitingAlarm } from '@vigie/contracts/entities'
import { Hourglass, ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNow } from '@/data'
import { formatMomentMinute, formatPast, formatSpan } from '@/text'
import { alarmDetailText as words } from '@/text/alarm-detail'
import { thresholdName } from '@/text/alarm-lines'
import { alarmText } from '@/text/alarms'
import { cn } from '@/ui/cn'
import { alarmMomentWords } from '@/widgets/alarm/alarm-moment'
import { impactOf } from '@/widgets/alarm/impact'
import { measured } from '@/widgets/alarm/measured'
import { useIsRunning } from '@/widgets/alarm/use-is-running'
import { AbnormalOf } from './abnormal-of.tsx'
import { useAlarms } from './context.ts'
import { CostOf } from './cost-of.tsx'
import { isAnomaly } from './row-words.ts'
import { useContradiction, useToDo } from './use-contradiction.ts'

/** What happened, since when, for how long; below it whatever else is known of the alarm. */
export const Happened = ({ alarm }: { readonly alarm: Alarm }) => {
  const now = useNow(1_000)
  const raisedAt = Date.parse(alarm.raisedAt)
  const isDrift = alarm.condition === 'efficiency-drift'
  const until = alarm.clearedAt === null ? now : Date.parse(alarm.clearedAt)
  return (
    <>
      <p className="font-semibold text-[1.0625rem] leading-6 first-letter:uppercase">
        {isAnomaly(alarm) ? <AbnormalOf alarm={alarm} /> : happenedWords(alarm, now)}
      </p>
      <dl aria-label={words.facts} className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm tabular-nums">
        <Fact name={words.raised}>{alarmMomentWords(raisedAt, now)}</Fact>
        <Fact name={alarm.clearedAt === null ? words.lasting : words.lasted}>
          {alarm.clearedAt === null
            ? formatSpan(Math.max(1_000, until - raisedAt))
            : formatPast(until - raisedAt, formatSpan)}
        </Fact>
        {alarm.value !== null && (
          <Fact name={isDrift ? words.drift.value : words.value}>{measured(alarm.value, alarm)}</Fact>
        )}
        {alarm.threshold !== null && (
          <Fact name={isDrift ? words.drift.habituel : words.threshold[thresholdName(alarm.condition)]}>
            {measured(alarm.threshold, alarm)}
          </Fact>
        )}
        {alarm.shelvedUntil !== null && (
          <Fact name={words.shelved}>{formatMomentMinute(Date.parse(alarm.shelvedUntil), now)}</Fact>
        )}
        {alarm.reason !== null && <Fact name={words.reason}>{`« ${alarm.reason} »`}</Fact>}
        {alarm.assignee !== null && <Fact name={words.assignee}>{alarm.assignee.name}</Fact>}
        {alarm.occurrences > 1 && <Fact name={words.occurrences}>{words.times(alarm.occurrences)}</Fact>}
      </dl>
    </>
  )
}

const happenedWords = ({ condition, clearedAt, raisedAt }: Alarm, now: number): string => {
  if (clearedAt === null) return alarmText.row.plain[condition]
  const end = Date.parse(clearedAt)
  return alarmText.row.over(condition, alarmMomentWords(end, now), formatPast(end - Date.parse(raisedAt), formatSpan))
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-muted text-xs">{name}</dt>
    <dd className="break-words font-medium">{children}</dd>
  </div>
)

/** How often it is looked at whether the other pumps run, ms. */
const LOOK_MS = 5_000

/** What comes of it if nobody moves; nothing where no figure tells. */
export const Consequence = ({ alarm }: { readonly alarm: Alarm }) => {
  const { devices, figures, unpowered } = useAlarms()
  const now = useNow(LOOK_MS)
  const impact = impactOf(alarm, devices, figures, unpowered, now, useIsRunning(now))
  const isContradicted = useContradiction(alarm) !== null
  if (impact === null || isContradicted) return null
  return (
    <Said
      icon={Hourglass}
      title={words.impact}
      isUrgent={impact.isSoon}
      note={impact.basis}
      beside={<CostOf alarm={alarm} />}
    >
      {impact.title}
    </Said>
  )
}

type ToDoProps = { readonly alarm: Alarm; readonly common: AlarmCommonCause | null }

/** What the operator can do about it; nothing once it is over and acknowledged. */
export const ToDo = ({ alarm, common }: ToDoProps) => {
  const { condition, clearedAt } = alarm
  const contradicted = useContradiction(alarm)
  const toDo = useToDo(alarm)
  if (clearedAt !== null && !isWaitingAlarm(alarm)) return null
  const isCutTogether = condition === 'power-off' && common !== null && common.source?.alarm !== alarm.id
  return (
    <Said icon={ListChecks} title={words.toDo}>
      {clearedAt !== null ? words.toDoOver : isCutTogether && contradicted === null ? words.toDoTogether : toDo}
    </Said>
  )
}

type SaidProps = {
  readonly icon: typeof Hourglass
  readonly title: string
  readonly note?: string
  readonly beside?: ReactNode
  readonly isUrgent?: boolean
  readonly children: ReactNode
}

const Said = ({ icon: Icon, title, note, beside, isUrgent = false, children }: SaidProps) => (
  <section
    aria-label={title}
    className={cn('flex gap-3 rounded-lg border p-3', isUrgent ? 'border-bad/50 bg-bad-soft' : 'border-line bg-canvas')}
  >
    <Icon aria-hidden className={cn('mt-0.5 size-5 shrink-0', isUrgent ? 'text-bad' : 'text-muted')} />
    <div className="min-w-0">
      <h3 className={cn('font-semibold text-xs', isUrgent ? 'text-bad' : 'text-muted')}>{title}</h3>
      <p className={cn('text-sm', note !== undefined && 'font-semibold')}>{children}</p>
      {beside}
      {note !== undefined && <p className="text-muted text-xs">{note}</p>}
    </div>
  </section>
)
