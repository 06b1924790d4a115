import { MINUTE_MS } from '@vigie/contracts/entities'
import { useNow } from '@/data'
import { formatMinute } from '@/text'
import { accueil } from '@/text/accueil'
import { useIsToday } from '../period/use-period.ts'

/** Above what is of this moment, while the page shows another period than today: that it is, and of which minute. */
export const NowNote = () => {
  const isToday = useIsToday()
  const now = useNow(MINUTE_MS)
  if (isToday) return null
  return <p className="text-muted text-xs tabular-nums">{accueil.state.ofNow(formatMinute(now))}</p>
}
