import type { KpiBody } from '@vigie/contracts/entities'
import { cn } from '@/ui/cn'

type BudgetBarProps = {
  /** What was taken, as a share of the budget; null: not known. */
  readonly spent: number | null
  /** The period of the budget and how far it is; undefined: it is not known, or over. */
  readonly of: Stretch | undefined
  /** Whether it stands out, be it that it is spent or leads there; absent: once it is spent. */
  readonly isLoud?: boolean
  readonly className?: string
}

/**
 * What was taken of a budget, and a mark where an even pace would be: decoration beside the figures that say so. What
 * is taken beyond it makes the bar longer than the budget, whose end is cut out of it.
 */
export const BudgetBar = ({ spent, of, isLoud = spent !== null && spent > 1, className }: BudgetBarProps) => {
  const longest = Math.max(1, spent ?? 0)
  const at = (share: number) => `${(share / longest) * 100}%`
  return (
    <span aria-hidden className={cn('relative block h-1.5 rounded-full bg-sunken', className)}>
      {spent !== null && (
        <span
          className={cn('absolute inset-y-0 left-0 rounded-full', isLoud ? 'bg-warn' : 'bg-water')}
          style={{ width: at(spent) }}
        />
      )}
      {longest > 1 && <span data-mark="budget" className="absolute inset-y-0 w-1 bg-surface" style={{ left: at(1) }} />}
      {spent !== null && isRunning(of) && (
        <span className="absolute -inset-y-1 w-0.5 bg-ink" style={{ left: at(goneOf(of)) }} />
      )}
    </span>
  )
}

type Stretch = Pick<KpiBody, 'period' | 'until'>

/** Whether a mark stands on the bar. */
export const isRunning = (of: Stretch | undefined): of is Stretch => of !== undefined && of.until < of.period.to

/** How far a period is, as a share of it: where the mark stands. */
export const goneOf = ({ period, until }: Stretch): number =>
  Math.min(1, Math.max(0, (until - period.from) / (period.to - period.from)))
