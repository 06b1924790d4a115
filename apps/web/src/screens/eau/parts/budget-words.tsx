import type { KpiBody } from '@vigie/contracts/entities'
import { formatMonth, formatPercent } from '@/text'
import { eau } from '@/text/eau'
import { formatFigure } from '@/widgets/kpi/figure'
import { leadWords } from './budget-lead.ts'

const words = eau.consumption

type BudgetWordsProps = {
  readonly share: number
  readonly budgetM3: number
  /** share of the budget at the end of its period at the rate of now; null: not known, or over */
  readonly lead: number | null
  readonly body: KpiBody
  /** whether it is the budget of a month beside figures of a day */
  readonly isMonth: boolean
}

/** « novembre : 90 % de 4 570 m³ utilisés, à ce rythme 117 % le 30/11 » */
export const BudgetWords = ({ share, budgetM3, lead, body, isMonth }: BudgetWordsProps) => {
  const used = words.restDetail(formatPercent(share), formatFigure(budgetM3, 'budgetM3'))
  const leads = leadWords(lead, body)
  return (
    <>
      {isMonth ? words.inMonth(formatMonth(body.period.from), used) : used}
      {leads !== null && <span className="text-warn">{`, ${leads}`}</span>}
    </>
  )
}
