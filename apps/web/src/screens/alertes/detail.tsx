import { type Alarm, figureSpec } from '@vigie/contracts/entities'
import { alarmTitle } from '@vigie/contracts/words'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { codeOf } from '@/data'
import { useAlarmDetail } from '@/data/alarms'
import { devicePath } from '@/paths'
import { text } from '@/text'
import { alarmDetailText as words } from '@/text/alarm-detail'
import { PRIORITY_NAMES } from '@/text/alarms'
import { ErrorState } from '@/ui/error-state'
import { IconButton } from '@/ui/icon-button'
import { Skeleton } from '@/ui/skeleton'
import { PriorityMark } from '@/widgets/alarm/priority-mark'
import { FOUND_CONDITIONS } from '@/widgets/findings/anomaly'
import { NightBars } from '@/widgets/leaks/night-bars'
import { Acts } from './acts.tsx'
import { badgeOf } from './badge.ts'
import { BadgeSign } from './badge-sign.tsx'
import { useAlarms } from './context.ts'
import { DetailCause } from './detail-cause.tsx'
import { Consequence, Happened, ToDo } from './detail-facts.tsx'
import { DetailLife } from './detail-life.tsx'
import { Part } from './detail-part.tsx'
import { EventChart } from './event-chart.tsx'
import { EvidenceOf } from './evidence-of.tsx'
import { nightsOf } from './nights-of.ts'
import { UnknownAlarm } from './unknown-alarm.tsx'
import { isAlarmId } from './use-address.ts'

type DetailProps = { readonly id: Alarm['id']; readonly isSheet: boolean }

/** One alarm, or that there is none; what no alarm can be called the server is not asked for. */
export const Detail = (props: DetailProps) => (isAlarmId(props.id) ? <Known {...props} /> : <UnknownAlarm />)

/** Everything that is known of one alarm; what the page holds comes first, the rest as the server answers. */
const Known = ({ id, isSheet }: DetailProps) => {
  const { alarmOf } = useAlarms()
  const detail = useAlarmDetail(id)
  const alarm = alarmOf(id) ?? detail.data?.alarm
  if (alarm === undefined) {
    if (codeOf(detail.error) === 'resource.not-found') return <UnknownAlarm />
    if (detail.isError)
      return <ErrorState title={words.failed} retryLabel={text.common.retry} onRetry={() => void detail.refetch()} />
    return <Skeleton className="m-4 h-24" />
  }
  // what the analyst measured is the proof of what it found; what the device measured when the alarm came is beside it
  const isProved = FOUND_CONDITIONS.has(alarm.condition)
  return (
    <div data-detail={id} className="flex min-h-0 flex-col">
      <Heading alarm={alarm} isSheet={isSheet} />
      <div className="flex flex-col gap-4 p-4">
        <div className="flex flex-col gap-3">
          <Happened alarm={alarm} />
          <Consequence alarm={alarm} />
          <ToDo alarm={alarm} common={detail.data?.common ?? null} />
        </div>
        <Acts alarm={alarm} />
        <DetailCause alarm={alarm} common={detail.data?.common} />
        {isProved && <EvidenceOf alarm={alarm} />}
        <Chart alarm={alarm} />
        {!isProved && <EvidenceOf alarm={alarm} />}
        {detail.data === undefined ? (
          detail.isError ? (
            <ErrorState title={words.failed} retryLabel={text.common.retry} onRetry={() => void detail.refetch()} />
          ) : (
            <Part title={words.life}>
              <Skeleton className="h-16" />
            </Part>
          )
        ) : (
          <DetailLife detail={detail.data} />
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
        <p className="text-muted text-sm">{`${alarmTitle(alarm)} · ${PRIORITY_NAMES[alarm.priority].toLowerCase()}`}</p>
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

const Chart = ({ alarm }: { readonly alarm: Alarm }) => {
  const { devices, figures } = useAlarms()
  const device = devices.find(({ id }) => id === alarm.device)
  if (device === undefined) return null
  const night = nightsOf(alarm, figures)
  const link = (
    <Link to={devicePath(device)} className="text-primary text-sm underline underline-offset-2">
      {words.device}
    </Link>
  )
  // a drift is of weeks: no hour around its alarm shows it
  if (alarm.condition === 'efficiency-drift') return link
  return (
    <Part title={night === null ? words.chart : figureSpec('nightFlowM3h').name}>
      {night === null ? <EventChart alarm={alarm} device={device} /> : <NightBars device={device} night={night} />}
      {link}
    </Part>
  )
}
