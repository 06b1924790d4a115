// In: the figures of a period, of one that runs those of its days that are over. Out: that its pumps stood, or on which of its days far less water was made than on the others.
import { DAY_MS, HOUR_MS, idleDaysOf, type KpiBody, LEAST_MADE_M3, pumpHours } from '@vigie/contracts/entities'
import { PATHS } from '@/paths'
import { formatDayMonth } from '@/text'
import { idle as words } from '@/text/idle'
import { formatFigure, formatSigned } from './figure.ts'
import type { Point } from './points-list.tsx'

type Told = Pick<KpiBody, 'period' | 'until' | 'water' | 'sources' | 'buckets'>

/** So many days are named. */
const NAMED = 3
/** A day when the clock changes has 25 hours. */
const LONGEST_DAY_MS = DAY_MS + HOUR_MS

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
  const made = buckets.flatMap(({ from, to, producedM3: value }) => (value === null ? [] : [{ from, to, value }]))
  const found = idleDaysOf(made, until)
  if (found === null || found.idle.length === 0 || found.areMany) return []
  const { idle, usual } = found
  const named = idle
    .slice(-NAMED)
    .map(({ from, value }) => words.day(formatDayMonth(from), formatFigure(value, 'producedM3')))
  const others = idle.length - named.length
  const proof = [
    ...named,
    ...(others > 0 ? [words.more(others)] : []),
    words.usual(formatFigure(usual.value, 'producedM3')),
  ]
  return [{ id: 'idle', title: words.days(idle.length), proof: proof.join(', '), to: PATHS.sources }]
}
