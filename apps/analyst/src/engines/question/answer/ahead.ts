// In: the figures, of what how long the water lasts is asked. Out: when it ends, and how long that is from now, as the pages tell them.
import { HOUR_MS, type KpiBody, MINUTE_MS } from '@vigie/contracts/entities'
import { roundAhead } from '@vigie/contracts/format'
import type { Facts } from '../understand/facts.ts'
import type { Found } from './ledger.ts'

/** When the water of the site or of a tank ends without pumping, and where that stands; null: it is not said. */
const endingAt = (body: KpiBody, of: string, read: number): { readonly at: number; readonly place: string } | null => {
  const index = body.storages.findIndex(({ device }) => device === of)
  const [row, place] =
    of === 'site' ? ([body.water, 'water'] as const) : ([body.storages[index], `storages/${index}`] as const)
  return row?.autonomyEndsAt == null ? null : { at: row.autonomyEndsAt, place: `${read}/${place}/autonomyEndsAt` }
}

/** The whole minute that lengths are told from: what is said within it never comes to two lengths. */
const minuteOf = ({ now }: Pick<Facts, 'now'>): number => now - (now % MINUTE_MS)

/** How long the water lasts, from now to the very instant that is told as its end; as it was read where that is not said. */
export const untilItsEnd = (found: Found, body: KpiBody, of: string, facts: Pick<Facts, 'now'>, read = 0): Found => {
  const end = endingAt(body, of, read)
  if (end === null || found.value <= 0) return found
  const minute = minuteOf(facts)
  return {
    value: Math.max(0, roundAhead(end.at, minute) - minute) / HOUR_MS,
    from: [end.place],
    how: 'until',
  }
}

/** When that is, as exact as it can be told, epoch ms. */
export const endOfWater = ({ value }: Found, body: KpiBody, of: string, facts: Pick<Facts, 'now'>): number => {
  const end = endingAt(body, of, 0)
  return end === null || value <= 0
    ? roundAhead(body.until + value * HOUR_MS, body.until)
    : roundAhead(end.at, minuteOf(facts))
}
