import { MINUTE_MS } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useNow } from '@/data'
import { siteTimeZone } from '@/text'
import { boundsOf, type Stretch } from './bounds.ts'
import { usePeriod, useToday } from './use-period.ts'

/** From where to where the period of the address goes; the same object until one of them moves. */
export const useBounds = (): Stretch => {
  const [period] = usePeriod()
  const now = useNow(MINUTE_MS)
  const { from, to } = boundsOf(period, useToday(), siteTimeZone(), now)
  return useMemo(() => ({ from, to }), [from, to])
}
