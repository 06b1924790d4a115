// In: two values of a figure. Out: how far they are apart, in words; of a share in points, as percent of a percentage say nothing.
import { type FigureId, figureSpec } from '@vigie/contracts/entities'
import { createLedger, type Found, figureForm, frenchNumber, type Ledger } from './ledger.ts'

/** Whether a figure is a share: its change is of points, no share of a share. */
export const isShare = (figure: FigureId): boolean => figureSpec(figure).unit === '%'

/** Whether two values are written alike, or two shares are apart by less than a tenth of a point: told as no change. */
export const isAlike = (figure: FigureId, now: Found, before: Found, currency: string): boolean => {
  if (isShare(figure)) return Math.abs(now.value - before.value) < LEAST
  const { say } = createLedger()
  return say(now, ...figureForm(figure, currency)) === say(before, ...figureForm(figure, currency))
}
const LEAST = 0.05

/** « 12 m³ », « 12 points »: how much more or less, without which way. */
export const gapWords = (figure: FigureId, now: Found, before: Found, currency: string, ledger: Ledger): string => {
  const found: Found = {
    value: Math.abs(now.value - before.value),
    from: [...now.from, ...before.from],
    how: 'difference',
  }
  return isShare(figure) ? ledger.say(found, 'points', pointWords) : ledger.say(found, ...figureForm(figure, currency))
}

const pointWords = (value: number): string => {
  const text = frenchNumber(value, value < SMALL ? 1 : 0)
  return `${text}\u00a0${value < MANY ? 'point' : 'points'}`
}
/** From ten points on a tenth of one says nothing. */
const SMALL = 9.95
/** Nouns are plural from two on. */
const MANY = 1.95
