// In: a device and the site. Out: what sends its water to the thing that it is a part of, by what devices say that they feed.
import type { Facts } from '../understand/facts.ts'
import { thingOf } from './words.ts'

/** Whether a device belongs to a thing upstream of these, however far; a meter of energy sends no water. */
export const upstreamOf = (of: readonly string[], { devices }: Pick<Facts, 'devices'>): ((id: string) => boolean) => {
  const own = new Set(of.map((id) => thingOf(id, { devices })))
  const seen = new Set(own)
  let grown = true
  while (grown) {
    const feeders = devices
      .filter(({ role, feeds }) => role !== 'energy' && feeds.some((fed) => seen.has(thingOf(fed, { devices }))))
      .map(({ id }) => thingOf(id, { devices }))
      .filter((thing) => !seen.has(thing))
    for (const thing of feeders) seen.add(thing)
    grown = feeders.length > 0
  }
  return (id) => {
    const thing = thingOf(id, { devices })
    return seen.has(thing) && !own.has(thing)
  }
}
