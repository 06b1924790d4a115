import type { UseQueryResult } from '@tanstack/react-query'
import type { KpiBody } from '@vigie/contracts/entities'
import { useKpis } from '@/data'
import { lastWholeDays } from '../period/period.ts'
import { useToday } from '../period/use-period.ts'

const WEEK = 7

/** What the sectors' budgets of this month are judged by, whatever period the page shows. */
export type BudgetFigures = {
  /** null, undefined: not known */
  readonly month: KpiBody | undefined
  readonly week: KpiBody | null
  /** on their way for the first time: said a moment late, what they tell would push the page away under the hand */
  readonly isComing: boolean
}

export const useBudgetFigures = (): BudgetFigures => {
  const month = useKpis({ unit: 'month' })
  const week = useKpis(lastWholeDays(useToday(), WEEK))
  return {
    month: month.data,
    week: week.isPlaceholderData ? null : (week.data ?? null),
    isComing: week.isPlaceholderData || [month, week].some(isComing),
  }
}

/** Without a network, or where figures are refused, the page stands without them. */
const isComing = ({ isPending, fetchStatus, failureCount }: UseQueryResult<KpiBody>): boolean =>
  isPending && fetchStatus === 'fetching' && failureCount === 0
