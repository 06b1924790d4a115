// In: the two sides of the balance of a period, and its volumes as they are shown. Out: both sides in figures that add up.
import { roundTo } from '@/text'
import type { Volumes } from '@/widgets/kpi/volumes'
import type { End, Ends } from './ends.ts'

/**
 * The two sides of the balance in those volumes. What no meter explains is what is left between the sides, so that both
 * come to the same total in the figures that stand there.
 */
export const balanceShown = (
  ends: Ends,
  volumes: Volumes,
): { readonly total: number; readonly of: (end: End) => number } => {
  const rounded = (m3: number) => roundTo(m3, volumes.decimals)
  const own = ({ id, kind, value }: End) => (kind === 'device' ? (volumes.of(id) ?? 0) : rounded(value))
  const isGap = ({ kind }: End) => kind === 'gap'
  const [open, whole] = ends.in.some(isGap) ? [ends.in, ends.out] : [ends.out, ends.in]
  const sum = (side: readonly End[]) => side.filter((end) => !isGap(end)).reduce((all, end) => all + own(end), 0)
  const total = rounded(open.some(isGap) ? sum(whole) : Math.max(sum(open), sum(whole)))
  const gap = Math.max(0, rounded(total - sum(open)))
  return { total, of: (end) => (end.kind === 'gap' ? gap : own(end)) }
}
