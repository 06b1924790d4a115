import { METRICS, type MetricId } from '../entities/index.ts'

const formats = new Map<number, Intl.NumberFormat>()
const formatOf = (decimals: number): Intl.NumberFormat => {
  const known = formats.get(decimals)
  if (known) return known
  const made = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  formats.set(decimals, made)
  return made
}

/** What stands where there is no value. */
export const NO_VALUE = '–'
const UNIT_SPACE = '\u00a0'

/** The mean of a day of one reading, one a second, is beside that reading by a smaller share of it. */
const SLACK = 1e-11
/** Of a long value that share comes near to a whole step: it counts no more than so much of one. */
const MOST_SLACK = 0.001

/**
 * A value to so many decimals, the half of the last one away from zero: every number that is written is rounded here. A
 * value that arithmetic left a hair below the half counts as the half, so that a reading of 37,145, which is kept as
 * 37,144999…, and the mean of an hour of it are written alike.
 */
export const roundTo = (value: number, decimals: number): number => {
  const factor = 10 ** decimals
  const steps = Math.abs(value) * factor
  // a value so long has no digits left to round, and what is no number has none at all
  if (!(steps < Number.MAX_SAFE_INTEGER)) return value
  const rounded = Math.round(steps + Math.min(steps * SLACK, MOST_SLACK)) / factor
  // never « −0 »
  return value < 0 && rounded !== 0 ? -rounded : rounded
}

/** A number in French: decimal comma, narrow no-break space between thousands, a true minus sign; never « −0 ». */
export const formatNumber = (value: number, decimals: number): string => {
  if (!Number.isFinite(value)) return NO_VALUE
  return formatOf(decimals).format(roundTo(value, decimals)).replace('-', '−')
}

/** Decimals that carry meaning for this metric: fewer as totals grow long. */
export const decimalsOf = (metric: MetricId, value: number): number =>
  METRICS[metric].nature === 'counter' && Math.abs(value) >= 10_000 ? 0 : METRICS[metric].decimals

/** A metric's value alone, with the decimals that carry meaning. */
export const formatValue = (value: number | null, metric: MetricId): string => {
  if (value === null) return NO_VALUE
  // nothing is drawn: there is no factor of it
  if (metric === 'power_factor' && value === 0) return NO_VALUE
  if (METRICS[metric].nature === 'state') return value >= 0.5 ? 'En marche' : 'À l’arrêt'
  return formatNumber(value, decimalsOf(metric, value))
}

/** A number in words, and its unit after a no-break space. */
export const withUnit = (text: string, unit: string): string => (unit === '' ? text : `${text}${UNIT_SPACE}${unit}`)

/** The same, followed by its unit. */
export const formatQuantity = (value: number | null, metric: MetricId): string => {
  const { unit } = METRICS[metric]
  const text = formatValue(value, metric)
  return value === null ? text : withUnit(text, unit)
}

/** A percentage to write with so many decimals: one below 100 never reaches it by rounding. */
export const notQuiteWhole = (percent: number, decimals: number): number =>
  percent < 100 ? Math.min(percent, 100 - 10 ** -decimals) : percent

/** A share from 0 to 1 as « 98,5 % »; « 100 % » only when nothing is missing. */
export const formatPercent = (share: number, decimals = 0): string =>
  Number.isFinite(share) ? `${formatNumber(notQuiteWhole(share * 100, decimals), decimals)}${UNIT_SPACE}%` : NO_VALUE
