import type { KpiBody } from '@vigie/contracts/entities'
import type { Column } from '@/widgets/period-columns/columns'

type Known = Pick<KpiBody, 'buckets' | 'period' | 'knownFrom' | 'until'>

/**
 * What the site has data of within the period, epoch ms: up to the watermark, from where the upstream says, else from
 * the first bucket that tells anything. An empty stretch at the period's start when nothing does.
 */
export const knownStretch = ({ buckets, period, knownFrom, until }: Known) => {
  const first = buckets.find(
    ({ producedM3, consumedM3, gridKwh, solarKwh }) => (producedM3 ?? consumedM3 ?? gridKwh ?? solarKwh) !== null,
  )
  const from = knownFrom ?? first?.from
  return from === undefined ? { from: period.from, to: period.from } : { from, to: Math.max(from, until) }
}

/**
 * The columns of a period from the first that there are data of: a site that began within it has none before. All of them
 * where there are data of none.
 */
export const knownColumns = (columns: readonly Column[], body: Known): readonly Column[] => {
  const { from, to } = knownStretch(body)
  return to > from ? columns.filter((column) => column.to > from) : columns
}
