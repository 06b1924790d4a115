import { isRolling, type KpiBody, type PeriodInput, type PeriodUnit } from '@vigie/contracts/entities'
import { useCapability, useKpis } from '@/data'
import { lastWholeDays } from '@/widgets/period/period'
import { usePeriod, useToday } from '@/widgets/period/use-period'
import type { ListFigures } from './device-list-screen.tsx'

/** Of sectors watered every few days, a day or less says nothing about a budget. */
const TOO_SHORT: readonly PeriodUnit[] = ['day', 'last-24h']

/** The figures that budgets are held against; `week`: the last seven whole days of a period that still runs. */
export type Budgets = { readonly figures: ListFigures; readonly isMonth: boolean; readonly week: KpiBody | null }

/** Those of the period of the address; of a day those of its month, because budgets are given by the month. */
export const useBudgets = (): Budgets => {
  const [period] = usePeriod()
  const isMonth = TOO_SHORT.includes(period.unit)
  const asked = isMonth ? monthOf(period) : period
  const { data, isError } = useKpis(asked)
  const isOpen = data !== undefined && data.until < data.period.to && !isRolling(asked.unit)
  const today = useToday()
  const week = useKpis(isOpen ? lastWholeDays(today, WEEK) : asked)
  const offered = useCapability('kpis')
  return {
    figures: data ?? (offered === false || isError ? null : 'loading'),
    isMonth,
    week: isOpen && !week.isPlaceholderData ? (week.data ?? null) : null,
  }
}

const WEEK = 7

const monthOf = ({ date }: PeriodInput): PeriodInput => ({ unit: 'month', ...(date !== undefined && { date }) })
