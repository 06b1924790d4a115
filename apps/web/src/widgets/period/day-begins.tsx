import { HOUR_MS, MINUTE_MS } from '@vigie/contracts/entities'
import { Link, useSearchParams } from 'react-router-dom'
import { useNow } from '@/data'
import { localDay, siteTimeZone } from '@/text'
import { period as words } from '@/text/kpi'
import { withPeriod } from './period.ts'
import { usePeriod } from './use-period.ts'

/** For so long after midnight a day shows too little of itself. */
const BEGINS_FOR_MS = 2 * HOUR_MS

/** Soon after midnight, on the screen of today: the way to the last 24 hours. */
export const DayBegins = () => {
  const [{ unit, date, compare }] = usePeriod()
  const [search] = useSearchParams()
  const now = useNow(MINUTE_MS)
  const timeZone = siteTimeZone()
  const today = localDay(now, timeZone)
  const isToday = unit === 'day' && (date === undefined || date === today)
  if (!isToday || localDay(now - BEGINS_FOR_MS, timeZone) === today) return null
  return (
    <p className="text-sm">
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
