import type { Identity } from '../plugins/identity.ts'
import type { Metrics } from '../plugins/metrics.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { createAccountWatch } from './account-watch.ts'
import { createFeedSource } from './feed-source.ts'
import { createHub, type Hub } from './hub.ts'
import { createNotificationJournal } from './notification-journal.ts'
import { createPulse, type Pulse } from './pulse.ts'
import { createSessions, type Sessions } from './sessions.ts'

/** The live side of a gateway, put together. */
export type Live = {
  readonly hub: Hub
  readonly sessions: Sessions
  readonly pulse: Pulse
  close(): void
}

export const createLive = (upstream: Upstream, identity: Identity, metrics: Metrics): Live => {
  const { rest, capabilities, platform, health, onMalformed } = upstream
  const hub = createHub({
    capabilities,
    health,
    metrics,
    source: (site, tokens) => {
      const ownJournal = createNotificationJournal((token) => platform.notifications(token, site))
      return createFeedSource({ site, rest, capabilities, ownJournal, tokens, onMalformed })
    },
  })
  const sessions = createSessions({ onFirst: (uid) => watch.start(uid), onLast: (uid) => watch.stop(uid) })
  const watch = createAccountWatch(identity, sessions.of)
  const pulse = createPulse()
  upstream.open({ onFact: hub.apply, onConnected: hub.reconcile })
  return {
    hub,
    sessions,
    pulse,
    close: () => {
      watch.close()
      pulse.close()
      hub.close()
    },
  }
}
