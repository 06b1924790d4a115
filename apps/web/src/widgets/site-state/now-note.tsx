import { MINUTE_MS } from '@vigie/contracts/entities'
import { useNow } from '@/data'
import { formatMinute } from '@/text'
import { accueil } from '@/text/accueil'
import { useIsToday } from '../period/use-period.ts'

type NowNoteProps = {
  /** with the minute; absent: that all of it is of now */
  readonly words?: (minute: string) => string
}

/** Beside what is of this moment, while the page shows another period than today: that it is, and of which minute. */
export const NowNote = ({ words = accueil.state.ofNow }: NowNoteProps) => {
  const isToday = useIsToday()
  const now = useNow(MINUTE_MS)
  if (isToday) return null
  return <p className="text-muted text-xs tabular-nums">{words(formatMinute(now))}</p>
}
