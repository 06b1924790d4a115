import type { IngestState } from '@vigie/contracts/entities'

/**
 * Since when what devices of a site say could have been heard and recorded by this instance. Silence from before that is
 * nobody's: an upstream that starts, or whose broker or database was away, accuses no device.
 */
export type Listening = {
  /** Looks at how each site stands; to be called every second or so. */
  readonly look: (sites: Iterable<string>, nowMs: number) => void
  /** ms; null: it is not heard now, or what was said waits to be recorded */
  readonly since: (site: string) => number | null
}

export const createListening = (stateOf: (site: string) => IngestState): Listening => {
  const since = new Map<string, number>()
  return {
    look: (sites, nowMs) => {
      const own = new Set(sites)
      for (const site of since.keys()) if (!own.has(site)) since.delete(site)
      for (const site of own) {
        const state = stateOf(site)
        if (state === 'unread' || state === 'blocked') since.delete(site)
        else if (!since.has(site)) since.set(site, nowMs)
      }
    },
    since: (site) => (stateOf(site) === 'live' ? (since.get(site) ?? null) : null),
  }
}
