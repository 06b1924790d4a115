import type { LeakAhead, NightKpi } from '@vigie/contracts/entities'
import { HOUR_MS, type Stretch } from '../time.ts'
import { type Network, type Node, seriesOf } from './network.ts'

/** The last night of a consumer; null: not known. */
export type NightOf = (node: Node) => NightKpi | null

/**
 * The counted consumers whose last night drew far more than usual. What they draw beyond it runs day and night until it is
 * mended, so it is expected of each hour to come.
 * @param days those that a usual day is the mean of
 */
export const leaksAhead = (network: Network, days: readonly Stretch[], nightOf: NightOf): LeakAhead[] =>
  network.consumptions.flatMap((node) => {
    const night = nightOf(node)
    if (night === null || night.leakSince === null || night.usualM3h === null) return []
    if (seriesOf(node, 'volume_m3') === undefined) return []
    const since = night.leakSince
    return [
      {
        device: node.device.id,
        m3PerHour: Math.max(0, night.flowM3h - night.usualM3h),
        days: days.filter(({ to }) => since < to).length,
      },
    ]
  })

/** What the mean of so many days lacks of a leak over what is left of a day, m³: days that had it already hold their share. */
export const lackOf = (
  { m3PerHour, days }: Pick<LeakAhead, 'm3PerHour' | 'days'>,
  count: number,
  { whole, current }: { readonly whole: Stretch; readonly current: Stretch },
): number =>
  count === 0
    ? 0
    : (m3PerHour * (1 - days / count) * Math.max(0, whole.to - Math.max(whole.from, current.to))) / HOUR_MS
