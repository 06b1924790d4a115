import type { AlarmPriority } from '@vigie/contracts/entities'
import { CircleCheck, CircleDashed, type LucideIcon, OctagonAlert, Snowflake, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useActiveAlarms } from '@/data'
import { accueil } from '@/text/accueil'
import { cn } from '@/ui/cn'
import { PriorityMark } from '../alarm/priority-mark.tsx'
import { highestUrgency } from './cause-alarms.ts'
import { CauseList } from './cause-list.tsx'
import type { Cause } from './causes.ts'

const { state: words } = accueil

/** How a sentence is meant: all is well, nobody can judge it, something to look into, something to do, or not known. */
export type Tone = 'calm' | 'unjudged' | 'check' | 'critical' | 'frozen'
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
  unjudged: { icon: CircleDashed, ink: 'text-muted' },
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
  /** beside figures of another time: smaller than what is said of those, and only what is critical is listed until more is asked for */
  readonly isBrief?: boolean
  /** What one may do about a cause, beside it. */
  readonly act?: (cause: Cause) => ReactNode
  /** Where what is said beside the sentence leads. */
  readonly alsoTo?: string | undefined
  /** The words of the sentence, where they are no plain text. */
  readonly children?: ReactNode
}

/** The state of things in a sentence, and below it what needs watching: a line a cause, never one a device. */
export const SiteStateBanner = ({ sentence, causes, isBrief = false, act, alsoTo, children }: SiteStateProps) => {
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
          'flex items-start gap-3 font-semibold tracking-tight',
          isBrief && !isMarked
            ? 'text-base leading-6'
            : 'text-[1.0625rem] leading-[1.375rem] sm:text-[1.375rem] sm:leading-[1.875rem]',
          isList ? 'px-4 py-3' : 'py-1',
          dress?.ground,
        )}
      >
        {isMarked ? (
          <PriorityMark priority={urgency} size={26} />
        ) : (
          <Icon aria-hidden className={cn('mt-0.5 shrink-0', isBrief ? 'size-5' : 'size-6 sm:size-7', ink)} />
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
      {isList && <CauseList causes={causes} isBrief={isBrief} act={act} />}
    </section>
  )
}
