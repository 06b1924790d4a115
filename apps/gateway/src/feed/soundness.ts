import type { ClockStep } from '@vigie/contracts/entities'
import type { SourceHealth, SourceReason } from '@vigie/contracts/live'
import type { SiteStand } from '@vigie/contracts/upstream'

/**
 * Whether what is shown of a site is what the upstream has, and whether the upstream has what the devices say: beside
 * the health of the link, what decides that the site is live.
 */
export type Soundness = {
  /** Notes what a heartbeat said. */
  readonly noteStand: (stand: SiteStand | undefined, clockStep: ClockStep | null) => void
  /**
   * Notes that the upstream was not heard since `sinceMs`: what comes of it afterwards is live once a heartbeat has said
   * that it stands well, and what was missed has been read.
   */
  readonly noteLost: (sinceMs: number) => void
  /** Notes that what was missed while the upstream was not heard has been read. */
  readonly noteCaughtUp: () => void
  /** Notes whether something is known to be missing in the picture, or to be wrong in it. */
  readonly noteBehind: (isBehind: boolean) => void
  /** The health of the link, with what is known of the site put in. */
  readonly health: (link: SourceHealth) => SourceHealth
  /** Why the site is not live; null: nothing speaks against it. */
  readonly reason: () => SourceReason | null
}

/** What is missing for a shorter time is on its way, ms. */
const BEHIND_MS = 1_000
/** An upstream that is heard again and says nothing of how it stands for so long is one that never does, ms. */
const UNTOLD_MS = 5_000

export const createSoundness = (): Soundness => {
  let ingest: { readonly state: SiteStand['ingest']; readonly since: number } = { state: 'live', since: Date.now() }
  /** when it was last said that devices are heard and recorded; a fault found after a freeze was there during it */
  let soundAt = Date.now()
  /**
   * Whether that nothing is recorded was said once, after the upstream was not heard: one that was frozen says so when it
   * wakes, of a database that it has not asked yet. It is named once it is said again.
   */
  let isDoubted = false
  let behindSince: number | null = null
  let clockStep: ClockStep | null = null
  /** since when the upstream was not heard, until it is known again how it stands; `backAt`: it is heard again */
  let lost: { readonly since: number; backAt: number | null; isTold: boolean } | null = null

  const fault = (): { readonly reason: SourceReason; readonly since: number } | null => {
    if (ingest.state === 'blocked') return { reason: isDoubted ? 'behind' : 'not-recording', since: ingest.since }
    if (ingest.state === 'unread') return { reason: 'devices-unread', since: ingest.since }
    if (ingest.state === 'behind') return { reason: 'behind', since: ingest.since }
    if (lost !== null) return { reason: 'behind', since: lost.since }
    if (behindSince === null || Date.now() - behindSince < BEHIND_MS) return null
    return { reason: 'behind', since: behindSince }
  }
  return {
    noteStand: (stand, step) => {
      const state = stand?.ingest ?? 'live'
      isDoubted = state === 'blocked' && ingest.state !== 'blocked' && lost !== null
      // one fault that another takes the place of has been there since the first
      if (state !== ingest.state) ingest = { state, since: ingest.state === 'live' ? soundAt : ingest.since }
      if (state === 'live') soundAt = Date.now()
      clockStep = step
      if (lost !== null) lost.isTold = true
    },
    noteLost: (sinceMs) => {
      lost = { since: lost?.since ?? sinceMs, backAt: null, isTold: false }
    },
    noteCaughtUp: () => {
      if (lost?.isTold === true) lost = null
    },
    noteBehind: (isBehind) => {
      behindSince = isBehind ? (behindSince ?? Date.now()) : null
    },
    health: (link) => {
      if (lost !== null && link.state === 'live') {
        lost.backAt ??= Date.now()
        if (!lost.isTold && Date.now() - lost.backAt > UNTOLD_MS) lost = null
      }
      const stepped = clockStep === null ? link : { ...link, clockStep }
      const wrong = fault()
      if (wrong === null || link.ageMs === null) return stepped
      const ageMs = Math.max(0, link.state === 'live' ? 0 : link.ageMs, Date.now() - wrong.since)
      return link.state === 'live'
        ? { ...stepped, state: 'silent', ageMs, reason: wrong.reason }
        : { ...stepped, ageMs }
    },
    reason: () => fault()?.reason ?? null,
  }
}
