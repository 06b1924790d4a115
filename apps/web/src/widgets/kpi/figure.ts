import {
  COMPARABLE_FROM_PCT,
  type Figure,
  type FigureId,
  figureSpec,
  isComparable,
  type KpiBody,
  unitOf,
} from '@vigie/contracts/entities'
import { formatHours, formatNumber, formatPercent, NO_VALUE, notQuiteWhole, text } from '@/text'

/** A value that is compared with nothing. */
export const plainFigure = (value: number | null): Figure => ({ value, previous: null, completenessPct: null })

/** Three digits that mean something: 0,62 · 12,4 · 1 240. */
const meaningful = (value: number): number => (Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2)

/** Decimals that a value of a figure is written with. */
export const figureDecimals = (value: number, id: FigureId): number => figureSpec(id).decimals ?? meaningful(value)

/**
 * A figure with its unit, « 12,4 m³ ».
 * @param currency the site's, ISO 4217; only figures in money need it
 */
export const formatFigure = (value: number | null, id: FigureId, currency = ''): string => {
  const [said, unit] = figureParts(value, id, currency)
  return value === null || unit === '' ? said : `${said}\u00a0${unit}`
}

/** A value and the unit that stands beside it; a length of time has its own in it. */
export const figureParts = (
  value: number | null,
  id: FigureId,
  currency = '',
): readonly [said: string, unit: string] => {
  const unit = unitOf(id, currency)
  return [formatBare(value, id), unit === 'h' && value !== null ? '' : unit]
}

/** A change of a quantity: its sign always said. */
export const formatSigned = (value: number, id: FigureId): string => {
  const unit = unitOf(id, '')
  return `${value < 0 ? '−' : '+'}${unsigned(Math.abs(value), id)}${unit === '' ? '' : `\u00a0${unit}`}`
}

/** Figures that are changes: what they gained says so. */
const GAINS: ReadonlySet<FigureId> = new Set<FigureId>(['storedDeltaM3'])

/** A value without its unit, for where the unit stands apart; a length of time keeps its own. */
export const formatBare = (value: number | null, id: FigureId): string =>
  value === null ? NO_VALUE : `${GAINS.has(id) && value > 0 ? '+' : ''}${unsigned(value, id)}`

const unsigned = (value: number, id: FigureId): string => {
  const { unit } = figureSpec(id)
  const decimals = figureDecimals(value, id)
  if (unit === 'h') return formatHours(value, id)
  return formatNumber(unit === '%' ? notQuiteWhole(value, decimals) : value, decimals)
}

/** Why there is no energy per m³: nothing was pumped that it would be of; undefined: another reason. */
export const whyNoRatio = ({ value }: Pick<Figure, 'value'>): string | undefined =>
  value === 0 ? text.kpi.noWaterPumped : undefined

export type Change = {
  readonly direction: 'up' | 'down' | 'flat'
  /** whether it went the way it should; null: neither way is better */
  readonly good: boolean | null
  /** « +4,2 % », « × 24 » on a small base, or « +1,3 pt » for what is a percentage already */
  readonly words: string
}

/** A smaller change, % or points, is no way to go: meters and gauges waver by as much. */
const FLAT = 0.5
/** From so many times what it was on, a change is told as a multiple: a percentage of so small a base says nothing. */
const TIMES_FROM = 10
/** A smaller change, % or points, is said without judging it. */
const NOTABLE = 2

/** How a figure moved against the same stretch before; null when either is unknown, or lacks too much data. */
export const changeOf = (figure: Figure, id: FigureId): Change | null => {
  const { value, previous } = figure
  // a share of a change says nothing of either
  if (!isComparable(figure) || value === null || previous === null || GAINS.has(id)) return null
  const { unit, better } = figureSpec(id)
  const inPoints = unit === '%'
  // a share of nothing, or of what changed sign, says nothing
  if (!inPoints && (previous <= 0 || value < 0)) return null
  const moved = inPoints ? value - previous : (100 * (value - previous)) / previous
  const direction = Math.abs(moved) < FLAT ? 'flat' : moved > 0 ? 'up' : 'down'
  return {
    direction,
    good: Math.abs(moved) < NOTABLE || better === undefined ? null : (better === 'more') === (direction === 'up'),
    words:
      !inPoints && value >= TIMES_FROM * previous
        ? `×\u00a0${formatNumber(value / previous, 0)}`
        : movedWords(moved, inPoints ? text.kpi.change.points : '%'),
  }
}

/** What is written as 0,0 has no sign. */
const SIGNED_FROM = 0.05
const movedWords = (moved: number, unit: string): string => {
  const sign = Math.abs(moved) < SIGNED_FROM ? '' : moved > 0 ? '+' : '−'
  return `${sign}${formatNumber(Math.abs(moved), Math.abs(moved) >= 100 ? 0 : 1)}\u00a0${unit}`
}

/** Whether any volume or energy of a device can be set against the stretch before. */
export const canCompare = ({ sources, consumptions, meters }: Pick<KpiBody, 'sources' | 'consumptions' | 'meters'>) =>
  [...sources, ...consumptions].some(({ volumeM3 }) => isComparable(volumeM3)) ||
  meters.some(({ energyKwh }) => isComparable(energyKwh))

/** How much of the expected data is there, « 99,9 % »; all of it only when none is missing. */
export const formatCompleteness = (percent: number): string => formatPercent(percent / 100, percent < 100 ? 1 : 0)

/** Below this share of the expected data, %, some is missing. */
export const COMPLETE_PCT = 99.5

/** The share of the data that the stretch compared with has, when it is not all of it; null: nothing to say. */
export const partialBefore = ({ previous, previousCompletenessPct = null }: Figure): number | null =>
  previous === null || previousCompletenessPct === null || previousCompletenessPct >= COMPLETE_PCT
    ? null
    : previousCompletenessPct

/** The same, when it is too little to compare with. */
export const tooLittleBefore = (figure: Figure): number | null => {
  const share = partialBefore(figure)
  return share !== null && share < COMPARABLE_FROM_PCT ? share : null
}

export type Target = { readonly value: number; readonly sense: 'atMost' | 'atLeast' }

/** A limit to stay under; undefined: the site has none. */
export const atMost = (value: number | undefined): Target | undefined =>
  value === undefined ? undefined : { value, sense: 'atMost' }
/** A level to reach; undefined: the site has none. */
export const atLeast = (value: number | undefined): Target | undefined =>
  value === undefined ? undefined : { value, sense: 'atLeast' }

export const meetsTarget = (value: number, target: Target): boolean =>
  target.sense === 'atMost' ? value <= target.value : value >= target.value

export type Verdict = 'met' | 'missed'

/** What can be said of a target: nothing of what is not known, of a period that still runs, nor while something is cut. */
export const verdictOf = (
  value: number | null,
  target: Target,
  { isOpen, isCut }: { readonly isOpen: boolean; readonly isCut: boolean },
): Verdict | null => (value === null || isOpen || isCut ? null : meetsTarget(value, target) ? 'met' : 'missed')
