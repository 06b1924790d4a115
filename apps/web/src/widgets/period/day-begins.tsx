import { HOUR_MS, MINUTE_MS } from '@vigie/contracts/entities'
import { Link, useSearchParams } from 'react-router-dom'
import { useNow } from '@/data'
import { localDay, siteTimeZone } from '@/text'
import { period as words } from '@/text/period'
import { cn } from '@/ui/cn'
import { withPeriod } from './period.ts'
import { usePeriod } from './use-period.ts'

/** For so long after midnight most of a day is empty. */
const BEGINS_FOR_MS = 6 * HOUR_MS

type DayBeginsProps = { readonly className?: string }

/** Early in the day, on the screen of today: the way to the last 24 hours. */
export const DayBegins = ({ className }: DayBeginsProps) => {
  const [{ unit, date, compare }] = usePeriod()
  const [search] = useSearchParams()
  const now = useNow(MINUTE_MS)
  const timeZone = siteTimeZone()
  const today = localDay(now, timeZone)
  const isToday = unit === 'day' && (date === undefined || date === today)
  if (!isToday || localDay(now - BEGINS_FOR_MS, timeZone) === today) return null
  return (
    <p className={cn('text-sm max-sm:text-xs', className)}>
      {words.dayBegins}{' '}
      <Link
        to={{ search: withPeriod(search, { unit: 'last-24h', compare }).toString() }}
        className="font-medium text-primary underline underline-offset-4"
      >
        {words.dayBeginsLink}
      </Link>
    </p>
  )
}

/** The same in the part of a chart of today that is still empty. */
export const DayBeginsHere = () => (
  <DayBegins className="absolute top-10 right-6 max-w-3/5 rounded-lg border border-line bg-surface px-3 py-1.5 print:hidden" />
)
