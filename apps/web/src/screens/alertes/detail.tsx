import { type Alarm, type AlarmDetail, figureSpec, hasNoPower } from '@vigie/contracts/entities'
import { ALARM_CONDITION_NAMES } from '@vigie/contracts/words'
import { ChevronDown, ChevronUp, Hourglass, X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useNow } from '@/data'
import { useAlarmDetail } from '@/data/alarms'
import { devicePath } from '@/paths'
import { formatDuration, formatLength, formatMoment, text } from '@/text'
import { alarmText, PRIORITY_NAMES } from '@/text/alarms'
import { cn } from '@/ui/cn'
import { ErrorState } from '@/ui/error-state'
import { IconButton } from '@/ui/icon-button'
import { Skeleton } from '@/ui/skeleton'
import { changeMoment } from '@/widgets/alarm/change-moment'
import { PriorityMark } from '@/widgets/alarm/priority-mark'
import { NightBars } from '@/widgets/leaks/night-bars'
import { usePower } from '@/widgets/site-state/use-power'
import { AbnormalOf } from './abnormal-of.tsx'
import { Acts } from './acts.tsx'
import { badgeOf } from './badge.ts'
import { BadgeSign } from './badge-sign.tsx'
import { commonCutWords, useCommonInView } from './common-cut.ts'
import { useAlarms } from './context.ts'
import { Part } from './detail-part.tsx'
import { EventChart } from './event-chart.tsx'
import { EvidenceOf } from './evidence-of.tsx'
import { impactOf } from './impact.ts'
import { nightsOf } from './nights-of.ts'
import { alarmName, eventName, isAnomaly, useSecondLine } from './row-words.ts'

const { detail: words } = alarmText

/** Everything that is known of one alarm; what the page holds comes first, the rest as the server answers. */
export const Detail = ({ id, isSheet }: { readonly id: Alarm['id']; readonly isSheet: boolean }) => {
  const { alarmOf } = useAlarms()
  const detail = useAlarmDetail(id)
  const alarm = alarmOf(id) ?? detail.data?.alarm
  if (alarm === undefined) {
    if (detail.isError)
      return <ErrorState title={words.failed} retryLabel={text.common.retry} onRetry={() => void detail.refetch()} />
    return <Skeleton className="m-4 h-24" />
  }
  return (
    <div data-detail={id} className="flex min-h-0 flex-col">
      <Heading alarm={alarm} isSheet={isSheet} />
      <div className="flex flex-col gap-4 p-4">
        <Consequence alarm={alarm} />
        <Acts alarm={alarm} />
        <Cause alarm={alarm} common={detail.data?.common} />
        <Chart alarm={alarm} />
        <EvidenceOf alarm={alarm} />
        {detail.data === undefined ? (
          detail.isError ? (
            <ErrorState title={words.failed} retryLabel={text.common.retry} onRetry={() => void detail.refetch()} />
          ) : (
            <Part title={words.life}>
              <Skeleton className="h-16" />
            </Part>
          )
        ) : (
          <Life detail={detail.data} />
        )}
      </div>
    </div>
  )
}

const Heading = ({ alarm, isSheet }: { readonly alarm: Alarm; readonly isSheet: boolean }) => {
  const { view, send, nameOf, ownActs, isLinked } = useAlarms()
  return (
    <header className="flex items-start gap-3 border-line border-b p-4">
      <PriorityMark priority={alarm.priority} />
      <div className="min-w-0 grow">
        <h2 className="truncate font-semibold text-base leading-6">{nameOf(alarm.device)}</h2>
        <p className="text-muted text-sm">
          {`${ALARM_CONDITION_NAMES[alarm.condition]} · ${PRIORITY_NAMES[alarm.priority].toLowerCase()}`}
        </p>
        <p className="mt-1">
          <BadgeSign badge={badgeOf(alarm, ownActs[alarm.id], isLinked)} />
        </p>
      </div>
      {!isSheet && (
        <div className="flex shrink-0">
          <IconButton
            label={words.previousRow}
            disabled={!view.hasPrevious}
            onClick={() => send({ type: 'step.pressed', by: -1, extends: false })}
          >
            <ChevronUp />
          </IconButton>
          <IconButton
            label={words.nextRow}
            disabled={!view.hasNext}
            onClick={() => send({ type: 'step.pressed', by: 1, extends: false })}
          >
            <ChevronDown />
          </IconButton>
          <IconButton label={text.common.close} onClick={() => send({ type: 'escape.pressed' })}>
            <X />
          </IconButton>
        </div>
      )}
    </header>
  )
}

const Consequence = ({ alarm }: { readonly alarm: Alarm }) => {
  const { devices, figures, unpowered } = useAlarms()
  const { plain } = useSecondLine(alarm, useNow(60_000))
  const impact = impactOf(alarm, devices, figures, unpowered)
  if (impact === null) {
    return (
      <p className="text-sm">
        {isAnomaly(alarm) && <AbnormalOf alarm={alarm} />}
        {isAnomaly(alarm) && plain !== '' && ' · '}
        {plain}
        {alarm.clearedAt === null && <span className="block text-muted">{words.impactUnknown}</span>}
      </p>
    )
  }
  return (
    <section
      aria-label={words.impact}
      className={cn('flex gap-3 rounded-lg border p-3', impact.isSoon ? 'border-bad/50 bg-bad-soft' : 'border-line')}
    >
      <Hourglass aria-hidden className={cn('mt-0.5 size-5 shrink-0', impact.isSoon ? 'text-bad' : 'text-muted')} />
      <div>
        <p className="font-semibold text-[1.0625rem] leading-[1.375rem]">{impact.title}</p>
        <p className="text-muted text-xs">{impact.basis}</p>
      </div>
    </section>
  )
}

type CauseProps = {
  readonly alarm: Alarm
  /** what the server says that it shares with others; undefined: it has not answered */
  readonly common: AlarmDetail['common'] | undefined
}

const Cause = ({ alarm, common }: CauseProps) => {
  const { alarmOf, nameOf, devices } = useAlarms()
  const power = usePower(devices)
  const inView = useCommonInView(alarm)
  const shared = common === undefined ? inView : common
  // which of several cuts was heard of first is no cause
  const origin = alarm.cause === null || alarm.condition === 'power-off' ? undefined : alarmOf(alarm.cause)
  const isGeneral = shared !== null && hasNoPower(power, devices.length) && shared.lasting >= power.told
  const source = shared?.source == null ? null : nameOf(shared.source.device)
  return (
    <Part title={words.cause}>
      {origin !== undefined && <p className="text-sm">{words.causeOf(alarmName(origin, nameOf))}</p>}
      {shared !== null && <p className="text-sm">{commonCutWords({ ...shared, source, isGeneral })}</p>}
      {origin === undefined && shared === null && <p className="text-sm">{words.causeUnknown}</p>}
    </Part>
  )
}

const Chart = ({ alarm }: { readonly alarm: Alarm }) => {
  const { devices, figures } = useAlarms()
  const device = devices.find(({ id }) => id === alarm.device)
  if (device === undefined) return null
  const night = nightsOf(alarm, figures)
  return (
    <Part title={night === null ? words.chart : figureSpec('nightFlowM3h').name}>
      {night === null ? <EventChart alarm={alarm} device={device} /> : <NightBars device={device} night={night} />}
      <Link to={devicePath(device)} className="text-primary text-sm underline underline-offset-2">
        {words.device}
      </Link>
    </Part>
  )
}

const Life = ({ detail: { alarm, transitions, previous } }: { readonly detail: AlarmDetail }) => {
  const now = useNow(60_000)
  return (
    <>
      <Part title={words.life}>
        <ol className="flex flex-col gap-1.5 text-sm">
          {transitions.map(({ seq, at, event, from, actor, comment }) => (
            <li key={seq} data-event={event} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
              <Moment at={changeMoment({ event, from, at }, alarm)} now={now} />
              <span className="min-w-0 break-words">
                {eventName({ event, from })}
                {actor !== null && <span className="text-muted">{` · ${actor.name}`}</span>}
                {comment !== null && <span className="text-muted">{` · « ${comment} »`}</span>}
              </span>
            </li>
          ))}
        </ol>
      </Part>
      <Part title={words.previous}>
        {previous.length === 0 ? (
          <p className="text-muted text-sm">{words.previousNone}</p>
        ) : (
          <ul className="flex flex-col gap-1 text-sm">
            {previous.map((one) => (
              <li key={one.id} className="tabular-nums">
                {occurrence(one, now)}
                {one.acknowledgedBy !== null && (
                  <span className="text-muted">{` · ${words.acknowledgedBy(one.acknowledgedBy.name)}`}</span>
                )}
              </li>
            ))}
          </ul>
        )}
      </Part>
    </>
  )
}

const Moment = ({ at, now }: { readonly at: number; readonly now: number }) => (
  <time dateTime={new Date(at).toISOString()} className="font-semibold tabular-nums">
    {formatMoment(at, now)}
  </time>
)

const occurrence = ({ raisedAt, clearedAt }: Alarm, now: number): string => {
  const from = Date.parse(raisedAt)
  if (clearedAt === null) return words.previousOpen(formatMoment(from, now))
  const ms = Date.parse(clearedAt) - from
  return words.previousOne(formatMoment(from, now), ms < 60_000 ? formatLength(ms) : formatDuration(ms))
}
