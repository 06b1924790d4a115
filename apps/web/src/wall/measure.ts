// In: latest readings and statuses of devices. Out: one figure made of them, and how far it can be believed (R12.2).
import { type Freshness, freshness } from '@vigie/contracts/entities'

/** How far a figure of the wall can be believed; `frozen`: nothing is heard any more; `off`: what measures has no power. */
export type Believed = Freshness | 'off' | 'frozen'

/** The latest of one series; `at` epoch ms. */
export type Part = { readonly value: number | null; readonly at: number | null; readonly truth: Believed }

/** One figure; `at`: when the oldest part of it was measured; `measuring` of `of` parts went into it. */
export type Measure = Part & { readonly measuring: number; readonly of: number }

/**
 * The sum of what measures. Parts without power or without any reading are left out and counted; where nothing measures,
 * the last known sum stays, dated.
 */
export const measureOf = (parts: readonly Part[]): Measure => {
  const [one] = parts
  if (one !== undefined && parts.length === 1) return measureOfOne(one)
  const measuring = parts.filter(({ truth, value }) => truth !== 'off' && truth !== 'unknown' && value !== null)
  const taken = measuring.length > 0 ? measuring : parts.filter(({ value }) => value !== null)
  return {
    value: taken.length === 0 ? null : taken.reduce((sum, { value }) => sum + (value ?? 0), 0),
    at: taken.length === 0 ? null : Math.min(...taken.map(({ at }) => at ?? 0)),
    truth: worst(taken.length === 0 ? parts : taken),
    measuring: measuring.length,
    of: parts.length,
  }
}

/** The same of one part, without making lists: a wall of a thousand tiles asks for thousands a second. */
const measureOfOne = ({ value, at, truth }: Part): Measure => ({
  value,
  at: value === null ? null : (at ?? 0),
  truth,
  measuring: value === null || truth === 'off' || truth === 'unknown' ? 0 : 1,
  of: 1,
})

const ORDER: readonly Believed[] = [...freshness.options, 'off', 'frozen']

const worst = (parts: readonly Part[]): Believed =>
  parts.reduce<Believed>((found, { truth }) => (ORDER.indexOf(truth) > ORDER.indexOf(found) ? truth : found), 'fresh')
