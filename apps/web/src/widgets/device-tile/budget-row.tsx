import type { Device } from '@vigie/contracts/entities'
import { useNow } from '@/data'
import { formatDayMonth, formatMonth, formatPercent, text } from '@/text'
import { BudgetBar } from '../kpi/budget-bar.tsx'
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
  const leads = month === undefined || spent === null ? null : paceBeyond(spent, month)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-2 gap-y-1">
      <dt className="truncate text-muted first-letter:uppercase">{formatMonth(month?.period.from ?? now)}</dt>
      <dd className="whitespace-nowrap tabular-nums">
        <span className="font-medium">{formatBare(used, 'volumeM3')}</span>
        <span className="text-muted">{` / ${formatFigure(budget, 'budgetM3')}`}</span>
        {spent !== null && spent > 1 && <span className="sr-only">{text.home.overBudget}</span>}
      </dd>
      {leads !== null && month !== undefined && (
        <dd className="col-span-2 text-warn text-xs tabular-nums">
          {text.home.budgetLeads(formatPercent(leads), formatDayMonth(month.period.to - 1))}
        </dd>
      )}
      <dd aria-hidden className="col-span-2">
        <BudgetBar spent={spent} of={month} />
      </dd>
    </div>
  )
}

/** Less of a month says too little of where it leads, and less beyond the budget is within what a pace can tell. */
const TOLD_FROM = 0.2
const BEYOND = 1.05

/** The share of its budget that a month which goes on as it went comes to; null: within it, over, or too early to tell. */
export const paceBeyond = (
  spent: number,
  { period, until }: { readonly period: { readonly from: number; readonly to: number }; readonly until: number },
): number | null => {
  const gone = (until - period.from) / (period.to - period.from)
  return gone >= TOLD_FROM && gone < 1 && spent / gone > BEYOND ? spent / gone : null
}
