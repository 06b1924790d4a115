// In: the figures of a period, of one that runs those of its days that are over. Out: that its pumps stood, or on which of its days far less water was made than on the others.
import { DAY_MS, HOUR_MS, type KpiBody, LEAST_MADE_M3 } from '@vigie/contracts/entities'
import { PATHS } from '@/paths'
import { formatDayMonth } from '@/text'
import { idle as words } from '@/text/idle'
import { formatFigure, formatSigned } from './figure.ts'
import type { Point } from './points-list.tsx'
import { pumpHours } from './pumps-behind.ts'

type Told = Pick<KpiBody, 'period' | 'until' | 'water' | 'sources' | 'buckets'>

/** Days of fewer tell nothing of what is usual. */
const LEAST_DAYS = 5
/** A day that makes less than this share of the middle one stands out; where more than this share of days do, that is how the site works. */
const IDLE_SHARE = 0.25
/** So many days are named. */
const NAMED = 3
/** A day when the clock changes has 25 hours, or 23. */
const LONGEST_DAY_MS = DAY_MS + HOUR_MS
const SHORTEST_DAY_MS = DAY_MS - HOUR_MS

/** What stood still in a period, as points below its sentence; none where the pumps worked as they do. */
export const idlePoints = (body: Told): readonly Point[] =>
  body.period.to - body.period.from <= LONGEST_DAY_MS ? idleDay(body) : idleDays(body)

const idleDay = ({ sources, water: { storedDeltaM3, producedM3 } }: Told): readonly Point[] => {
  const known = sources.filter(({ runningHours }) => runningHours.value !== null)
  const hasStood = known.length > 0 && known.every(({ runningHours }) => runningHours.value === 0)
  // a day after another one without pumping, or one that nothing is known before, is no news
  if (!hasStood || (pumpHours({ sources }).previous ?? 0) === 0) return []
  const stock = storedDeltaM3.value
  const proof = [
    ...(stock === null ? [] : [words.stock(formatSigned(stock, 'storedDeltaM3'))]),
    ...((producedM3.value ?? 0) < LEAST_MADE_M3 ? [] : [words.otherwise(formatFigure(producedM3.value, 'producedM3'))]),
  ].join(', ')
  return [{ id: 'idle', title: words.none, proof, to: PATHS.sources }]
}

const idleDays = ({ buckets, until }: Told): readonly Point[] => {
  const days = buckets.flatMap(({ from, to, producedM3 }) =>
    to === undefined || to - from < SHORTEST_DAY_MS || to > until || producedM3 === null ? [] : [{ from, producedM3 }],
  )
  const usual = days.map(({ producedM3 }) => producedM3).toSorted((a, b) => a - b)[days.length >> 1] ?? 0
  const idle = days.filter(({ producedM3 }) => producedM3 < IDLE_SHARE * usual)
  if (days.length < LEAST_DAYS || usual < LEAST_MADE_M3 || idle.length === 0 || idle.length > IDLE_SHARE * days.length)
    return []
  const named = idle
    .slice(-NAMED)
    .map((day) => words.day(formatDayMonth(day.from), formatFigure(day.producedM3, 'producedM3')))
  const others = idle.length - named.length
  const proof = [...named, ...(others > 0 ? [words.more(others)] : []), words.usual(formatFigure(usual, 'producedM3'))]
  return [{ id: 'idle', title: words.days(idle.length), proof: proof.join(', '), to: PATHS.sources }]
}
