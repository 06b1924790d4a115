// In: the outages of a day. Out: the cuts of the site as one each, and those of single devices; in words, how many devices each took, so
// that they add up to the device cuts of the figures.
import { type Outage, outagesTogether } from '@vigie/contracts/entities'
import { formatMinute, formatSpan } from '@/text'
import { accueil } from '@/text/accueil'

const { answers: words } = accueil

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
  outagesTogether(outages, told).flatMap(({ outages: group, general }): DayCut[] => {
    const spans = group.map((one) => ({ from: Math.max(one.from, from), to: one.to ?? now }))
    if (!general) return spans.map((span) => ({ ...span, general: false, devices: 1 }))
    const begun = Math.min(...spans.map((span) => span.from))
    return [{ from: begun, to: Math.max(...spans.map(({ to }) => to)), general: true, devices: group.length }]
  })

/**
 * « site coupé 2 min à 18:27 (37 appareils), 9 coupures à part, 6 min en tout ; 2 autres depuis, pas encore comptées »
 * @param until where the figures of the day end, which count no cut that begins later, and of a longer one its part before
 */
export const cutsOfDayWords = (all: readonly DayCut[], until = Number.POSITIVE_INFINITY): string => {
  const counted = all.flatMap((cut) => (cut.from < until ? [{ ...cut, to: Math.min(cut.to, until) }] : []))
  // while none is counted all are told
  const cuts = counted.length === 0 ? all : counted
  const later = devicesIn(all) - devicesIn(cuts)
  return countedWords(cuts) + (later === 0 ? '' : ` ; ${words.uncountedToo(later)}`)
}

const devicesIn = (cuts: readonly DayCut[]): number => cuts.reduce((sum, { devices }) => sum + devices, 0)

const countedWords = (cuts: readonly DayCut[]): string => {
  const [general, single] = [cuts.filter((cut) => cut.general), cuts.filter((cut) => !cut.general)]
  const length = (some: readonly DayCut[]) => formatSpan(some.reduce((sum, { from, to }) => sum + to - from, 0))
  const [first] = general
  if (first === undefined) return single.length === 0 ? words.noCut : words.cuts(single.length, length(single))
  const devices = devicesIn(general)
  return [
    general.length === 1
      ? words.siteCut(length(general), formatMinute(first.from), devices)
      : words.siteCuts(general.length, length(general), devices),
    ...(single.length === 0 ? [] : [words.singleCuts(single.length, length(single))]),
  ].join(', ')
}
