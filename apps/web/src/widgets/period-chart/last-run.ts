// In: the hours of a flow or a power up to now. Out: when it last was more than nothing, where the period has nothing of it.
import type { ChartPoint } from '@/ui/charts/gaps'
import type { Stretch } from '../period/bounds.ts'

/**
 * The last hours in a row in which a series was more than nothing, all of them before `from`; null: it was something since,
 * or nothing at all in these points, or none of them reaches into the period yet.
 * @param points oldest first, each of `bucketMs`
 */
export const lastRunBefore = (points: readonly ChartPoint[], bucketMs: number, from: number): Stretch | null => {
  const known = points.at(-1)
  if (known === undefined || known[0] + bucketMs <= from) return null
  const last = points.findLastIndex(isSomething)
  const end = points[last]
  if (end === undefined || end[0] + bucketMs > from) return null
  const before = points.slice(0, last).findLastIndex((point) => !isSomething(point))
  const start = points[before + 1] ?? end
  return { from: start[0], to: end[0] + bucketMs }
}

const isSomething = ([, value, , most]: ChartPoint): boolean => (most ?? value ?? 0) > 0
