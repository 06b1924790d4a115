import { createFeedSource } from '../feed/feed-source.ts'
import { createNotificationJournal } from '../feed/notification-journal.ts'
import type { Metrics } from '../http/metrics.ts'
import type { Identity } from '../identity/identity.ts'
import { createAccountWatch } from '../session/account-watch.ts'
import type { LiveSites } from '../session/live-sites.ts'
import { createRounds, type Rounds } from '../session/rounds.ts'
import { createSessions, type Sessions } from '../session/sessions.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { createHub } from './hub.ts'

/** The live side of a gateway, put together and listening to its upstream. */
export type Live = {
  readonly sites: LiveSites
  readonly sessions: Sessions
  readonly rounds: Rounds
  readonly close: () => void
}

export const createLive = (upstream: Upstream, identity: Identity, metrics: Metrics): Live => {
  const { rest, capabilities, calls, health, onMalformed } = upstream
  const hub = createHub({
    capabilities,
    health,
    metrics,
    source: (site, tokens) => {
      const ownJournal = createNotificationJournal((token) => calls.notifications(token, site))
      return createFeedSource({ site, rest, capabilities, ownJournal, tokens, onMalformed })
    },
  })
  const sessions = createSessions({ onFirst: (uid) => watch.start(uid), onLast: (uid) => watch.stop(uid) })
  const watch = createAccountWatch(identity, sessions.of)
  const rounds = createRounds()
  upstream.open({ onFact: hub.apply, onConnected: hub.reconcile })
  return {
    sites: hub,
    sessions,
    rounds,
    close: () => {
      watch.close()
      rounds.close()
      hub.close()
    },
  }
}
