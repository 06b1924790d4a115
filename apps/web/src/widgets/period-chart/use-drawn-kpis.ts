import { type KpiBody, MINUTE_MS } from '@vigie/contracts/entities'
import { useKpis, useNow } from '@/data'
import { useBounds } from '../period/use-bounds.ts'
import { usePeriod } from '../period/use-period.ts'
import { drawnPeriod } from './chart-stretch.ts'

/** The figures of what a chart of the period of the address draws at first; undefined: not read (yet). */
export const useDrawnKpis = (): KpiBody | undefined => {
  const [period] = usePeriod()
  return useKpis(drawnPeriod(period, useBounds(), useNow(5 * MINUTE_MS))).data
}
