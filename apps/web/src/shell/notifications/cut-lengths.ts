// In: notifications, newest first. Out: how long each cut that ended among them was.
import { isPowerOff, type Notification } from '@vigie/contracts/entities'

const atOf = ({ created_at }: Notification): number => Date.parse(created_at)

/**
 * How long the cut was that each of these began or ended, ms, by `_id`. One that lasts has none, nor has one whose
 * beginning is older than the list.
 */
export const cutLengths = (items: readonly Notification[]): ReadonlyMap<string, number> => {
  const lengths = new Map<string, number>()
  const begun = new Map<string, Notification>()
  for (const item of items.toReversed()) {
    const device = item.device_id._id ?? item.device_id.name
    const begin = begun.get(device)
    if (isPowerOff(item)) {
      if (begin === undefined) begun.set(device, item)
      continue
    }
    begun.delete(device)
    if (begin === undefined) continue
    const length = atOf(item) - atOf(begin)
    lengths.set(begin._id, length).set(item._id, length)
  }
  return lengths
}
