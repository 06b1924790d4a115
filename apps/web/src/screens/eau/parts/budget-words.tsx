import type { KpiBody } from '@vigie/contracts/entities'
import { formatMonth } from '@/text'
import { budgetLead } from '@/text/budget-lead'
import { eau } from '@/text/eau'
import { type BudgetLead, budgetLeadWords, budgetUsed } from '@/widgets/kpi/budget-lead'
import { formatFigure } from '@/widgets/kpi/figure'

const words = eau.consumption

type BudgetWordsProps = {
  readonly share: number
  readonly budgetM3: number
  readonly lead: BudgetLead
  /** of several sectors together: which of them it is of, in words; empty: of all */
  readonly ofMany?: string
  readonly body: KpiBody
  /** whether it is the budget of a month beside figures of a day */
  readonly isMonth: boolean
}

/** « novembre : 90 % de 4 570 m³ utilisés, à ce rythme 117 % le 30/11 » */
export const BudgetWords = ({ share, budgetM3, lead, body, isMonth, ofMany }: BudgetWordsProps) => {
  const used = words.restDetail(budgetUsed(share), formatFigure(budgetM3, 'budgetM3'))
  const leads = budgetLeadWords(lead, body)
  return (
    <>
      {isMonth ? words.inMonth(formatMonth(body.period.from), used) : used}
      {ofMany && ` (${ofMany})`}
      {lead === 'held' && `, ${ofMany !== undefined ? budgetLead.heldMany : budgetLead.held}`}
      {leads !== null && <span className="text-warn">{`, ${leads}`}</span>}
    </>
  )
}
