import { MINUTE_MS } from './time.ts'

/** Losses of the power supply this close to the first of them have one cause, ms. */
export const TOGETHER_MS = MINUTE_MS

/** Whether two instants (ms) are one moment; null, not known when, is a moment of its own. */
export const isSameMoment = (one: number | null, other: number | null): boolean =>
  one === null || other === null ? one === other : Math.abs(other - one) <= TOGETHER_MS

/**
 * Groups what began within one moment of the first of the group; what nobody knows the beginning of comes last.
 * @param untilOf when one was over, epoch ms: what begins after all of a group are over begins another
 */
export const groupByMoment = <T>(
  items: readonly T[],
  sinceOf: (item: T) => number | null,
  untilOf: (item: T) => number = () => Number.POSITIVE_INFINITY,
): readonly (readonly T[])[] => {
  const groups: T[][] = []
  // asked once for each item: there may be ten thousand
  const dated = items.map((item) => {
    const since = sinceOf(item)
    return { item, since, from: since ?? Number.POSITIVE_INFINITY }
  })
  let begun: number | null = null
  let until = Number.NEGATIVE_INFINITY
  for (const { item, since, from } of dated.sort((a, b) => (a.from === b.from ? 0 : a.from - b.from))) {
    const last = groups.at(-1)
    if (last !== undefined && isSameMoment(begun, since) && from <= until) {
      last.push(item)
      until = Math.max(until, untilOf(item))
    } else {
      groups.push([item])
      begun = since
      until = untilOf(item)
    }
  }
  return groups
}

/** Whether devices that lost their power together are most of a site. */
export const isGeneralCut = (cut: number, devices: number): boolean => cut > 1 && 2 * cut >= devices

type Outaged = { readonly device: string; readonly from: number; readonly to: number | null }

/**
 * Outages that began in one moment, before the others were over, and whether they took most of a site: as many devices
 * as lost their power, however often each did.
 * @param devices how many there are, or tell of their power
 */
export const outagesTogether = <O extends Outaged>(
  outages: readonly O[],
  devices: number,
): readonly { readonly outages: readonly O[]; readonly general: boolean }[] =>
  groupByMoment(
    outages,
    ({ from }) => from,
    ({ to }) => to ?? Number.POSITIVE_INFINITY,
  ).map((group) => ({
    outages: group,
    general: isGeneralCut(new Set(group.map(({ device }) => device)).size, devices),
  }))

/** How many devices tell of their power, and how many of them have it. */
export type Power = { readonly told: number; readonly on: number }

/** Whether nothing has power, as far as anybody can say: most devices tell of theirs, and none has any. */
export const hasNoPower = ({ told, on }: Power, devices: number): boolean => on === 0 && told > 1 && 2 * told >= devices
