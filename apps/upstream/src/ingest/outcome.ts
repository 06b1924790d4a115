import type { IngestBody } from '@vigie/contracts/upstream'
import type { QuarantineEntry } from '../store/quarantine.ts'
import { describeTime, type Judged, type Refusal, type Value } from './judge.ts'
import type { Message } from './message.ts'

/** What became of a batch: of each message, in order, what is answered to its sender; and what is kept aside. */
export type Outcome = { readonly bodies: readonly IngestBody[]; readonly quarantined: readonly QuarantineEntry[] }

/**
 * Puts together what was accepted of each message and all that was refused of it. Refusals of one message for the
 * same reason are one item that shows the first and counts the others.
 * @param jumps accepted values that turned out, beside the stored ones, to be impossible
 */
export const outcomeOf = (
  messages: readonly Message[],
  { accepted, refused }: Pick<Judged, 'accepted' | 'refused'>,
  jumps: readonly Value[],
): Outcome => {
  const all = [...refused, ...jumps.map(refusalOf)]
  if (all.length === 0)
    return { bodies: accepted.map((count) => ({ accepted: count, quarantined: [] })), quarantined: [] }
  const jumpsOf = Map.groupBy(jumps, ({ message }) => message)
  const refusedOf = Map.groupBy(all, ({ message }) => message)
  const bodies = accepted.map((count, place) => ({
    accepted: count - (jumpsOf.get(place)?.length ?? 0),
    quarantined: itemsOf(refusedOf.get(place) ?? []),
  }))
  const quarantined = messages.flatMap(({ origin: { site, source, topic, payload } }, place) =>
    (bodies[place]?.quarantined ?? []).map((item) => ({ ...item, site, source, topic, payload: payload() })),
  )
  return { bodies, quarantined }
}

const refusalOf = ({ message, value, ts }: Value): Refusal => ({
  message,
  reason: 'counter.impossible-jump',
  detail: `${value} at ${describeTime(ts)}`,
})

const itemsOf = (refusals: readonly Refusal[]): IngestBody['quarantined'] =>
  [...Map.groupBy(refusals, ({ reason }) => reason)].map(([reason, [first, ...others]]) => {
    const detail = first?.detail ?? ''
    return { reason, detail: others.length === 0 ? detail : `${detail} (and ${others.length} more)` }
  })
