// Every number that an answer says goes through a ledger, which notes where in the bodies it was read and how it was made.
import { type FigureId, figureSpec, METRICS, type MetricId, unitOf } from '@vigie/contracts/entities'
import { formatHours, roundTo, withUnit } from '@vigie/contracts/format'

/**
 * How a number was made of the values at its places; a quotient is that of the sum of the first half by that of the other;
 * `weighed`: each times its weight, all together, to those of `over` where there are such;
 * `part`: the first, times what the fourth is to the fifth less what the second is to the third;
 * `apart`: how far the mean of the first so many lies from that of the others;
 * `priced`: what the first is more than the second, times what the third is to the fourth;
 * `balance`: of two halves each all but its last less that, the first half less the other, times what the last but one is to the last;
 * `left`: the `first` so many less the others; `left-share`: that in % of the first so many;
 * `beyond`: in %, how far the first lies from what the second is to the third;
 * `age`: the hours since the instant;
 * `until`: the hours from now to the instant, as that is rounded.
 */
export type How =
  | 'read'
  | 'sum'
  | 'difference'
  | 'change'
  | 'quotient'
  | 'mean'
  | 'max'
  | 'min'
  | 'count'
  | 'weighed'
  | 'part'
  | 'apart'
  | 'priced'
  | 'balance'
  | 'left'
  | 'left-share'
  | 'until'
  | 'age'
  | 'beyond'
/** A number of an answer: `from`: places in the bodies (« 0/water/producedM3/value »); the result times `scale`. */
export type Noted = {
  readonly text: string
  readonly value: number
  readonly unit: string
  readonly how: How
  readonly from: readonly string[]
  readonly scale: number
  readonly weights?: readonly number[]
  readonly over?: Weighed
  readonly first?: number
}
/** Values at places, each times a weight. */
export type Weighed = { readonly from: readonly string[]; readonly weights: readonly number[] }
/** A value that was found, and where. */
export type Found = {
  readonly value: number
  readonly from: readonly string[]
  readonly how: How
  readonly scale?: number
  /** by how much each place counts */
  readonly weights?: readonly number[]
  /** what it is divided by */
  readonly over?: Weighed
  /** so many of the places are of the first mean */
  readonly first?: number
}

/** How a number is written: with so many decimals, or as words that have its unit in them. */
export type Form = number | ((value: number) => string)

/** Notes each number as it is written. */
export type Ledger = {
  readonly say: (found: Found, unit: string, form?: Form) => string
  readonly noted: () => readonly Noted[]
}

export const createLedger = (): Ledger => {
  const noted: Noted[] = []
  return {
    noted: () => noted,
    say: ({ scale = 1, ...found }, unit, form) => {
      const { value } = found
      const text = typeof form === 'function' ? form(value) : withUnit(frenchNumber(value, form), unit)
      noted.push({ ...found, text, unit, scale })
      return text
    },
  }
}

/** A number as French people write it; without decimals given, three digits that count. */
export const frenchNumber = (value: number, decimals?: number): string =>
  decimals === undefined ? written(value, 0, placesOf(value)) : written(value, decimals, decimals)

/** So many decimals leave three digits that count, none from a hundred on. */
const placesOf = (value: number): number => {
  const size = Math.abs(value)
  return size >= 100 ? 0 : size >= 10 ? 1 : 2
}

const written = (value: number, least: number, most: number): string =>
  new Intl.NumberFormat('fr-FR', { minimumFractionDigits: least, maximumFractionDigits: most })
    .format(roundTo(value, most))
    .replace('-', '−')

/** How two values are written whose difference is told beside them: with as many decimals as that has, so that it is what they are apart. */
export const pairForm = (
  [unit, form]: readonly [unit: string, form?: Form],
  one: number,
  other: number,
): readonly [unit: string, form?: Form] => {
  if (form !== undefined || one === other) return form === undefined ? [unit] : [unit, form]
  const most = placesOf(one - other)
  return [unit, (value) => withUnit(written(value, 0, most), unit)]
}

/** Unit and form of a figure at a site: lengths of time read as on the screens. */
export const figureForm = (figure: FigureId, currency: string): readonly [unit: string, form?: Form] => {
  const { decimals, unit } = figureSpec(figure)
  if (unit === 'h') return [unit, (hours) => formatHours(hours, figure)]
  return decimals === undefined ? [unitOf(figure, currency)] : [unitOf(figure, currency), decimals]
}

/** Unit and decimals of a metric. */
export const metricForm = (metric: MetricId): readonly [unit: string, decimals: number] => [
  METRICS[metric].unit,
  METRICS[metric].decimals,
]
