// In: the outages of a day. Out: the cuts of the site as one each, and those of single devices.
import { groupByMoment, isGeneralCut, type Outage } from '@vigie/contracts/entities'

export type DayCut = {
  readonly from: number
  readonly to: number
  /** most of the site lost its power together */
  readonly general: boolean
  readonly devices: number
}

/**
 * What began together is one cut; epoch ms.
 * @param told devices that say whether they have power
 * @param from where the day begins, which cuts off what began before
 */
export const cutsOfDay = (
  outages: readonly Outage[],
  told: number,
  { from, now }: { readonly from: number; readonly now: number },
): readonly DayCut[] =>
  groupByMoment(outages, (outage) => outage.from).flatMap((group): DayCut[] => {
    const spans = group.map((one) => ({ from: Math.max(one.from, from), to: one.to ?? now }))
    if (!isGeneralCut(group.length, told)) return spans.map((span) => ({ ...span, general: false, devices: 1 }))
    const begun = Math.min(...spans.map((span) => span.from))
    return [{ from: begun, to: Math.max(...spans.map(({ to }) => to)), general: true, devices: group.length }]
  })
