import { type AlarmLoad, type AlarmPriority, alarmPriority } from '@vigie/contracts/entities'
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
const ROWS = alarmPriority.options
const targetOf = (priority: AlarmPriority): number =>
  TARGET_PCT[priority === 'low' || priority === 'medium' ? priority : 'urgent']

/** How the alarms split by priority against 80 / 15 / 5: the two most urgent share theirs. */
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
        {ROWS.map((priority) => (
          <li key={priority} className="flex items-center gap-3 border-line border-t px-4 py-1">
            <span className="flex w-24 shrink-0 items-center gap-2 font-medium">
              <span aria-hidden className="flex">
                <PriorityMark priority={priority} size={20} />
              </span>
              {PRIORITY_NAMES[priority]}
            </span>
            <span className="min-w-0 grow">
              <ShareBar share={shareOf(load, priority) ?? 0} targetPct={targetOf(priority)} />
            </span>
            <span className="w-20 shrink-0 text-right text-muted text-xs tabular-nums">
              {words.count(load.priorities[priority] ?? 0)}
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

type ShareBarProps = {
  readonly share: number
  readonly targetPct: number
}

/** A share as a bar, with a line where it is aimed at. */
const ShareBar = ({ share, targetPct }: ShareBarProps) => (
  <div className="flex items-center gap-2.5 py-1.5">
    <div aria-hidden className="relative h-2.5 min-w-16 grow rounded-full bg-sunken">
      <div className="h-full rounded-full bg-unknown/70" style={{ width: `${100 * share}%` }} />
      <div className="absolute -inset-y-1 w-0.5 rounded-full bg-ink" style={{ left: `${targetPct}%` }} />
    </div>
    <span className="w-11 shrink-0 text-right font-semibold tabular-nums">
      {formatPercent(share)}
      <span className="sr-only">{words.target(`${targetPct}\u00a0%`)}</span>
    </span>
  </div>
)
