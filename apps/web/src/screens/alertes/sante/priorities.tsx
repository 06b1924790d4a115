import type { AlarmLoad, AlarmPriority } from '@vigie/contracts/entities'
import { TriangleAlert } from 'lucide-react'
import { formatPercent } from '@/text'
import { PRIORITY_NAMES } from '@/text/alarms'
import { santeText } from '@/text/sante'
import { CardSection } from '@/ui/card-section'
import { cn } from '@/ui/cn'
import { PriorityMark } from '@/widgets/alarm/priority-mark'
import { FoldedSection } from '@/widgets/page/folded-section'
import { missedUrgent, shareOf, TARGET_PCT } from './figures.ts'

const { priorities: words } = santeText
/** The two most urgent have one target together: it is marked on their sum, and on neither of both. */
const ROWS: readonly Row[] = [
  { of: ['critical', 'high'], targetPct: TARGET_PCT.urgent },
  { of: ['critical'], targetPct: null },
  { of: ['high'], targetPct: null },
  { of: ['medium'], targetPct: TARGET_PCT.medium },
  { of: ['low'], targetPct: TARGET_PCT.low },
]
type Row = {
  readonly of: readonly [AlarmPriority, ...AlarmPriority[]]
  /** null: it is a part of the row above that has one */
  readonly targetPct: number | null
}

/** How the alarms split by priority against 80 / 15 / 5. */
export const Priorities = ({ load }: { readonly load: AlarmLoad }) => {
  const missed = missedUrgent(load)
  const urgent = formatPercent(shareOf(load, 'critical', 'high') ?? 0)
  if (load.raised === 0) {
    return (
      <CardSection title={words.title} help={words.help}>
        <p className="px-4 pb-4 text-muted text-sm">{words.none}</p>
      </CardSection>
    )
  }
  return (
    <FoldedSection title={words.title} help={words.help} brief={words.urgent(urgent)}>
      <ul aria-label={words.title} className="pb-2 text-sm">
        {ROWS.map(({ of, targetPct }) => (
          <li
            key={of.join()}
            className={cn('flex items-center gap-3 px-4', targetPct === null ? 'pb-1' : 'border-line border-t py-1')}
          >
            <Name of={of} isPart={targetPct === null} />
            <span className="min-w-0 grow">
              <ShareBar share={shareOf(load, ...of) ?? 0} targetPct={targetPct} />
            </span>
            <span className="w-20 shrink-0 text-right text-muted text-xs tabular-nums">
              {words.count(of.reduce((sum, priority) => sum + (load.priorities[priority] ?? 0), 0))}
            </span>
          </li>
        ))}
      </ul>
      {missed !== null && (
        <p className={cn('flex gap-1.5 px-4 py-3 text-xs', load.indicative ? 'text-muted' : 'font-semibold text-warn')}>
          <TriangleAlert aria-hidden className="size-4 shrink-0" />
          {words.urgent(urgent)}
        </p>
      )}
    </FoldedSection>
  )
}

const Name = ({ of, isPart }: Pick<Row, 'of'> & { readonly isPart: boolean }) => {
  const [first, ...others] = of
  if (others.length > 0) return <span className="w-24 shrink-0 font-medium leading-4">{words.together}</span>
  return (
    <span className={cn('flex w-24 shrink-0 items-center gap-2', isPart ? 'pl-3 text-muted' : 'font-medium')}>
      <span aria-hidden className="flex">
        <PriorityMark priority={first} size={20} />
      </span>
      {PRIORITY_NAMES[first]}
    </span>
  )
}

type ShareBarProps = {
  readonly share: number
  /** null: nothing is aimed at of it alone */
  readonly targetPct: number | null
}

/** A share as a bar, with a line where it is aimed at. */
const ShareBar = ({ share, targetPct }: ShareBarProps) => (
  <div className="flex items-center gap-2.5 py-1.5">
    <div aria-hidden className="relative h-2.5 min-w-16 grow rounded-full bg-sunken">
      <div className="h-full rounded-full bg-unknown/70" style={{ width: `${100 * share}%` }} />
      {targetPct !== null && (
        <div className="absolute -inset-y-1 w-0.5 rounded-full bg-ink" style={{ left: `${targetPct}%` }} />
      )}
    </div>
    <span className="w-11 shrink-0 text-right font-semibold tabular-nums">
      {formatPercent(share)}
      {targetPct !== null && <span className="sr-only">{words.target(`${targetPct}\u00a0%`)}</span>}
    </span>
  </div>
)
