import type { AlarmPriority } from '@vigie/contracts/entities'
import {
  ChevronDown,
  ChevronRight,
  CircleCheck,
  type LucideIcon,
  OctagonAlert,
  Snowflake,
  TriangleAlert,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { useActiveAlarms, useNow } from '@/data'
import { formatDuration, formatMomentMinute } from '@/text'
import { accueil } from '@/text/accueil'
import { cn } from '@/ui/cn'
import { CutSign } from '@/ui/cut-sign'
import { useOnPaper } from '@/ui/use-on-paper'
import { PriorityMark } from '../alarm/priority-mark.tsx'
import { Anomaly, FOUND_CONDITIONS } from '../findings/anomaly.ts'
import { highestUrgency, severityWord, urgencyOf } from './cause-alarms.ts'
import { causeWords } from './cause-words.ts'
import type { Cause, Severity } from './causes.ts'

const { state: words, causes: causeText } = accueil

/** How a sentence is meant: all is well, something to look into, something to do, or not known. */
export type Tone = 'calm' | 'check' | 'critical' | 'frozen'
export type Sentence = {
  readonly tone: Tone
  readonly text: string
  /** what is said beside it, smaller */
  readonly also?: string
  /** the highest of the alarms that it tells of, whose sign it bears; absent: that of what needs watching below it */
  readonly priority?: AlarmPriority | null
}

const SIGNS: Record<Tone, { readonly icon: LucideIcon; readonly ink: string }> = {
  calm: { icon: CircleCheck, ink: 'text-good' },
  check: { icon: TriangleAlert, ink: 'text-warn' },
  critical: { icon: OctagonAlert, ink: 'text-bad' },
  frozen: { icon: Snowflake, ink: 'text-frozen' },
}

/** What is around a sentence that says what to do, by the highest priority of what waits. */
const DRESSES: Record<AlarmPriority, { readonly border: string; readonly ground: string } | undefined> = {
  critical: { border: 'border-bad', ground: 'bg-bad-soft' },
  high: { border: 'border-high', ground: 'bg-warn-soft' },
  medium: undefined,
  low: undefined,
}

type SiteStateProps = {
  readonly sentence: Sentence
  readonly causes: readonly Cause[]
  /** only what is critical is listed, until more is asked for */
  readonly isBrief?: boolean
  /** What one may do about a cause, beside it. */
  readonly act?: (cause: Cause) => ReactNode
  /** Where what is said beside the sentence leads. */
  readonly alsoTo?: string | undefined
  /** What there is to do about a cause, in words. */
  readonly toDo?: ((cause: Cause) => string | null) | undefined
  /** The words of the sentence, where they are no plain text. */
  readonly children?: ReactNode
}

/** The state of things in a sentence, and below it what needs watching: a line a cause, never one a device. */
export const SiteStateBanner = ({ sentence, causes, isBrief = false, act, alsoTo, toDo, children }: SiteStateProps) => {
  // one device that is cut does not wear what a critical alarm does, but a site without power does
  const urgency = highestUrgency(causes, useActiveAlarms()) ?? sentence.priority ?? null
  const isGeneral = causes.some((cause) => cause.kind === 'power' && cause.general)
  const isMarked = sentence.tone === 'critical' && urgency !== null && !isGeneral
  const dress = isMarked ? DRESSES[urgency] : sentence.tone === 'critical' ? DRESSES.critical : undefined
  const { icon: Icon, ink } = SIGNS[sentence.tone]
  const isList = causes.length > 0
  return (
    <section
      aria-label={words.label}
      data-state={sentence.tone}
      className={cn(
        'overflow-hidden print:break-inside-avoid',
        isList && 'rounded-xl border bg-surface shadow-xs',
        isList && (dress?.border ?? 'border-line'),
      )}
    >
      <p
        role={sentence.tone === 'critical' ? 'alert' : 'status'}
        className={cn(
          'flex items-start gap-3 font-semibold text-[1.0625rem] leading-[1.375rem] tracking-tight sm:text-[1.375rem] sm:leading-[1.875rem]',
          isList ? 'px-4 py-3' : 'py-1',
          dress?.ground,
        )}
      >
        {isMarked ? (
          <PriorityMark priority={urgency} size={26} />
        ) : (
          <Icon aria-hidden className={cn('mt-0.5 size-6 shrink-0 sm:size-7', ink)} />
        )}
        <span className="min-w-0 text-balance">
          {children ?? sentence.text}
          {sentence.also !== undefined && (
            <span className="block font-normal text-sm leading-5 tracking-normal">
              {alsoTo === undefined ? (
                ` ${sentence.also}`
              ) : (
                <Link to={alsoTo} className="touch underline">{` ${sentence.also}`}</Link>
              )}
            </span>
          )}
        </span>
      </p>
      {isList && <CauseList causes={causes} isBrief={isBrief} act={act} toDo={toDo} />}
    </section>
  )
}

const SHOWN = 4
/** So many on a phone, unless what is critical takes more: the figures below them stay in sight. */
const SHOWN_ON_PHONE = 1
const isLow = (cause: Cause): boolean => cause.kind === 'alarm' && cause.alarm.priority === 'low'

type CauseListProps = Pick<SiteStateProps, 'causes' | 'toDo'> & {
  readonly act: SiteStateProps['act']
}

const CauseList = ({ causes, isBrief, act, toDo }: CauseListProps & { readonly isBrief: boolean }) => {
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
            toDo={toDo}
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

const CauseRow = ({ cause, act, toDo, isFolded }: CauseRowProps) => {
  const now = useNow(1_000)
  const urgency = urgencyOf(cause, useActiveAlarms())
  const { title, proof, brief, to } = causeWords(cause, now)
  const { icon: Icon, ink } = SEVERITIES[cause.severity]
  const since =
    cause.since === null
      ? null
      : `${formatMomentMinute(cause.since, now)}, ${formatDuration(Math.max(0, now - cause.since))}`
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
          {since !== null && (
            <span className="block text-muted text-xs tabular-nums sm:hidden">
              {[brief, since].flatMap((said) => said ?? []).join(' · ')}
            </span>
          )}
          <span className={cn('line-clamp-3 text-muted text-sm', since !== null && 'max-sm:hidden')}>
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
          {toDo !== undefined && <span className="block text-sm">{toDo(cause)}</span>}
        </span>
        <ChevronRight aria-hidden className="size-4 text-muted max-sm:hidden print:hidden" />
      </Link>
      {act?.(cause)}
    </li>
  )
}
