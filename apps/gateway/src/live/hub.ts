import type { SiteSlug } from '@vigie/contracts/entities'
import type { FeedSource } from '../feed/feed-source.ts'
import type { Metrics } from '../http/metrics.ts'
import type { LiveSites } from '../session/live-sites.ts'
import type { Capabilities } from '../upstream/capabilities.ts'
import type { UpstreamFact } from '../upstream/facts.ts'
import type { LinkHealth } from '../upstream/link-health.ts'
import { createSiteChannel, type SiteChannel } from './site-channel.ts'

/** The channels of all sites that somebody looks at: hands each of them its facts and its visitors. */
export type Hub = LiveSites & {
  readonly apply: (fact: UpstreamFact) => void
  /** The link was away: every site reads what it may have missed. */
  readonly reconcile: () => void
  readonly close: () => void
}

/** The channel of a site that nobody looks at any more is kept so long for those who come right back, ms. */
const LINGER_MS = 60_000

export const createHub = (deps: {
  readonly source: (site: SiteSlug, tokens: () => readonly string[]) => FeedSource
  readonly capabilities: Capabilities
  readonly health: LinkHealth
  readonly metrics: Metrics
}): Hub => {
  const channels = new Map<SiteSlug, SiteChannel>()
  const lingering = new Map<SiteSlug, NodeJS.Timeout>()
  /** whether heartbeats of this upstream say how its sites stand */
  let tellsStands = false
  /** since when such an upstream was not heard; null: a heartbeat has come since, ms */
  let lostSince: number | null = null

  const channelOf = (site: SiteSlug): SiteChannel => {
    const known = channels.get(site)
    if (known !== undefined) return known
    const { capabilities, metrics } = deps
    const source = (tokens: () => readonly string[]) => deps.source(site, tokens)
    const started = createSiteChannel({ site, source, capabilities, health: deps.health.read, metrics })
    channels.set(site, started)
    if (lostSince !== null) started.lost(lostSince)
    return started
  }
  const stopLingering = (site: SiteSlug): void => {
    clearTimeout(lingering.get(site))
    lingering.delete(site)
  }
  const drop = (site: SiteSlug): void => {
    stopLingering(site)
    channels.get(site)?.close()
    channels.delete(site)
  }
  const stopListening = deps.health.onChange((state) => {
    if (state !== 'live' && tellsStands) {
      const since = lostSince ?? Date.now() - (deps.health.read().ageMs ?? 0)
      lostSince = since
      for (const each of channels.values()) each.lost(since)
    }
    for (const each of channels.values()) each.beat()
  })
  const noteBeat = (fact: UpstreamFact): void => {
    if (fact.type !== 'heartbeat') return
    tellsStands = fact.sites !== undefined
    lostSince = null
  }

  return {
    join: async (site, subscriber, resume) => {
      stopLingering(site)
      const joined = await channelOf(site).join(subscriber, resume)
      if (!joined) drop(site)
      return joined
    },
    subscribe: (site, subscriber, topics) => channels.get(site)?.subscribe(subscriber, topics),
    tokenRenewed: (site) => channels.get(site)?.tokenRenewed(),
    leave: (site, subscriber) => {
      const left = channels.get(site)
      left?.leave(subscriber)
      if (left?.isEmpty !== true || lingering.has(site)) return
      lingering.set(
        site,
        setTimeout(() => drop(site), LINGER_MS),
      )
    },
    apply: (fact) => {
      noteBeat(fact)
      if ('site' in fact && fact.site !== null) return channels.get(fact.site)?.apply(fact)
      for (const each of channels.values()) each.apply(fact)
    },
    reconcile: () => {
      for (const each of channels.values()) each.reconcile()
    },
    close: () => {
      stopListening()
      for (const site of [...channels.keys()]) drop(site)
    },
  }
}
