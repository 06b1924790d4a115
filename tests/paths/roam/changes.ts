// What was published of devices, as properties speak of it.
import type { PowerChange } from '../../harness/publisher.ts'
import type { Item, Walked } from './record.types.ts'
import { isLive, panelUses, type Stay, spareMs } from './stays.ts'
import type { Duty, Span } from './temporal.ts'

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
 * The changes that a page owes to tell: acknowledged, while it stood and had been live, and nobody saw the list meanwhile.
 * Its time counts from when it is live without a break for as long as telling may take.
 */
export const changesToTell = (
  stay: Stay,
  walked: Walked,
  stays: readonly Stay[],
  toldMs: number,
): readonly (Change & Duty)[] => {
  const uses = panelUses(stays, stay.site)
  return changesAt(walked, stay.site).flatMap((change) => {
    const { device, isOn, sentAt, ackedAt } = change
    if (ackedAt === null) return []
    let from = ackedAt
    for (const look of stay.spans) if (!isLive(look) && overlaps(look, from, from + toldMs)) from = look.until
    const due = from + toldMs + spareMs(walked, from, from + toldMs)
    const isSeenMeanwhile = uses.some((use) => overlaps(use, sentAt, due))
    const wasLive = stay.spans.some((look) => isLive(look) && look.from < sentAt)
    if (isSeenMeanwhile || !wasLive) return []
    return [
      { ...change, from: sentAt, withinMs: due - sentAt, says: `nothing tells of ${device} ${isOn ? 'on' : 'off'}` },
    ]
  })
}

/** How many devices got their power back while a page stood, until a moment. */
export const restored = (walked: Walked, { site, from }: Stay, until: number): number =>
  new Set(
    changesAt(walked, site)
      .filter(({ isOn, sentAt }) => isOn && sentAt >= from && sentAt <= until)
      .map(({ device }) => device),
  ).size

/** Whether a row of the list is that of a change; a server may date what comes late by when it heard it. */
export const isOf = (item: Item, { device, isOn, sentAt }: Change): boolean =>
  item.device === device && item.isOn === isOn && Math.abs(item.at - sentAt) < 1_500

export const overlaps = (span: Span, from: number, until: number): boolean => span.from <= until && span.until >= from

/** « 1 234,5 » as a number. */
export const numberOf = (text: string): number => Number(text.replaceAll(/[\s\u202f\u00a0]/g, '').replace(',', '.'))
