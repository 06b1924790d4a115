import type { DeviceId, KpiBody } from '@vigie/contracts/entities'
import { useKpis } from '@/data'
import { formatDayMonth, localDay, siteTimeZone } from '@/text'
import { eau } from '@/text/eau'
import { TODAY } from '@/widgets/leaks/leaks'
import { addDays } from '@/widgets/period/period'
import { useToday } from '@/widgets/period/use-period'

const { pump: words } = eau.sources

export type RanDayFigures = {
  /** its figures of the day on which it last ran, and that day in words; null: not known, or it never ran */
  readonly ran: { readonly source: KpiBody['sources'][number]; readonly when: string } | null
  /** they are on their way */
  readonly isLoading: boolean
}

/** What a pump made on the day on which it last ran, whatever period the page shows: today, or a day before. */
export const useRanDay = (device: DeviceId): RanDayFigures => {
  const today = useToday()
  const now = useKpis(TODAY)
  const own = now.data?.sources.find((one) => one.device === device)
  const hasRun = (own?.runningHours.value ?? 0) > 0
  const at = own?.lastRanAt ?? null
  const day = at === null ? today : localDay(at, siteTimeZone())
  const isBefore = !hasRun && at !== null && day < today
  const before = useKpis(isBefore ? { unit: 'day', date: day } : TODAY)
  if (hasRun && own !== undefined) return { ran: { source: own, when: words.today }, isLoading: false }
  if (!isBefore) return { ran: null, isLoading: now.isLoading }
  const body = before.data
  // while that day is read, the figures of another one are still there
  const isThat = body !== undefined && body.period.from <= at && at <= body.period.to
  const source = isThat ? body.sources.find((one) => one.device === device) : undefined
  if (source === undefined) return { ran: null, isLoading: before.isFetching }
  const when = day === addDays(today, -1) ? words.yesterday : words.onDay(formatDayMonth(at))
  return { ran: { source, when }, isLoading: false }
}
