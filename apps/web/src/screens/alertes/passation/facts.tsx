import type { HandoverFacts } from '@vigie/contracts/entities'
import { ALARM_CONDITION_NAMES } from '@vigie/contracts/words'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { alarmPath } from '@/paths'
import { formatDateTime, formatMomentMinute } from '@/text'
import { ALARM_STATE_NAMES } from '@/text/alarms'
import { passationText } from '@/text/passation'
import { PriorityMark } from '@/widgets/alarm/priority-mark'

const { facts: words } = passationText
/** So many of each kind are in view; the others are counted. */
const SHOWN = 8

/** What the server's records say of a shift: how much stands where, then the alarms, the cuts and the acts themselves. */
export const Facts = ({ facts }: { readonly facts: HandoverFacts }) => {
  const { alarms, cuts, acts, counts, cutCount, actCount } = facts
  const end = Date.parse(facts.to)
  const moment = (at: string) => formatMomentMinute(Date.parse(at), end)
  const open = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <div className="flex min-w-0 flex-col gap-4 text-sm">
      <p className="text-muted text-xs tabular-nums">
        {words.shift(formatDateTime(Date.parse(facts.from)), formatDateTime(end))}
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 font-medium tabular-nums">
        {countsOf(facts, moment).map((said) => (
          <li key={said}>{said}</li>
        ))}
      </ul>
      <List title={words.open(open)} count={open} none={words.noOpen}>
        {alarms.slice(0, SHOWN).map((alarm) => (
          <li key={alarm.id} className="flex items-start gap-2">
            <span className="mt-0.5 flex">
              <PriorityMark priority={alarm.priority} size={18} />
            </span>
            <span className="min-w-0">
              <Link to={alarmPath(alarm.id)} className="rounded font-medium hover:text-primary hover:underline">
                {alarm.deviceName}
              </Link>
              {` · ${ALARM_CONDITION_NAMES[alarm.condition]} · `}
              <span className="text-muted">
                {[
                  ALARM_STATE_NAMES[alarm.state],
                  alarm.clearedAt === null
                    ? words.since(moment(alarm.raisedAt))
                    : words.between(moment(alarm.raisedAt), moment(alarm.clearedAt)),
                  ...(alarm.shelvedUntil === null ? [] : [words.until(moment(alarm.shelvedUntil))]),
                  ...(alarm.reason === null ? [] : [words.reason(alarm.reason)]),
                ].join(', ')}
              </span>
            </span>
          </li>
        ))}
      </List>
      <List title={words.cuts(cutCount)} count={cutCount} none={words.noCuts}>
        {cuts.slice(0, SHOWN).map(({ device, deviceName, since }) => (
          <li key={device}>
            <span className="font-medium">{deviceName}</span>
            <span className="text-muted">{` · ${words.since(moment(since))}`}</span>
          </li>
        ))}
      </List>
      <List title={words.acts(actCount)} count={actCount} none={words.noActs}>
        {acts.slice(0, SHOWN).map(({ seq, at, event, actor, deviceName, condition, comment }) => (
          <li key={seq} className="flex gap-2">
            <span className="w-12 shrink-0 text-muted tabular-nums">{moment(at)}</span>
            <span className="min-w-0">
              <span className="font-medium">{deviceName}</span>
              {` · ${ALARM_CONDITION_NAMES[condition]}, `}
              <span className="text-muted">
                {words.act(event, actor.name)}
                {comment !== null && ` ${words.reason(comment)}`}
              </span>
            </span>
          </li>
        ))}
      </List>
    </div>
  )
}

/** What stands where, in words; states in which nothing stands are left out but for what is to acknowledge. */
const countsOf = ({ counts, nextReturn, raised }: HandoverFacts, moment: (at: string) => string): readonly string[] => {
  const some = (count: number, said: string) => (count === 0 ? [] : [said])
  const back = nextReturn === null ? '' : `, ${words.nextReturn(moment(nextReturn))}`
  return [
    words.waiting(counts.unacknowledged + counts.returned, counts.returned),
    ...some(counts.acknowledged, words.acknowledged(counts.acknowledged)),
    ...some(counts.shelved, `${words.shelved(counts.shelved)}${back}`),
    ...some(counts.suppressed, words.suppressed(counts.suppressed)),
    ...some(counts.outOfService, words.outOfService(counts.outOfService)),
    words.raised(raised),
  ]
}

type ListProps = {
  readonly title: string
  readonly count: number
  /** what is said where there is none */
  readonly none: string
  readonly children: readonly ReactNode[]
}

const List = ({ title, count, none, children }: ListProps) => {
  const titleId = useId()
  if (count === 0) return <p className="text-muted">{none}</p>
  return (
    <div className="flex flex-col gap-1">
      <h3 id={titleId} className="font-semibold text-muted text-xs">
        {title}
      </h3>
      <ul aria-labelledby={titleId} className="flex flex-col gap-1">
        {children}
        {count > children.length && <li className="text-muted">{words.more(count - children.length)}</li>}
      </ul>
    </div>
  )
}
