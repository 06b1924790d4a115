import type { Alarm, AlarmCounts } from '@vigie/contracts/entities'
import { useFeed, useNow, useOpenAlarms } from '@/data'
import { useAlarmCounts } from '@/data/alarms'
import { formatMoment, formatMomentMinute } from '@/text'
import { alarmText } from '@/text/alarms'
import type { Filter } from './filter.ts'
import { MaintenanceCount } from './maintenance-count.tsx'

const { summary: words, aside } = alarmText

type SummaryProps = {
  readonly unsent: number
  readonly isLinked: boolean
  readonly onState: (state: Filter['state']) => void
}

/** How many alarms of the whole site stand where, as the server counts; what is kept from view is counted as well. */
export const Summary = ({ unsent, isLinked, onState }: SummaryProps) => {
  const counts = useAlarmCounts()
  const open = useOpenAlarms()
  const now = useNow(60_000)
  const { since } = useFeed()
  // what the server cannot be asked is counted in what it said last
  const told = counts.data ?? (isLinked ? undefined : countsOf(open))
  if (told === undefined && counts.isError) return <p className="text-bad text-sm">{words.unread}</p>
  if (told === undefined) return <p aria-busy className="h-10" />
  const { unacknowledged, returned, acknowledged, shelved, suppressed, outOfService } = told
  const critical = open.filter(({ priority, state }) => priority === 'critical' && state === 'unacknowledged').length
  const waiting = unacknowledged + returned
  const back = open.flatMap(({ shelvedUntil }) => (shelvedUntil === null ? [] : [Date.parse(shelvedUntil)]))
  const next = back.length === 0 ? '' : ` ${aside.next(formatMomentMinute(Math.min(...back), now))}`
  const kept = [
    ['shelved', shelved, aside.shelved(shelved) + next],
    ['suppressed', suppressed, aside.suppressed(suppressed)],
    ['out-of-service', outOfService, aside.outOfService(outOfService)],
  ] as const
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p role="status" data-waiting={waiting} data-returned={returned} className="font-semibold text-lg leading-7">
        {critical > 0 && <span className="text-bad">{`${words.critical(critical)} · `}</span>}
        {waiting === 0 ? words.none : words.waiting(waiting)}
        {returned > 0 && <span className="font-normal text-base text-muted">{`, ${words.over(returned)}`}</span>}
        {acknowledged > 0 && (
          <span className="font-normal text-base text-muted">{` · ${words.acknowledged(acknowledged)}`}</span>
        )}
      </p>
      <p className="flex flex-wrap gap-x-3 text-muted text-xs sm:gap-x-4">
        {kept.every(([, count]) => count === 0) && aside.none}
        {kept.flatMap(([state, count, label]) =>
          count === 0 ? (
            []
          ) : (
            <button
              key={state}
              type="button"
              className="font-medium text-ink underline underline-offset-2"
              onClick={() => onState(state)}
            >
              {label}
              {state === 'suppressed' && <ByDesign />}
            </button>
          ),
        )}
        <MaintenanceCount now={now} />
      </p>
      {(!isLinked || unsent > 0) && (
        <p
          role="status"
          className="rounded-lg border border-frozen border-dashed bg-frozen-soft px-3 py-1.5 text-frozen text-xs"
        >
          {[
            ...(isLinked ? [] : [aside.offline]),
            ...(isLinked || since === null ? [] : [aside.asOf(formatMoment(since, now))]),
            ...(unsent > 0 ? [aside.unsent(unsent)] : []),
          ].join(' ')}
        </p>
      )}
    </div>
  )
}

const countsOf = (open: readonly Alarm[]): AlarmCounts => {
  const of = (state: Alarm['state']) => open.filter((alarm) => alarm.state === state).length
  return {
    unacknowledged: of('unacknowledged'),
    acknowledged: of('acknowledged'),
    returned: of('returned'),
    shelved: of('shelved'),
    suppressed: of('suppressed'),
    outOfService: of('out-of-service'),
  }
}

const ByDesign = () => <span className="max-sm:hidden">{aside.byDesign}</span>
