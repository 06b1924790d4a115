import type { JournalPosition, SiteSlug } from '@vigie/contracts/entities'
import { LIVE_TIMING } from '@vigie/contracts/live'
import type { Metrics } from '../plugins/metrics.ts'
import type { Capabilities } from '../upstream/capabilities.ts'
import type { UpstreamFact } from '../upstream/facts.ts'
import type { LinkHealth } from '../upstream/link-health.ts'
import type { Member } from './audience.ts'
import type { FeedSource } from './feed-source.ts'
import { createSiteChannel, type SiteChannel } from './site-channel.ts'

/** Every site somebody looks at: facts in, to the right ones; one heartbeat for all. */
export type Hub = {
  /** @returns the site's channel, started by its first visitor */
  channel(site: SiteSlug): SiteChannel
  join(site: SiteSlug, member: Member, resume: JournalPosition | undefined): Promise<boolean>
  leave(site: SiteSlug, member: Member): void
  apply(fact: UpstreamFact): void
  reconcile(): void
  close(): void
}

/** A site nobody looks at is kept this long, for those who come right back, ms. */
const LINGER_MS = 60_000

export const createHub = (deps: {
  source(site: SiteSlug, tokens: () => readonly string[]): FeedSource
  capabilities: Capabilities
  health: LinkHealth
  metrics: Metrics
}): Hub => {
  const channels = new Map<SiteSlug, SiteChannel>()
  const lingering = new Map<SiteSlug, NodeJS.Timeout>()

  const channel = (site: SiteSlug): SiteChannel => {
    const known = channels.get(site)
    if (known !== undefined) return known
    const { capabilities, metrics } = deps
    const source = (tokens: () => readonly string[]) => deps.source(site, tokens)
    const started = createSiteChannel({ site, source, capabilities, health: deps.health.read, metrics })
    channels.set(site, started)
    return started
  }
  const drop = (site: SiteSlug): void => {
    clearTimeout(lingering.get(site))
    lingering.delete(site)
    channels.get(site)?.close()
    channels.delete(site)
  }
  const beat = (): void => {
    for (const each of channels.values()) each.beat()
  }
  const ticker = setInterval(beat, LIVE_TIMING.heartbeatMs)
  const stopListening = deps.health.onChange(beat)

  return {
    channel,
    join: async (site, member, resume) => {
      clearTimeout(lingering.get(site))
      lingering.delete(site)
      const joined = await channel(site).join(member, resume)
      if (!joined) drop(site)
      return joined
    },
    leave: (site, member) => {
      const left = channels.get(site)
      left?.leave(member)
      if (left?.isEmpty !== true || lingering.has(site)) return
      lingering.set(
        site,
        setTimeout(() => drop(site), LINGER_MS),
      )
    },
    apply: (fact) => {
      if ('site' in fact && fact.site !== null) return channels.get(fact.site)?.apply(fact)
      for (const each of channels.values()) each.apply(fact)
    },
    reconcile: () => {
      for (const each of channels.values()) each.reconcile()
    },
    close: () => {
      clearInterval(ticker)
      stopListening()
      for (const site of [...channels.keys()]) drop(site)
    },
  }
}
