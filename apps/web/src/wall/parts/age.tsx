import { MINUTE_MS } from '@vigie/contracts/entities'
import { Clock3, HelpCircle, TriangleAlert, Unplug } from 'lucide-react'
import { useFeed, useNow } from '@/data'
import { formatDayMonth, formatDuration, formatMinute, formatMoment, formatMomentMinute } from '@/text'
import { wall } from '@/text/wall'
import type { Measure } from '../measure.ts'

const ICONS = { old: Clock3, stale: TriangleAlert, unknown: HelpCircle, off: Unplug } as const

type AgeProps = {
  readonly measure: Measure
  /** where there is one line for it, and little of that: in fewer words, to the minute or to the day */
  readonly isNarrow?: boolean
  /** on the line of its value: while nothing is heard, to the minute or to the day */
  readonly isInline?: boolean
}

/** How old a value is and how far it can be believed: by shape and word, never by colour alone (R12.2). */
export const Age = ({ measure, isNarrow = false, isInline = false }: AgeProps) => {
  const now = useNow(1_000)
  const { since } = useFeed()
  const { truth, at, measuring, of } = measure
  if (truth === 'frozen') {
    const read = at === null ? since : at
    const moment = isInline ? shortMoment : isNarrow ? narrowMoment : formatMoment
    return <span className="wall-age">{read === null ? wall.age.unknown : wall.age.at(moment(read, now))}</span>
  }
  const partial = of > 1 && measuring < of ? wall.age.partial(measuring, of) : null
  if (truth === 'fresh') {
    const age = at === null ? 0 : now - at
    // beside digits there is room for seconds, not for more words
    const isLong = partial !== null || age >= MINUTE_MS
    return (
      <span className="wall-age" data-age="fresh" data-long={isLong || undefined}>
        {partial ?? wall.age.of(formatDuration(age))}
      </span>
    )
  }
  const Icon = ICONS[truth]
  return (
    <span className="wall-age" data-age={truth}>
      <Icon aria-hidden /> {wordsOf(measure, now, isNarrow)}
    </span>
  )
}

const wordsOf = ({ truth, at }: Measure, now: number, isNarrow: boolean): string => {
  if (truth === 'unknown' || at === null) return wall.age.unknown
  if (truth === 'old') return `${wall.age.old}, ${formatDuration(now - at)}`
  if (isNarrow) return `${truth === 'off' ? wall.age.offShort : wall.age.stale}, ${shortMoment(at, now)}`
  return `${truth === 'off' ? wall.age.off : wall.age.stale}, ${wall.age.at(formatMoment(at, now))}`
}

/** « 14:02 », of another day « 20/11 ». */
export const shortMoment = (at: number, now: number): string => {
  const minute = formatMinute(at)
  return formatMomentMinute(at, now) === minute ? minute : formatDayMonth(at)
}

/** « 14:02:31 », of another day « 20/11 »: on one line wherever a level stands. */
const narrowMoment = (at: number, now: number): string =>
  formatMomentMinute(at, now) === formatMinute(at) ? formatMoment(at, now) : shortMoment(at, now)
