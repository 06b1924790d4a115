import type { Alarm, AlarmDetail } from '@vigie/contracts/entities'
import type { ReactNode } from 'react'
import { useNow } from '@/data'
import { formatMomentMinute, formatPast, formatSpan } from '@/text'
import { alarmDetailText as words } from '@/text/alarm-detail'
import { changeMoment } from '@/widgets/alarm/change-moment'
import { Part } from './detail-part.tsx'
import { lifeMoments } from './life-moments.ts'
import { eventName } from './row-words.ts'

/** The life of an alarm, oldest first, and the alarms of its key before it. */
export const DetailLife = ({ detail: { alarm, transitions, previous } }: { readonly detail: AlarmDetail }) => {
  const now = useNow(60_000)
  const [last] = previous
  const moments = transitions.map(({ event, from, at }) => changeMoment({ event, from, at }, alarm))
  const written = lifeMoments(moments, now)
  return (
    <>
      <Part title={words.life}>
        <ol className="flex flex-col text-sm">
          {transitions.map(({ seq, event, from, actor, comment }, place) => (
            <li
              key={seq}
              data-event={event}
              className="relative grid grid-cols-[auto_auto_minmax(0,1fr)] gap-x-2.5 pb-2.5 before:absolute before:top-2 before:bottom-0 before:left-[0.28125rem] before:w-px before:bg-line-strong last:pb-0 last:before:hidden"
            >
              <span
                aria-hidden
                className="relative mt-1.5 size-2.5 rounded-full border-2 border-line-strong bg-surface"
              />
              <Moment at={moments[place] ?? 0}>{written[place]}</Moment>
              <span className="min-w-0 break-words">
                {eventName({ event, from, actor })}
                {actor !== null && <span className="text-muted">{` · ${actor.name}`}</span>}
                {comment !== null && <span className="text-muted">{` · « ${comment} »`}</span>}
              </span>
            </li>
          ))}
        </ol>
      </Part>
      <Part title={words.previous}>
        {last === undefined ? (
          <p className="text-muted text-sm">{words.previousNone}</p>
        ) : (
          <>
            <p className="text-sm">
              {words.previousSum(previous.length, formatMomentMinute(Date.parse(last.raisedAt), now))}
            </p>
            <ul className="divide-y divide-line text-sm tabular-nums">
              {previous.map((one) => (
                <Previous key={one.id} alarm={one} now={now} />
              ))}
            </ul>
          </>
        )}
      </Part>
    </>
  )
}

const Previous = ({
  alarm: { raisedAt, clearedAt, acknowledgedBy },
  now,
}: {
  readonly alarm: Alarm
  readonly now: number
}) => {
  const from = Date.parse(raisedAt)
  return (
    <li className="grid grid-cols-[7rem_4.5rem_minmax(0,1fr)] gap-x-3 py-1.5">
      <time dateTime={raisedAt}>{formatMomentMinute(from, now)}</time>
      <span className="text-right">
        {clearedAt === null ? words.ongoing : formatPast(Date.parse(clearedAt) - from, formatSpan)}
      </span>
      <span className="truncate text-muted">
        {acknowledgedBy !== null && words.acknowledgedBy(acknowledgedBy.name)}
      </span>
    </li>
  )
}

const Moment = ({ at, children }: { readonly at: number; readonly children: ReactNode }) => (
  <time dateTime={new Date(at).toISOString()} className="font-semibold tabular-nums">
    {children}
  </time>
)
