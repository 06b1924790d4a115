import type { Device } from '@vigie/contracts/entities'
import { useNow } from '@/data'
import { formatMonth, text } from '@/text'
import { lead } from '@/text/lead'
import { BudgetBar, goneOf, isRunning } from '../kpi/budget-bar.tsx'
import { formatBare, formatFigure } from '../kpi/figure.ts'
import { MarkWords } from '../kpi/mark-words.tsx'
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
      {month?.leads && <dd className="col-span-2 text-warn text-xs tabular-nums">{month.leads}</dd>}
      <dd aria-hidden className="col-span-2">
        <BudgetBar spent={spent} of={month} />
      </dd>
      {spent !== null && isRunning(month) && (
        <dd className="col-span-2 text-2xs text-muted tabular-nums">
          <MarkWords>{lead.byNow(formatFigure(budget * goneOf(month), 'budgetM3'))}</MarkWords>
        </dd>
      )}
    </div>
  )
}
