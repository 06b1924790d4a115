import type { IngestBody, QuarantineReason } from '@vigie/contracts/upstream'
import type { QuarantineEntry } from '../store/quarantine.ts'
import type { Origin } from './message.ts'

/** What became of one message: how much was taken, and what was set aside and why. */
export type Verdict = {
  readonly accept: (count: number) => void
  /** Notes a refusal; those of the same reason are one entry with a count. */
  readonly refuse: (reason: QuarantineReason, detail: string) => void
  readonly body: () => IngestBody
  readonly quarantined: () => QuarantineEntry[]
}

export const verdictOf = ({ source, topic, site, payload }: Origin): Verdict => {
  let accepted = 0
  const refusals = new Map<QuarantineReason, { detail: string; count: number }>()
  const items = () =>
    [...refusals].map(([reason, { detail, count }]) => ({
      reason,
      detail: count === 1 ? detail : `${detail} (and ${count - 1} more)`,
    }))
  return {
    accept: (count) => {
      accepted += count
    },
    refuse: (reason, detail) => {
      const refusal = refusals.get(reason)
      if (refusal === undefined) refusals.set(reason, { detail, count: 1 })
      else refusal.count += 1
    },
    body: () => ({ accepted, quarantined: items() }),
    quarantined: () => items().map((item) => ({ ...item, site, source, topic, payload: payload() })),
  }
}
