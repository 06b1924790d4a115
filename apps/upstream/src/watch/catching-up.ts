import type { ReadingRow } from '@vigie/contracts/entities'

/** A site that nobody asked about for so long was not looked at: this process stood still, ms */
const STOOD_STILL_MS = 2_500
/** a reading no older than this is one of the present, ms */
const RECENT_MS = 3_000
/** devices that measure seldom are not waited for any longer, ms */
const WAIT_MS = 5_000

/**
 * Which sites are heard again, after a start, a loss of the broker or a standstill of this process, without having said
 * anything of the present yet: what their devices keep for us comes first, and until it is recorded the record is that
 * of before. Asked about each site a second or more often, by a clock that is never set.
 */
export type CatchingUp = {
  /** @returns whether the record of the site has not reached the present */
  readonly look: (site: string, isHeard: boolean) => boolean
  /** Notes readings that were recorded, at `nowMs` of ours. */
  readonly recorded: (site: string, rows: readonly ReadingRow[], nowMs: number) => void
}

type Look = { readonly at: number; readonly isHeard: boolean; readonly since: number | null }

/** @param hasDevices whether anybody is there who could be heard */
export const createCatchingUp = (
  hasDevices: (site: string) => boolean,
  steady: () => number = () => performance.now(),
): CatchingUp => {
  const looks = new Map<string, Look>()

  const sinceOf = (before: Look | undefined, site: string, at: number): number | null => {
    const isHeardOn = before?.isHeard === true && at - before.at <= STOOD_STILL_MS
    if (!isHeardOn) return hasDevices(site) ? at : null
    return before.since !== null && at - before.since < WAIT_MS ? before.since : null
  }
  return {
    look: (site, isHeard) => {
      const at = steady()
      const since = isHeard ? sinceOf(looks.get(site), site, at) : null
      looks.set(site, { at, isHeard, since })
      return since !== null
    },
    recorded: (site, rows, nowMs) => {
      const look = looks.get(site)
      if (look === undefined || look.since === null) return
      if (rows.some(([, , ts]) => nowMs - ts <= RECENT_MS)) looks.set(site, { ...look, since: null })
    },
  }
}
