import type { PeriodInput, PeriodUnit } from '@vigie/contracts/entities'
import { useCapability, useKpis } from '@/data'
import { usePeriod } from '@/widgets/period/use-period'
import type { ListFigures } from '../parts/device-list-screen.tsx'

/** Of sectors watered every few days, a day or less says nothing about a budget. */
const TOO_SHORT: readonly PeriodUnit[] = ['day', 'last-24h']

/** The figures that budgets are held against. */
export type Budgets = { readonly figures: ListFigures; readonly isMonth: boolean }

/** Those of the period of the address; of a day those of its month, because budgets are given by the month. */
export const useBudgets = (): Budgets => {
  const [period] = usePeriod()
  const isMonth = TOO_SHORT.includes(period.unit)
  const { data, isError } = useKpis(isMonth ? monthOf(period) : period)
  const offered = useCapability('kpis')
  return { figures: data ?? (offered === false || isError ? null : 'loading'), isMonth }
}

const monthOf = ({ date }: PeriodInput): PeriodInput => ({ unit: 'month', ...(date !== undefined && { date }) })
