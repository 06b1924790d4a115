import { type Alarm, DAY_MS, isSuspendedAlarm, isWaitingAlarm } from '@vigie/contracts/entities'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFeed, useNow, useOpenAlarms, useUnpowered } from '@/data'
import { formatMoment, formatMomentMinute, formatSpan } from '@/text'
import { suspendedByCut } from '@/text/alarm-signs'
import { alarmText } from '@/text/alarms'
import { waitingOf } from '@/widgets/site-state/cause-alarms'
import { countsOf } from './counts.ts'
import type { Filter } from './filter.ts'
import { MaintenanceCount } from './maintenance-count.tsx'

const { summary: words, aside } = alarmText

type SummaryProps = {
  readonly unsent: number
  /** whether acts can be sent */
  readonly isLinked: boolean
  readonly onState: (state: Filter['state']) => void
  /** what stands beside what is overdue */
  readonly beside?: ReactNode
}

/**
 * How many alarms of the whole site stand where, by the same picture as the list and the menu; what is kept from view is
 * counted as well. Without a link it is the last picture that there was.
 */
export const Summary = ({ unsent, isLinked, onState, beside }: SummaryProps) => {
  const open = useOpenAlarms()
  const now = useNow(60_000)
  const { trusted, since } = useFeed()
  const cut = useUnpowered().size
  if (!trusted && since === null) return <p aria-busy className="h-10" />
  const { returned, acknowledged, shelved, suppressed, outOfService } = countsOf(open)
  const critical = open.filter(({ priority, state }) => priority === 'critical' && state === 'unacknowledged').length
  const { waiting, suspended } = waitingOf(open)
  const back = open.flatMap(({ shelvedUntil }) => (shelvedUntil === null ? [] : [Date.parse(shelvedUntil)]))
  const next = back.length === 0 ? '' : ` ${aside.next(formatMomentMinute(Math.min(...back), now))}`
  const kept = [
    ['shelved', shelved, aside.shelved(shelved) + next],
    ['suppressed', suppressed - suspended, aside.suppressed(suppressed - suspended)],
    ['out-of-service', outOfService, aside.outOfService(outOfService)],
  ] as const
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p role="status" data-waiting={waiting} data-returned={returned} className="font-semibold text-lg leading-7">
        {cut > 0 && <span className="text-bad">{`${words.cut(cut)} · `}</span>}
        {critical > 0 && <span className="text-bad">{`${words.critical(critical)} · `}</span>}
        {waiting === 0 ? words.none : words.waiting(waiting)}
        {returned > 0 && (
          <span className="font-normal text-base text-muted">
            {`, ${words.over(returned)}`}
            <span className="max-sm:hidden">{words.toNormal}</span>
          </span>
        )}
        {acknowledged > 0 && (
          <span className="font-normal text-base text-muted">{` · ${words.acknowledged(acknowledged)}`}</span>
        )}
        {suspended > 0 && (
          <span className="font-normal text-base text-muted">
            {', '}
            <button type="button" className="underline underline-offset-2" onClick={() => onState('suppressed')}>
              {suspendedByCut(suspended)}
            </button>
          </span>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 empty:hidden">
        <Overdue open={open} now={now} />
        {beside}
        <p className="flex flex-wrap gap-x-3 text-muted text-xs empty:hidden sm:gap-x-4">
          {kept.flatMap(([state, count, label]) =>
            count === 0 ? (
              []
            ) : (
              <span key={state}>
                <button
                  type="button"
                  className="font-medium text-ink underline underline-offset-2"
                  onClick={() => onState(state)}
                >
                  {label}
                  {state === 'suppressed' && <span className="max-sm:hidden">{aside.byDesign}</span>}
                </button>
                {state === 'suppressed' && ` (${aside.untilGivenBack(count)})`}
              </span>
            ),
          )}
          <MaintenanceCount now={now} />
        </p>
      </div>
      {(!isLinked || !trusted || unsent > 0) && (
        <p
          role="status"
          className="rounded-lg border border-frozen border-dashed bg-frozen-soft px-3 py-1.5 text-frozen text-xs"
        >
          {[
            ...(isLinked ? [] : [aside.offline]),
            ...(trusted || since === null ? [] : [aside.asOf(formatMoment(since, now))]),
            ...(unsent > 0 ? [aside.unsent(unsent)] : []),
          ].join(' ')}
        </p>
      )}
    </div>
  )
}

/**
 * Whoever is to acknowledge does so within a shift: what has waited longer than a day is not normal, and said so; a cut
 * that puts such an alarm away for as long as it lasts makes nothing better.
 */
const Overdue = ({ open, now }: { readonly open: readonly Alarm[]; readonly now: number }) => {
  const late = open.filter(
    (alarm) => (isWaitingAlarm(alarm) || isSuspendedAlarm(alarm)) && now - Date.parse(alarm.raisedAt) > DAY_MS,
  )
  const overdue = late.length
  const suspended = late.filter(isSuspendedAlarm).length
  if (overdue === 0) return null
  return (
    <p className="flex items-start gap-1.5 font-medium text-warn">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {words.overdue(overdue)}
        <span className="max-sm:hidden">
          {words.oldest(overdue, formatSpan(now - Math.min(...late.map(({ raisedAt }) => Date.parse(raisedAt)))))}
        </span>
        {suspended > 0 && words.overdueSuspended(suspended)}
      </span>
    </p>
  )
}
