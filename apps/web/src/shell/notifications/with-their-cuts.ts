// In: notifications of a day, newest first. Out: the same, each cut below the return that ended it.
import { isPowerOff, type Notification } from '@vigie/contracts/entities'

/** A notification and its part: a return that has its cut right below it, that cut, or something else. */
export type ToldPart = { readonly item: Notification; readonly part: 'alone' | 'return' | 'cut' }

/** Each cut of which the list tells the return stands right below that: together they are one thing to read. */
export const withTheirCuts = (items: readonly Notification[]): readonly ToldPart[] => {
  const cutOf = pairsOf(items)
  const placed = new Set(cutOf.values())
  return items.flatMap((item): readonly ToldPart[] => {
    if (placed.has(item)) return []
    const cut = cutOf.get(item)
    if (cut === undefined) return [{ item, part: 'alone' }]
    return [
      { item, part: 'return' },
      { item: cut, part: 'cut' },
    ]
  })
}

/** The cut that each return ended, of those that the list tells. */
export const pairsOf = (items: readonly Notification[]): ReadonlyMap<Notification, Notification> =>
  new Map(items.flatMap((item, place) => pairOf(item, items.slice(place + 1)) ?? []))

/** A return and the cut that it ended: what came last before it of its device, if that is a cut. */
const pairOf = (
  item: Notification,
  before: readonly Notification[],
): readonly [readonly [Notification, Notification]] | null => {
  if (isPowerOff(item)) return null
  const cut = before.find((one) => deviceOf(one) === deviceOf(item))
  return cut === undefined || !isPowerOff(cut) ? null : [[item, cut]]
}

/** By its id where the platform gives one. */
export const deviceOf = ({ device_id }: Notification): string => device_id._id ?? device_id.name
