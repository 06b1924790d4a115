import type { KpiBody } from '@vigie/contracts/entities'

/**
 * What the site has data of within the period, epoch ms: up to the watermark, from where the upstream says, else from
 * the first bucket that tells anything. An empty stretch at the period's start when nothing does.
 */
export const knownStretch = ({
  buckets,
  period,
  knownFrom,
  until,
}: Pick<KpiBody, 'buckets' | 'period' | 'knownFrom' | 'until'>) => {
  const first = buckets.find(
    ({ producedM3, consumedM3, gridKwh, solarKwh }) => (producedM3 ?? consumedM3 ?? gridKwh ?? solarKwh) !== null,
  )
  const from = knownFrom ?? first?.from
  return from === undefined ? { from: period.from, to: period.from } : { from, to: Math.max(from, until) }
}
