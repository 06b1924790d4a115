import { ChevronDown, ChevronRight, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { useActiveAlarms, useKnownUntil, useNow } from '@/data'
import { formatDuration, formatMomentMinute } from '@/text'
import { accueil } from '@/text/accueil'
import { cn } from '@/ui/cn'
import { CutSign } from '@/ui/cut-sign'
import { useOnPaper } from '@/ui/use-on-paper'
import { PriorityMark } from '../alarm/priority-mark.tsx'
import { Anomaly, FOUND_CONDITIONS } from '../findings/anomaly.ts'
import { severityWord, urgencyOf } from './cause-alarms.ts'
import { causeWords } from './cause-words.ts'
import type { Cause, Severity } from './causes.ts'
import { toDoOf } from './to-do.ts'

const { causes: causeText } = accueil

const SHOWN = 4
/** So many on a phone, unless what is critical takes more: the figures below them stay in sight. */
const SHOWN_ON_PHONE = 1
const isLow = (cause: Cause): boolean => cause.kind === 'alarm' && cause.alarm.priority === 'low'

export type CauseListProps = {
  readonly causes: readonly Cause[]
  /** What one may do about a cause, beside it. */
  readonly act: ((cause: Cause) => ReactNode) | undefined
}

/** What needs watching, a line a cause, the gravest first; what is asked for comes below. */
export const CauseList = ({ causes, isBrief, act }: CauseListProps & { readonly isBrief: boolean }) => {
  const [all, setAll] = useState(false)
  const isOnPaper = useOnPaper()
  // alarms of the lowest priority are one line below more pressing ones, not below what is no alarm
  const urgent = causes.filter((cause) => !isLow(cause))
  const first = isBrief
    ? causes.filter(({ severity }) => severity === 'critical')
    : (urgent.some(({ kind }) => kind !== 'target') ? urgent : causes).slice(0, SHOWN)
  // what is asked for comes below what was there: no line moves under the hand
  const shown = all || isOnPaper ? [...first, ...causes.filter((cause) => !first.includes(cause))] : first
  const rest = causes.length - first.length
  const folded = first.filter((cause, place) => place >= SHOWN_ON_PHONE && cause.severity === 'check').length
  const onlyLow = rest > 0 && causes.every((cause) => isLow(cause) || first.includes(cause))
  return (
    <>
      <ul aria-label={causeText.label}>
        {shown.map((cause, place) => (
          <CauseRow
            key={cause.id}
            cause={cause}
            act={act}
            isFolded={!all && !isOnPaper && place >= SHOWN_ON_PHONE && cause.severity === 'check'}
          />
        ))}
      </ul>
      {rest + folded > 0 && !all && (
        <button
          type="button"
          onClick={() => setAll(true)}
          className={cn(
            'touch flex w-full items-center justify-between gap-4 border-line border-t px-4 py-2 text-left font-medium text-sm -outline-offset-2 hover:bg-hover print:hidden',
            rest === 0 && 'sm:hidden',
          )}
        >
          <span className="max-sm:hidden">
            {first.length > 0 && onlyLow
              ? causeText.moreLow(rest)
              : first.length === 0
                ? causeText.all(rest)
                : causeText.more(rest)}
          </span>
          <span className="sm:hidden">
            {first.length === 0
              ? causeText.all(rest)
              : onlyLow && folded === 0
                ? causeText.moreLow(rest)
                : causeText.more(rest + folded)}
          </span>
          <ChevronDown aria-hidden className="size-4 text-muted" />
        </button>
      )}
    </>
  )
}

const SEVERITIES: Record<Severity, { readonly icon: LucideIcon; readonly ink: string }> = {
  critical: { icon: OctagonAlert, ink: 'text-bad' },
  check: { icon: TriangleAlert, ink: 'text-warn' },
}

type CauseRowProps = Omit<CauseListProps, 'causes'> & {
  readonly cause: Cause
  /** a phone shows it once all are asked for */
  readonly isFolded: boolean
}

const CauseRow = ({ cause, act, isFolded }: CauseRowProps) => {
  const now = useNow(1_000)
  const until = useKnownUntil(1_000)
  const urgency = urgencyOf(cause, useActiveAlarms())
  const { title, proof, brief, to } = causeWords(cause, now)
  const toDo = toDoOf(cause)
  const { icon: Icon, ink } = SEVERITIES[cause.severity]
  const since =
    cause.since === null
      ? null
      : `${formatMomentMinute(cause.since, now)}, ${formatDuration(Math.max(0, until - cause.since))}`
  const isBrief = since !== null || brief !== undefined
  return (
    <li data-cause={cause.kind} className={cn('flex items-center border-line border-t', isFolded && 'max-sm:hidden')}>
      <Link
        to={to}
        className="grid min-w-0 grow grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 px-4 py-2 hover:bg-hover sm:grid-cols-[8.5rem_minmax(0,1fr)_auto] sm:gap-x-4"
      >
        <span className="flex flex-col self-start text-xs">
          <span
            className={cn(
              'flex items-center gap-1.5 font-semibold max-sm:py-0.5',
              urgency === null ? ink : urgency === 'critical' ? 'text-bad' : 'text-ink',
            )}
          >
            {/* the mark of the page of alarms, where one tells of it: red words are of the highest priority alone */}
            <span aria-hidden>
              {urgency === null ? <Icon className="size-4" /> : <PriorityMark priority={urgency} size={18} />}
            </span>
            <span className="max-sm:sr-only">{severityWord(cause, urgency)}</span>
          </span>
          {since !== null && <span className="text-muted tabular-nums max-sm:hidden">{since}</span>}
        </span>
        <span className="min-w-0">
          <span className="block font-semibold text-sm">
            {cause.kind === 'power' ? <CutSign>{title}</CutSign> : title}
          </span>
          {isBrief && (
            <span className="block text-muted text-xs tabular-nums sm:hidden">
              {[brief, since].flatMap((said) => said ?? []).join(' · ')}
            </span>
          )}
          <span className={cn('line-clamp-3 text-muted text-sm', isBrief && 'max-sm:hidden')}>
            {cause.kind === 'alarm' && FOUND_CONDITIONS.has(cause.alarm.condition) ? (
              <Anomaly
                device={cause.device.id}
                condition={cause.alarm.condition}
                placeholder={'\u00a0'}
                failure={proof}
              />
            ) : (
              proof
            )}
          </span>
          {/* on a phone it has no room beside what one may do here: the page that the line leads to says it */}
          {toDo !== null && <span className={cn('block text-sm', act !== undefined && 'max-sm:hidden')}>{toDo}</span>}
        </span>
        <ChevronRight aria-hidden className="size-4 text-muted max-sm:hidden print:hidden" />
      </Link>
      {act?.(cause)}
    </li>
  )
}
