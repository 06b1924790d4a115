// In: a device that was named. Out: what else is meant by its name: the thing, where it is the main device of one.
import type { Facts } from '../understand/facts.ts'
import { thingOf } from './words.ts'

/** Whether a device is the named one; of the main device of a thing, whether it is any part of that. */
export const isOfNamed = (named: string, facts: Pick<Facts, 'devices'>): ((id: string) => boolean) => {
  const device = facts.devices.find(({ id }) => id === named)
  const isMain = device?.asset != null && (device.asset.id === device.id || device.asset.name === device.name)
  return isMain ? (id) => thingOf(id, facts) === device.asset?.id : (id) => id === named
}

/** The other devices of the thing that the named one stands for. */
export const othersOfNamed = (named: string, facts: Pick<Facts, 'devices'>): readonly string[] =>
  facts.devices.flatMap(({ id }) => (id !== named && isOfNamed(named, facts)(id) ? [id] : []))
