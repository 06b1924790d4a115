// What was published of devices, as properties speak of it.
import type { PowerChange } from '../../harness/publisher.ts'
import type { Walked } from './record.types.ts'
import { isLive, type Stay } from './stays.ts'
import type { Span } from './temporal.ts'

export type Change = PowerChange & { readonly device: string }

/** Changes of power at a site since the walk began, in the order in which they were sent; what was so already is none. */
export const changesAt = ({ published, startedAt }: Walked, site: string): readonly Change[] =>
  [...(published.get(site)?.power ?? [])]
    .flatMap(([device, sent]) =>
      sent.flatMap((one, index) => (one.isOn === sent[index - 1]?.isOn ? [] : [{ ...one, device }])),
    )
    .filter(({ sentAt }) => sentAt >= startedAt)
    .sort((one, other) => one.sentAt - other.sentAt)

/** The latest moment at which a change may have set out for the pages: what stood still then passes it on afterwards. */
export const lastArrival = ({ troubles }: Walked, { sentAt, ackedAt }: Change): number => {
  let at = ackedAt ?? Number.POSITIVE_INFINITY
  for (const { from, until } of troubles.toSorted((one, other) => one.from - other.from))
    if (overlaps({ from, until }, sentAt, at + 1_000)) at = Math.max(at, until)
  return at
}

/**
 * From when a page can show a change: acknowledged, and live without a break for as long as it may take. null: the page
 * is not asked to, since it was never acknowledged.
 */
export const shownFrom = ({ spans }: Stay, { ackedAt }: Change, withinMs: number): number | null => {
  if (ackedAt === null) return null
  let from = ackedAt
  for (const look of spans) if (!isLive(look) && overlaps(look, from, from + withinMs)) from = look.until
  return from
}

export const overlaps = (span: Span, from: number, until: number): boolean => span.from <= until && span.until >= from

/** « 1 234,5 » as a number. */
export const numberOf = (text: string): number => Number(text.replaceAll(/[\s\u202f\u00a0]/g, '').replace(',', '.'))
