import { formatDate, formatDateTime, formatMinute, localDay, siteTimeZone } from '@/text'
import { cn } from '@/ui/cn'

/** What every screen uses and takes long the first time: a format of dates is made from data of the whole language. */
const USES = [
  () => localDay(0, siteTimeZone()),
  () => cn('p-0'),
  () => formatDateTime(0),
  () => formatDate(0),
  () => formatMinute(0),
]

/** Has all that made before a screen is drawn, each in a task of its own; made while drawing, it lengthens a slice. */
export const makeAhead = (): void => {
  for (const use of USES) setTimeout(use)
}
