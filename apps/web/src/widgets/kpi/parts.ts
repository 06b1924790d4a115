// In: the parts of a figure and their whole. Out: the parts as they are shown, which add up to the whole that is shown.
import { type FigureId, unitOf } from '@vigie/contracts/entities'
import { formatNumber, NO_VALUE, roundTo, withUnit } from '@/text'
import { figureDecimals } from './figure.ts'

/**
 * Parts rounded so that they add up to their rounded whole, by the method of largest remainders: each is rounded down, and
 * what is missing then goes, one step each, to those that lost most. Of parts that do not come to the whole, or whose whole
 * is not known, each is rounded by itself.
 */
export const roundedParts = (
  parts: readonly (number | null)[],
  whole: number | null,
  decimals: number,
): readonly (number | null)[] => {
  const steps = 10 ** decimals
  const exact = parts.map((part) => (part === null ? null : part * steps))
  const sum = exact.reduce<number>((total, part) => total + (part ?? 0), 0)
  if (whole === null || Math.abs(sum - whole * steps) >= 0.5) return parts.map((part) => rounded(part, decimals))
  const least = exact.map((part) => (part === null ? null : Math.floor(part + TINY)))
  const missing = Math.round(whole * steps) - least.reduce<number>((total, part) => total + (part ?? 0), 0)
  const lost = exact
    .map((part, place) => ({ place, lost: Math.round(((part ?? 0) - (least[place] ?? 0)) / TINY) }))
    .filter(({ place }) => exact[place] !== null)
    .toSorted((a, b) => b.lost - a.lost)
  const more = new Set(lost.slice(0, missing).map(({ place }) => place))
  return least.map((part, place) => (part === null ? null : (part + (more.has(place) ? 1 : 0)) / steps))
}

/** What binary fractions lose: 0,3 × 10 is a little less than 3. */
const TINY = 1e-6

/**
 * The decimals that parts and their whole are written with where they stand in one column: those of the whole where the
 * parts add up so, else one more.
 */
export const partDecimals = (parts: readonly (number | null)[], whole: number | null, id: FigureId): number =>
  sharedDecimals(parts, whole, figureDecimals(whole ?? Math.max(...parts.map((part) => part ?? 0)), id))

/**
 * The parts of a figure without their unit, in those decimals: none is told as another than it is where it stands alone.
 * « < 1 » of what is less than half of one.
 */
export const formatParts = (
  parts: readonly (number | null)[],
  whole: number | null,
  id: FigureId,
): readonly string[] => {
  const decimals = partDecimals(parts, whole, id)
  return parts.map((part) => {
    if (part === null) return NO_VALUE
    return part > 0 && rounded(part, decimals) === 0
      ? `<\u00a0${formatNumber(10 ** -decimals, decimals)}`
      : formatNumber(part, decimals)
  })
}

/**
 * What one figure is beyond another, both of which stand beside it: the difference of the two as they are shown, « 166 » of
 * « 331 » and « 165 », whatever each was rounded from.
 * @param decimals those that the other one is shown with
 */
export const formatGap = (
  one: number,
  other: number,
  id: FigureId,
  { decimals = figureDecimals(other, id), currency = '' } = {},
): string => withUnit(formatBareGap(one, other, id, decimals), unitOf(id, currency))

/** `formatGap` without its unit. */
export const formatBareGap = (
  one: number,
  other: number,
  id: FigureId,
  decimals: number = figureDecimals(other, id),
): string => {
  const own = figureDecimals(one, id)
  return formatNumber(roundTo(one, own) - roundTo(other, decimals), Math.max(own, decimals))
}

/** The decimals with which parts add up to their whole though each is rounded by itself: those given, else one more. */
export const sharedDecimals = (parts: readonly (number | null)[], whole: number | null, least: number): number => {
  const shared = roundedParts(parts, whole, least)
  return parts.every((part, place) => rounded(part, least) === shared[place]) ? least : least + 1
}

const rounded = (part: number | null, decimals: number): number | null =>
  part === null ? null : roundTo(part, decimals)

/** Shares of a whole, « 34 », which add up to 100; '–' of what is not known. */
export const percentParts = (parts: readonly (number | null)[], whole: number): readonly string[] =>
  roundedParts(
    parts.map((part) => (part === null ? null : (100 * part) / whole)),
    100,
    0,
  ).map((part) => (part === null ? NO_VALUE : formatNumber(part, 0)))
