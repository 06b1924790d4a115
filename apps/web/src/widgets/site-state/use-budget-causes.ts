import type { UseQueryResult } from '@tanstack/react-query'
import type { Device, KpiBody } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useKpis } from '@/data'
import { useHeld } from '../kpi/use-cut-now.ts'
import { lastWholeDays } from '../period/period.ts'
import { useToday } from '../period/use-period.ts'
import { budgetCausesOf } from './budget-causes.ts'
import type { TargetCause } from './causes.ts'

const WEEK = 7

type BudgetCauses = {
  readonly causes: readonly TargetCause[]
  /** they are on their way for the first time: said a moment late, they would push the page away under the hand */
  readonly isFirstRead: boolean
}

/** The sectors' budgets of this month that need watching, whatever period the page shows. */
export const useBudgetCauses = (devices: readonly Device[]): BudgetCauses => {
  const month = useKpis({ unit: 'month' })
  const week = useKpis(lastWholeDays(useToday(), WEEK))
  const held = useHeld()
  const known = week.isPlaceholderData ? null : (week.data ?? null)
  const causes = useMemo(
    () => budgetCausesOf(devices, { month: month.data, week: known }, held),
    [devices, month.data, known, held],
  )
  return { causes, isFirstRead: [month, week].some(isComing) }
}

/** Without a network, or where figures are refused, the page stands without them. */
const isComing = ({ isPending, fetchStatus, failureCount }: UseQueryResult<KpiBody>): boolean =>
  isPending && fetchStatus === 'fetching' && failureCount === 0
