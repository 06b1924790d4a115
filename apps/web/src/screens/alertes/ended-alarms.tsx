import { priorityOfCause, supplyOf } from '@vigie/contracts/entities'
import { alarmTitle } from '@vigie/contracts/words'
import { ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useNow } from '@/data'
import { useEndedAlarms } from '@/data/alarms'
import { PATHS } from '@/paths'
import { formatPast, formatSpan } from '@/text'
import { alarmText } from '@/text/alarms'
import { CardSection } from '@/ui/card-section'
import { PriorityMark } from '@/widgets/alarm/priority-mark'
import { useAlarmFacts } from './context.ts'
import { type EndedLine, endedLines, endedSpan } from './ended.ts'
import { withFilter } from './filter.ts'
import { endedMoment } from './row-words.ts'

const { ended: words } = alarmText
/** So many are read that a cut of a whole site leaves others to show. */
const READ = 100
const SHOWN = 6
/** So many devices of a cut are named. */
const NAMED = 2
const MINUTE_MS = 60_000
const LATELY = `${PATHS.alarms}?${withFilter(new URLSearchParams(), { state: 'all', period: 'week' })}`

/** Below a short list: what was lately dealt with, so that a quiet page tells of the hours before as well. */
export const EndedAlarms = () => {
  const { data: alarms } = useEndedAlarms(READ)
  const { devices } = useAlarmFacts()
  const lines = useMemo(() => endedLines(alarms ?? [], supplyOf(devices)), [alarms, devices])
  if (lines.length === 0) return null
  const oldest = alarms?.length === READ ? alarms.at(-1) : undefined
  return (
    <CardSection
      title={words.title}
      beside={
        <Link
          to={LATELY}
          className="touch inline-flex items-center gap-0.5 rounded text-primary text-sm hover:underline print:hidden"
        >
          {words.all}
          <ChevronRight aria-hidden className="size-4" />
        </Link>
      }
    >
      <ul>
        {lines.slice(0, SHOWN).map((line) => (
          <Ended key={line[0].id} line={line} isWhole={oldest === undefined || !line.includes(oldest)} />
        ))}
      </ul>
    </CardSection>
  )
}

type EndedProps = {
  readonly line: EndedLine
  /** false: what was read ends within it */
  readonly isWhole: boolean
}

const Ended = ({ line, isWhole }: EndedProps) => {
  const { nameOf, devices } = useAlarmFacts()
  const now = useNow(MINUTE_MS)
  const [first] = line
  const isCut = line.length > 1
  // a device that was cut twice in one moment is one device
  const cut = [...new Set(line.map(({ device }) => device))]
  const span = endedSpan(line)
  const ms = span === null ? null : span.to - span.from
  const clearedAt = span === null ? null : new Date(span.to).toISOString()
  const { at, words: when } = endedMoment({ raisedAt: first.raisedAt, clearedAt }, now)
  const by = new Set(line.map(({ acknowledgedBy }) => acknowledgedBy?.name ?? null))
  const [name] = by
  const known = [
    ...(ms === null ? [] : [words.lasted(formatPast(ms, formatSpan))]),
    ...(by.size > 1 || name == null ? [] : [words.by(name)]),
    // what was over long before it was heard of waits for nobody
    ...(line.every(({ acknowledgedAt }) => acknowledgedAt === null) ? [words.byNobody] : []),
  ]
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-line border-t px-4 py-2 text-sm max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:items-start">
      <PriorityMark
        priority={isCut ? priorityOfCause(line, { cut: cut.length, devices: devices.length }) : first.priority}
        size={18}
      />
      <span className="min-w-0 sm:flex sm:flex-wrap sm:gap-x-4">
        <span className="block">
          {isCut ? (isWhole ? alarmText.cause.overOf : words.overAtLeast)(cut.length) : nameOf(first.device)}
          <span className="text-muted">
            {` · ${isCut ? words.names(cut.slice(0, NAMED).map(nameOf), cut.length - NAMED) : alarmTitle(first)}`}
          </span>
        </span>
        <span className="block text-muted max-sm:text-xs">{known.join(' · ')}</span>
      </span>
      <time dateTime={at} className="text-muted text-xs tabular-nums max-sm:col-start-2 sm:text-right sm:text-sm">
        {when}
      </time>
    </li>
  )
}
