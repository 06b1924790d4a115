import type { Factor } from '../store/rollups/factors.ts'
import type { Peak } from '../store/rollups/peaks.ts'
import type { Starts } from '../store/rollups/starts.ts'
import type { Sum } from '../store/rollups/sums.ts'

/** What holds of a stretch from what holds of its parts, oldest first, key by key. */
export const join = <K, V>(
  parts: readonly ReadonlyMap<K, V>[],
  combine: (before: V, next: V) => V,
): ReadonlyMap<K, V> => {
  const joined = new Map<K, V>()
  for (const part of parts)
    for (const [key, next] of part) {
      const before = joined.get(key)
      joined.set(key, before === undefined ? next : combine(before, next))
    }
  return joined
}

export const addSums = (one: Sum, other: Sum): Sum => ({
  count: one.count + other.count,
  coveredMs: one.coveredMs + other.coveredMs,
  delta: one.delta + other.delta,
  total: one.total + other.total,
  lastTs: Math.max(one.lastTs, other.lastTs),
})

export const addFactors = (one: Factor, other: Factor): Factor => ({
  weighted: one.weighted + other.weighted,
  weight: one.weight + other.weight,
})

/** A state may also rise between two parts: from what it last was in one to what it first was in the next. */
export const followStarts = (before: Starts, next: Starts): Starts => ({
  count: before.count + next.count + (before.last < 0.5 && next.first >= 0.5 ? 1 : 0),
  first: before.first,
  last: next.last,
})

/** Of equal ones the first. */
export const higherPeak = (before: Peak, next: Peak): Peak => (next.kw > before.kw ? next : before)
