import type { Change } from './alignment.ts'
import type { Claim, Defect, WatcherRecord } from './evidence.ts'

/** The longest stretch that is replayed (LIVE_LIMITS.resumeEntries): beyond it, a reset is right. */
const RESUME_ENTRIES = 1_000
/** A change that is acknowledged may be on its way so long before a picture without it counts as stale, ms. */
const STALE_AFTER_MS = 3_000
/** A claim holds until the next, and at most so long: then a page says by itself that it hears nothing, ms. */
const CLAIM_HOLDS_MS = 2_500

/** Entries come in order, each once; a picture is replaced only for a reason that holds. */
export const judgeHeard = ({ name, site, heard }: Pick<WatcherRecord, 'name' | 'site' | 'heard'>): Defect[] => {
  const defects: Defect[] = []
  const say = (kind: Defect['kind'], text: string): void => {
    defects.push({ kind, says: `${name} (${site}): ${text}` })
  }
  let position: { epoch: string; seq: number } | null = null
  let reset: { reason: string } | null = null
  for (const event of heard) {
    if (event.type === 'welcome') {
      if (event.resumed && position?.epoch !== event.epoch) say('client-reset', `resumed over another epoch`)
      continue
    }
    if (event.type === 'reset') {
      const isOther = position !== null && position.epoch !== event.epoch
      const isLong = position !== null && event.seq - position.seq > RESUME_ENTRIES
      // the journal before its own could not be read: the upstream was away when the client came back
      const isUnasked = event.reason === 'source-lost'
      if (!isOther && !isLong && !isUnasked)
        say('client-reset', `${event.reason} at seq ${event.seq}, it stood at ${position?.seq}`)
      reset = event
      continue
    }
    if (event.type === 'snapshot') {
      if (position !== null && reset === null && event.seq > position.seq)
        say('client-skipped', `a snapshot at ${event.seq} without a reset, it stood at ${position.seq}`)
      position = { epoch: event.epoch, seq: event.seq }
      reset = null
      continue
    }
    if (position === null) say('client-skipped', `entry ${event.seq} before any picture`)
    else if (event.seq <= position.seq) say('client-doubled', `entry ${event.seq} again, it stood at ${position.seq}`)
    else {
      if (event.seq > position.seq + 1) say('client-skipped', `entry ${event.seq} after ${position.seq}`)
      position = { ...position, seq: event.seq }
    }
  }
  return defects
}

/** For how long, at least, somebody was told what is not true, s; and when first and last. */
export type Lying = {
  readonly seconds: number
  readonly first: Lie | null
  readonly last: Lie | null
}
/** A heartbeat that was not true: the entry that was missing, and where the gateway said that the journal stood. */
type Lie = { readonly at: number; readonly seq: number; readonly stood: number }

/**
 * When somebody was told that the source is live while a change, acknowledged more than 3 s before, was not in the
 * journal that the gateway knew. Changes that never got there are not counted here: they are lost.
 */
export const lyingOf = (claims: readonly Claim[], changes: readonly Change[]): Lying => {
  const recorded = changes
    .flatMap(({ report, entry }) =>
      report.ackedAt === null || entry === null ? [] : [{ at: report.ackedAt, seq: entry.seq }],
    )
    .sort((one, other) => other.seq - one.seq)
  /** by falling seq: of the changes from there on, the one that was acknowledged first */
  const oldest: { readonly from: number; readonly seq: number; readonly at: number }[] = []
  for (const { seq, at } of recorded) {
    const before = oldest.at(-1)
    oldest.push(before === undefined || at < before.at ? { from: seq, seq, at } : { ...before, from: seq })
  }
  let lyingMs = 0
  let first: Lie | null = null
  let last: Lie | null = null
  let before: Lie | null = null
  for (const { at, seq, isLive } of claims) {
    const missing = oldest.findLast(({ from }) => from > seq)
    const lie: Lie | null =
      isLive && missing !== undefined && missing.at + STALE_AFTER_MS < at ? { at, seq: missing.seq, stood: seq } : null
    // after a single one the truth may have come at once: what lies between two is certain
    if (lie !== null && before !== null) lyingMs += Math.max(0, Math.min(at - before.at, CLAIM_HOLDS_MS))
    before = lie
    last = lie ?? last
    first ??= lie
  }
  return { seconds: lyingMs / 1_000, first, last }
}
