import { MINUTE_MS } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useNow } from '@/data'
import type { Stretch } from '../period/bounds.ts'
import { useBounds } from '../period/use-bounds.ts'
import { usePeriod } from '../period/use-period.ts'
import { chartStretch, isBeginning } from '../period-chart/chart-stretch.ts'

/** The period of the address, but of a day that has just begun its last 24 hours, as its curve shows them. */
export const useBegunStretch = (): { readonly shown: Stretch; readonly begins: boolean } => {
  const [{ unit }] = usePeriod()
  const bounds = useBounds()
  const now = useNow(5 * MINUTE_MS)
  const begins = isBeginning(bounds, unit, now)
  return { shown: useMemo(() => chartStretch(bounds, unit, now), [bounds, unit, now]), begins }
}
