import type { Figure } from '@vigie/contracts/entities'
import type { Sum, Sums } from '../store/rollups/sums.ts'
import type { Stretch } from '../time.ts'
import type { Facts } from './days.ts'
import type { Period } from './period.ts'

/** The facts of both stretches that a figure compares. */
export type Compared = { readonly period: Period; readonly current: Facts; readonly previous: Facts }

/** How a figure is read from the sum of one series. */
export type Reading = (sum: Sum) => number | null

export const increment: Reading = (sum) => sum.delta

export const NO_FIGURE: Figure = { value: null, previous: null, completenessPct: null }

/** A figure of one or several series added up; null where none has data. */
export const figureOf = (compared: Compared, series: readonly number[], read: Reading): Figure => ({
  value: total(compared.current.sums, series, read),
  previous: total(compared.previous.sums, series, read),
  completenessPct: completeness(compared.current.sums, series, compared.period.current),
  previousCompletenessPct: completeness(compared.previous.sums, series, compared.period.previous),
})

/** A figure computed from others, side by side; null as soon as one of them is. */
export const derive = (figures: readonly Figure[], compute: (...values: number[]) => number | null): Figure => {
  const side = (key: 'value' | 'previous'): number | null => {
    const values = figures.map((figure) => figure[key])
    return values.every((value) => value !== null) ? finite(compute(...values)) : null
  }
  return {
    value: side('value'),
    previous: side('previous'),
    completenessPct: least(figures.map(({ completenessPct }) => completenessPct)),
    previousCompletenessPct: least(figures.map(({ previousCompletenessPct }) => previousCompletenessPct)),
  }
}

const least = (shares: readonly (number | null | undefined)[]): number | null => {
  const known = shares.flatMap((share) => share ?? [])
  return known.length > 0 ? Math.min(...known) : null
}

export const ratio = (numerator: number, denominator: number): number | null =>
  denominator > 0 ? numerator / denominator : null

const finite = (value: number | null): number | null => (value !== null && Number.isFinite(value) ? value : null)

const total = (sums: Sums, series: readonly number[], read: Reading): number | null => {
  const values = series.flatMap((id) => {
    const sum = sums.get(id)
    return sum === undefined ? [] : (read(sum) ?? [])
  })
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) : null
}

/** Share of the stretch that the readings vouch for, over all series, %. */
const completeness = (sums: Sums, series: readonly number[], { from, to }: Stretch): number | null => {
  if (series.length === 0 || to <= from) return null
  const covered = series.reduce((sum, id) => sum + Math.min(sums.get(id)?.coveredMs ?? 0, to - from), 0)
  return (100 * covered) / (series.length * (to - from))
}
