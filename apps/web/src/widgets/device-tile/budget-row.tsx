import type { Device } from '@vigie/contracts/entities'
import { useNow } from '@/data'
import { formatMonth, text } from '@/text'
import { cn } from '@/ui/cn'
import { formatBare, formatFigure } from '../kpi/figure.ts'
import { useMonthOf } from './asset-figures.ts'

const HOUR_MS = 3_600_000

/** What a consumer took of its budget of the month, against how far the month is; nothing without a budget. */
export const BudgetRow = ({ device }: { readonly device: Device }) => {
  const month = useMonthOf(device.id)
  const now = useNow(HOUR_MS)
  const budget = month?.budgetM3 ?? device.budgetM3PerMonth
  if (budget === null || budget <= 0) return null
  const used = month?.volumeM3.value ?? null
  const spent = used === null ? null : used / budget
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-2 gap-y-1">
      <dt className="truncate text-muted first-letter:uppercase">{formatMonth(month?.period.from ?? now)}</dt>
      <dd className="whitespace-nowrap tabular-nums">
        <span className="font-medium">{formatBare(used, 'volumeM3')}</span>
        <span className="text-muted">{` / ${formatFigure(budget, 'budgetM3')}`}</span>
        {spent !== null && spent > 1 && <span className="sr-only">{text.home.overBudget}</span>}
      </dd>
      <dd aria-hidden className="relative col-span-2 h-1.5 rounded-full bg-sunken">
        {spent !== null && (
          <span
            className={cn('absolute inset-y-0 left-0 rounded-full', spent > 1 ? 'bg-warn' : 'bg-water')}
            style={{ width: `${Math.min(1, spent) * 100}%` }}
          />
        )}
        {month !== undefined && used !== null && <Mark at={goneOf(month)} />}
      </dd>
    </div>
  )
}

/** How far the month is: a bar short of it has used less than its share. */
const Mark = ({ at }: { readonly at: number }) => (
  <span className="absolute -inset-y-1 w-0.5 bg-ink" style={{ left: `${at * 100}%` }} />
)

type Month = NonNullable<ReturnType<typeof useMonthOf>>
const goneOf = ({ period, until }: Month): number =>
  Math.min(1, Math.max(0, (until - period.from) / (period.to - period.from)))
