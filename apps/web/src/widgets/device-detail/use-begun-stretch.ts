import { MINUTE_MS } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useNow } from '@/data'
import type { Stretch } from '../period/bounds.ts'
import { useBounds } from '../period/use-bounds.ts'
import { usePeriod } from '../period/use-period.ts'
import { isBeginning, isRunningDay, lastDay } from '../period-chart/chart-stretch.ts'

type Begun = {
  readonly shown: Stretch
  /** it is of the last 24 hours, in place of the day that runs */
  readonly begins: boolean
}

/** The period of the address, but of a day that has just begun its last 24 hours, as its curve shows them. */
export const useBegunStretch = (): Begun => useStretch(isBeginning)

/** The period of the address, but of the day that runs its last 24 hours: what a pump that runs once a day shows is then always within it. */
export const useLastDay = (): Begun => useStretch(isRunningDay)

const useStretch = (isOfLastDay: typeof isRunningDay): Begun => {
  const [{ unit }] = usePeriod()
  const bounds = useBounds()
  const now = useNow(5 * MINUTE_MS)
  const begins = isOfLastDay(bounds, unit, now)
  return { shown: useMemo(() => (begins ? lastDay(now) : bounds), [begins, bounds, now]), begins }
}
