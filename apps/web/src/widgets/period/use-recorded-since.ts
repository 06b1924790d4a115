import type { PeriodInput } from '@vigie/contracts/entities'
import { useKpis } from '@/data'
import { localDay, siteTimeZone } from '@/text'

/** The first day of which the site has anything recorded, YYYY-MM-DD; undefined: not known (yet). */
export const useRecordedSince = (period: PeriodInput): string | undefined => {
  const from = useKpis(period).data?.recordedFrom
  return from == null ? undefined : localDay(from, siteTimeZone())
}
