import type { Device } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useHeld } from '../kpi/use-cut-now.ts'
import { budgetCausesOf } from './budget-causes.ts'
import type { TargetCause } from './causes.ts'
import type { BudgetFigures } from './use-budget-figures.ts'

/** The sectors' budgets that need watching. */
export const useBudgetCauses = (
  devices: readonly Device[],
  { month, week }: Pick<BudgetFigures, 'month' | 'week'>,
): readonly TargetCause[] => {
  const held = useHeld()
  return useMemo(() => budgetCausesOf(devices, { month, week }, held), [devices, month, week, held])
}
