import type { UseQueryResult } from '@tanstack/react-query'
import { isRolling, type KpiBody, PACE_DAYS } from '@vigie/contracts/entities'
import { useKpis } from '@/data'
import { addDays, daysOf, lastWholeDays, shiftPeriod } from '@/widgets/period/period'
import { useIsOpen, usePeriod, useToday } from '@/widgets/period/use-period'

/** What a running period is set against besides its own figures. */
export type Around = {
  /** whether something of the period is still to come */
  readonly isOpen: boolean
  /** the figures of the last seven whole days; null: nothing is to come, or they could not be read */
  readonly week: KpiBody | null
  /** the figures of the days of a running period that are over; null: there are none, or they could not be read */
  readonly closed: KpiBody | null
  /** the figures of the whole period before; null: there is none, or they could not be read */
  readonly before: KpiBody | null
  /** what of them is still being read; null: nothing */
  readonly pending: UseQueryResult<KpiBody> | null
}

/** Reads them beside the period itself, none twice. */
export const useAround = (): Around => {
  const [period] = usePeriod()
  const today = useToday()
  const rolling = isRolling(period.unit)
  const isOpen = useIsOpen() && !rolling
  const week = useKpis(isOpen ? lastWholeDays(today, PACE_DAYS) : period)
  const before = useKpis(rolling ? period : shiftPeriod(period, -1, today))
  const first = daysOf(period, today).first
  const hasClosed = isOpen && first < today
  const closed = useKpis(hasClosed ? { unit: 'range', date: first, end: addDays(today, -1) } : period)
  return {
    isOpen,
    closed: hasClosed && !closed.isPlaceholderData ? (closed.data ?? null) : null,
    week: isOpen ? (week.data ?? null) : null,
    before: rolling ? null : (before.data ?? null),
    pending: [week, before, closed].find(isComing) ?? null,
  }
}

/** What is not about to come is not waited for: without a network the figures that were kept stand alone. */
const isComing = ({ isPending, fetchStatus, failureCount }: UseQueryResult<KpiBody>): boolean =>
  isPending && fetchStatus !== 'paused' && failureCount === 0
