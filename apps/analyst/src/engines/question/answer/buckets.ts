// In: a figure of a call and the figures read. Out: what each hour or day of them has of it, and where that stands.
import type { KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { BUCKET_FIGURES } from '../understand/figure-of.ts'

/** What an hour or a day has of a figure; `to`: its end, where that is said. */
type Bucket = { readonly from: number; readonly to: number | undefined; readonly value: number; readonly at: string }

/** The buckets that have the figure of a call; none, where it is not kept so. `read`: which of the bodies this is. */
export const bucketsOf = (
  { of, slot, figure }: Pick<CallOf<'figure'>, 'of' | 'slot' | 'figure'>,
  body: KpiBody,
  read = 0,
): readonly Bucket[] => {
  const name = of === 'site' && slot === undefined ? BUCKET_FIGURES.find((one) => one === figure) : undefined
  return name === undefined
    ? []
    : body.buckets.flatMap((bucket, index) => {
        const value = bucket[name]
        const at = `${read}/buckets/${index}/${name}`
        return value === null || value === undefined ? [] : [{ from: bucket.from, to: bucket.to, value, at }]
      })
}

/** Those as long as the others: a day that has just begun has the least of all, and tells nothing. */
export const wholeOnes = (buckets: readonly Bucket[]): readonly Bucket[] => {
  const lengths = buckets.map(({ from, to = from }) => to - from)
  const longest = Math.max(0, ...lengths)
  // a day on which the clock is changed is an hour shorter
  return buckets.filter((_, index) => (lengths[index] ?? 0) >= WHOLE * longest)
}
const WHOLE = 0.9
