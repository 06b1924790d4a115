// In: how a pump ran in the last day, and whether it does. Out: since when it does so, in words; null: nothing tells.
import type { Facts } from '../understand/facts.ts'
import { hourOf } from './measured.ts'
import type { Bodies } from './reads.ts'

/** A share of the time of a point from which on it ran all of it, or none. */
const ALL = 0.999
const NONE = 0.001

/** « depuis 12:40 environ », « depuis plus d’un jour »: the last point that has anything of the other state ends there. */
export const runsSince = ({ points, bucketMs, from }: Bodies['series'], runs: boolean, facts: Facts): string | null => {
  const [first] = points
  if (first === undefined) return null
  const other = points.findLast(([, share]) => (runs ? share < ALL : share > NONE))
  if (other === undefined) return first[0] - from > MISSING_MS ? null : 'depuis plus d’un jour'
  return `depuis ${hourOf(other[0] + bucketMs, facts)} environ`
}
/** Where the first point lies so much later, the day before it is not known. */
const MISSING_MS = 3_600_000
