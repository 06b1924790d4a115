// In: lengths of time, ms. Out: French words. Each kind of length has one form wherever it stands: an age its largest unit, a
// setting all of its units, what was measured at most two, what lies ahead a round number.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../entities/index.ts'
import { formatNumber } from './number.ts'

/** An age, in its largest unit: « 12 s », « 4 min », « 3 h », « 2 j ». */
export const formatDuration = (ms: number): string => {
  if (ms < MINUTE_MS) return `${Math.max(0, Math.floor(ms / 1_000))}\u00a0s`
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)}\u00a0min`
  if (ms < 2 * DAY_MS) return `${Math.floor(ms / HOUR_MS)}\u00a0h`
  return `${Math.floor(ms / DAY_MS)}\u00a0j`
}

/** How long something was that is over: what was shorter than a second is said so, as nothing lasts 0 s. */
export const formatPast = (ms: number, say: (ms: number) => string = formatDuration): string =>
  ms < 1_000 ? 'moins d’une seconde' : say(ms)

/** « il y a 12 s »; « à l’instant » below a second and a half; a clock that runs ahead is not the future. */
export const formatAge = (ageMs: number): string => (ageMs < 1_500 ? 'à l’instant' : `il y a ${formatDuration(ageMs)}`)

/** A length that something measures by, told in full: « 1 h 15 min », « 7,2 s ». */
export const formatLength = (ms: number): string => {
  if (ms < MINUTE_MS) return `${formatNumber(ms / 1_000, ms % 1_000 === 0 ? 0 : 1)}\u00a0s`
  const parts = [
    [Math.floor(ms / DAY_MS), 'j'],
    [Math.floor((ms % DAY_MS) / HOUR_MS), 'h'],
    [Math.floor((ms % HOUR_MS) / MINUTE_MS), 'min'],
    [Math.floor((ms % MINUTE_MS) / 1_000), 's'],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count}\u00a0${unit}`)
    .join(' ')
}

/**
 * A length that was measured: « 38 s », « 4 min 51 s », from ten minutes on « 1 h 9 min », from a day on « 31 h », from
 * two « 3 j 19 h ».
 * @param inHours a machine's work is counted in hours, however many
 */
export const formatSpan = (ms: number, inHours = false): string => {
  if (ms < 500) return '0\u00a0min'
  // a minute would distort what is shorter than ten of them: so would their sum
  const unit = ms < 10 * MINUTE_MS ? 1_000 : MINUTE_MS
  if (ms < DAY_MS) return formatLength(Math.round(ms / unit) * unit)
  const hours = Math.round(ms / HOUR_MS)
  return inHours || hours < 48 ? `${formatNumber(hours, 0)}\u00a0h` : formatLength(hours * HOUR_MS)
}

/** A length that lies ahead, to the five minutes below an hour, then to the quarter: « 7 h 45 min ». */
export const formatAhead = (ms: number): string => {
  const step = stepAhead(ms)
  const round = Math.round(ms / step) * step
  return ms > 0 && round === 0 ? `<\u00a05\u00a0min` : formatSpan(round)
}

/** An instant that lies ahead, epoch ms, as exact as it can be known: to the same minutes, from a day on to the hour. */
export const roundAhead = (at: number, now: number): number => {
  const step = stepAhead(at - now)
  return Math.round(at / step) * step
}

const stepAhead = (ms: number): number => (ms < HOUR_MS ? 5 : ms < DAY_MS ? 15 : 60) * MINUTE_MS

/**
 * A length in one unit, and whether it is rounded: « 2 min » of 1 min 51 s, « 6 h » of 5 h 50.
 */
export const aboutLength = (ms: number): readonly [words: string, isRounded: boolean] => {
  const unit = ABOUT.find(([from]) => ms >= from)?.[1] ?? 1_000
  const round = Math.max(unit, Math.round(ms / unit) * unit)
  return ms < MINUTE_MS ? [formatLength(ms), false] : [formatLength(round), round !== ms]
}
const ABOUT = [
  [2 * DAY_MS, DAY_MS],
  [5 * HOUR_MS, HOUR_MS],
  [MINUTE_MS, MINUTE_MS],
] as const
