import type { KpiBody } from '@vigie/contracts/entities'

/**
 * What the site has data of within the period, epoch ms: from its first bucket that tells anything to the watermark.
 * An empty stretch at the period's start when nothing does.
 */
export const knownStretch = ({ buckets, period, until }: Pick<KpiBody, 'buckets' | 'period' | 'until'>) => {
  const first = buckets.find(
    ({ producedM3, consumedM3, gridKwh, solarKwh }) => (producedM3 ?? consumedM3 ?? gridKwh ?? solarKwh) !== null,
  )
  return first === undefined
    ? { from: period.from, to: period.from }
    : { from: first.from, to: Math.max(first.from, until) }
}
