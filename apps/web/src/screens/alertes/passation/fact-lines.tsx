import { alarmToDo } from '@vigie/contracts/alarm-to-do'
import { alarmsTitle } from '@vigie/contracts/alarm-words'
import type { HandoverAct, HandoverAlarm, HandoverFacts } from '@vigie/contracts/entities'
import { alarmTitle } from '@vigie/contracts/words'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { alarmPath, PATHS } from '@/paths'
import { formatMomentMinute, formatPast, formatSpan } from '@/text'
import { alarmDetailText } from '@/text/alarm-detail'
import { ALARM_STATE_NAMES, alarmText } from '@/text/alarms'
import { passationText } from '@/text/passation'
import { PriorityMark } from '@/widgets/alarm/priority-mark'
import { allInCutOf, type FactLine, type FactPart, worstOf } from './lines.ts'

const { facts: words } = passationText
const { allInCut, over: cutOver } = alarmText.cause
/** So many devices of a cut are named. */
const NAMED = 4

type AlarmsLineProps = {
  readonly line: FactLine
  readonly part: FactPart
  /** end of the shift, epoch ms */
  readonly end: number
  /** what may be done about it, beside it */
  readonly act?: ReactNode
}

/** An open alarm, or the cuts of one moment: what it is, what to do about what holds, and since when it stands. */
export const AlarmsLine = ({ line, part, end, act }: AlarmsLineProps) => {
  const [first, ...others] = line
  const names = line.map(({ deviceName }) => deviceName)
  const all = allInCutOf(line)
  return (
    <li className="flex items-start gap-2 max-sm:flex-wrap">
      <span className="mt-0.5 flex">
        <PriorityMark priority={worstOf(line)} size={18} />
      </span>
      <span className="min-w-0 grow basis-0">
        <Link
          to={others.length === 0 ? alarmPath(first.id) : PATHS.alarms}
          className="rounded font-medium underline decoration-line-strong underline-offset-2 hover:text-primary hover:decoration-current"
        >
          {others.length === 0 ? first.deviceName : (part === 'returned' ? cutOver : words.cut)(line.length)}
        </Link>
        {others.length === 0 && ` · ${alarmTitle(first)}`}
        {part === 'active' && (
          <span className="block">{others.length === 0 ? alarmToDo(first) : alarmDetailText.toDoTogether}</span>
        )}
        <span className="block text-muted text-xs">
          {[
            whenWords(line, end),
            ...(part === 'returned' ? [] : [stateWords(line)]),
            ...(all === null ? [] : [allInCut(all)]),
            ...(first.shelvedUntil === null
              ? []
              : [words.until(formatMomentMinute(Date.parse(first.shelvedUntil), end))]),
            ...(others.length > 0 || first.reason === null ? [] : [words.reason(first.reason)]),
          ].join(' · ')}
          {others.length > 0 && <span className="block">{namesWords(names)}</span>}
        </span>
      </span>
      {/* on a phone below the words, which it would leave no room for beside them */}
      {act !== undefined && <span className="-mr-4 flex empty:hidden max-sm:basis-full max-sm:pl-6.5">{act}</span>}
    </li>
  )
}

const stateWords = (line: FactLine): string => {
  const waiting = line.filter(({ state }) => state === 'unacknowledged').length
  if (line.length > 1 && waiting > 0 && waiting < line.length) return words.waitingOf(waiting, line.length)
  const { state } = line[0]
  // its list says that it is active
  return state === 'unacknowledged' || state === 'acknowledged' ? words.states[state] : ALARM_STATE_NAMES[state]
}

const whenWords = (line: readonly HandoverAlarm[], end: number): string => {
  const from = Math.min(...line.map(({ raisedAt }) => Date.parse(raisedAt)))
  const ends = line.flatMap(({ clearedAt }) => (clearedAt === null ? [] : [Date.parse(clearedAt)]))
  const since = formatMomentMinute(from, end)
  return ends.length < line.length
    ? words.since(since)
    : words.lasted(since, formatPast(Math.max(...ends) - from, formatSpan))
}

const namesWords = (names: readonly string[]): string =>
  names.length <= NAMED + 1
    ? names.join(', ')
    : `${names.slice(0, NAMED).join(', ')} ${words.more(names.length - NAMED)}`

type CutLineProps = { readonly cut: HandoverFacts['cuts'][number]; readonly end: number }

/** A device without power of which no alarm tells. */
export const CutLine = ({ cut: { deviceName, since }, end }: CutLineProps) => (
  <li>
    <span className="font-medium">{deviceName}</span>
    <span className="text-muted">{` · ${words.since(formatMomentMinute(Date.parse(since), end))}`}</span>
  </li>
)

type ActLineProps = { readonly act: HandoverAct; readonly end: number }

/** What somebody did to an alarm during the shift. */
export const ActLine = ({ act, end }: ActLineProps) => (
  <li className="flex gap-2">
    <span className="w-12 shrink-0 text-muted tabular-nums">{formatMomentMinute(Date.parse(act.at), end)}</span>
    <span className="min-w-0">
      <span className="font-medium">{act.deviceName}</span>
      {` · ${alarmsTitle(act)}`}
      <span className="block text-muted text-xs">
        {words.act(act.event, act.actor.name)}
        {act.comment !== null && ` ${words.reason(act.comment)}`}
      </span>
    </span>
  </li>
)
