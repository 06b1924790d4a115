import type { Outage } from '@vigie/contracts/entities'
import type { Stretch } from '../period/bounds.ts'

/**
 * The parts of a device's cuts that lie within a stretch; one that goes on lasts until now.
 * @param now epoch ms
 */
export const cutsWithin = (
  outages: readonly Outage[],
  device: string,
  { from, to }: Stretch,
  now: number,
): readonly Stretch[] =>
  outages.flatMap((cut) => {
    if (cut.device !== device) return []
    // a clock read in steps may lie behind the beginning of a cut
    const end = cut.to ?? Math.max(cut.from, now)
    return cut.from < to && end > from ? [{ from: Math.max(cut.from, from), to: Math.min(end, to) }] : []
  })
