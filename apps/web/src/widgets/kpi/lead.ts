// In: what a period counted, what it may come to, and where it leads. Out: whether that is too much, the same on every screen.
import { COMPARABLE_FROM_PCT, type Figure, type PlannedKpi } from '@vigie/contracts/entities'
import { roundTo } from '@vigie/contracts/format'

/** `even`: comes to what it is held against; `close`: leads a little beyond, within what a projection can tell. */
export type LeadVerdict = 'within' | 'even' | 'close' | 'ahead' | 'over'

/** `usual`: what the same weekdays came to before */
export type LimitBasis = 'budget' | 'usual'

export type Lead = {
  /** null: there is nothing to judge by */
  readonly verdict: LeadVerdict | null
  /** what the end is beyond the limit, or what is there once that is, as a share of it; negative: below. null: not known */
  readonly beyond: number | null
}

/** A projection may be wrong by this share: so little beyond the limit is no trouble yet. */
export const CLOSE = 0.05
/** A smaller share than this rounds to nothing: the two are the same. */
export const EVEN = 0.005

type Counted = Pick<Figure, 'value' | 'completenessPct'>
type Way = {
  readonly isOpen: boolean
  /** at the end of a period that still runs; null: nothing tells */
  readonly projected: number | null
  /** what it is held against; absent: a budget */
  readonly basis?: LimitBasis | undefined
}

/**
 * A running period is judged by its end, since the pace of an hour says little of a day; one that is over, by what it came to: of a
 * budget to the last drop, of a habit as far as the difference can be told.
 */
export const leadOf = (
  { value, completenessPct }: Counted,
  whole: number | undefined,
  { isOpen, projected, basis = 'budget' }: Way,
): Lead => {
  if (whole === undefined || value === null) return { verdict: null, beyond: null }
  const isHabit = basis === 'usual'
  if (value > whole && !(isHabit && value / whole - 1 < EVEN)) return { verdict: 'over', beyond: value / whole - 1 }
  const end = !isEnough(completenessPct) ? null : isOpen ? projected : value
  if (end === null) return { verdict: null, beyond: null }
  const beyond = end / whole - 1
  if ((isHabit || isOpen) && Math.abs(beyond) < EVEN) return { beyond, verdict: 'even' }
  return { beyond, verdict: beyond <= 0 ? 'within' : beyond <= CLOSE ? 'close' : 'ahead' }
}

/**
 * A share beyond a limit, or below it, as it is shown, with its decimals: every text of it is written from this one, so
 * that « dépasserait de 18 % » and « 118 % du budget » are the same figure.
 */
export const shownBeyond = (beyond: number): { readonly share: number; readonly decimals: number } => {
  const decimals = Math.abs(beyond) < 0.1 ? 1 : 0
  return { share: roundTo(beyond, decimals + 2), decimals }
}

/** Whether enough data is there to go by. */
export const isEnough = (completenessPct: number | null): boolean => (completenessPct ?? 100) >= COMPARABLE_FROM_PCT

export const basisOf = ({ basis }: Pick<PlannedKpi, 'basis'>): LimitBasis => (basis === 'target' ? 'budget' : 'usual')
