import { mayAccessSite, type SiteSlug } from '@vigie/contracts/entities'
import { type CloseReason, LIVE_PATH, LIVE_TIMING, type LiveCommand, type LiveEvent } from '@vigie/contracts/live'
import type { FastifyBaseLogger } from 'fastify'
import type { Failure } from '../outcome.ts'
import type { Identity, Principal } from '../plugins/identity.ts'
import type { Metrics } from '../plugins/metrics.ts'
import type { Refusals } from '../users/refusals.ts'
import type { Member } from './audience.ts'
import { createMessageBudget, readCommand } from './commands.ts'
import { encode } from './frames.ts'
import type { Hub } from './hub.ts'
import type { Sessions } from './sessions.ts'
import { createSubscriber } from './subscriber.ts'
import { maskOf, topicsOf } from './topics.ts'
import { sendTexts, type Transport } from './transport.ts'

// one client's messages → authentication, renewal, subscription; what it hears comes from its site's channel

export type SessionDeps = {
  readonly hub: Hub
  readonly sessions: Sessions
  readonly identity: Pick<Identity, 'verify'>
  readonly metrics: Metrics
  readonly refusals: Refusals
}

export type Session = {
  /** Takes a message, in the order of arrival. */
  message(text: string): void
  /** The connection is gone. */
  closed(): void
}

/** @param site the site of the address; null when no site can have that name */
export const createSession = (
  transport: Transport,
  site: SiteSlug | null,
  log: FastifyBaseLogger,
  deps: SessionDeps,
): Session => {
  const mayTalk = createMessageBudget()
  let principal: Principal | null = null
  let member: Member | null = null
  let unregister: (() => void) | null = null
  let expiry: NodeJS.Timeout | undefined
  let isOver = false
  let queue: Promise<void> = Promise.resolve()

  const close = (reason: CloseReason): void => {
    if (isOver) return
    deps.metrics.closes.inc({ reason })
    transport.close(reason)
    end()
  }
  const end = (): void => {
    isOver = true
    clearTimeout(silence)
    clearTimeout(expiry)
    unregister?.()
    if (member === null || site === null) return
    deps.hub.leave(site, member)
    deps.metrics.subscribers.dec({ site })
    member = null
  }
  const silence = setTimeout(() => close('authenticationTimeout'), LIVE_TIMING.authenticateWithinMs)

  const say = (event: LiveEvent): void => sendTexts(transport, [encode(event)])
  const refuse = (why: Pick<Failure, 'code' | 'detail'>, reason: CloseReason): void => {
    say(errorOf(why))
    close(reason)
  }

  /** Verifies a token for this site; null when it brings nothing, and the client has been told why. */
  const verify = async (token: string): Promise<Principal | null> => {
    const outcome = await deps.identity.verify(token)
    if (isOver) return null
    // an identity service that is away takes nothing from a token verified before, while it lasts
    if (!outcome.ok && outcome.code === 'auth.unavailable' && principal !== null) say(errorOf(outcome))
    else if (!outcome.ok) refuse(outcome, reasonOf(outcome))
    else if (site === null) close('unknownSite')
    else if (!mayAccessSite(site, outcome.value.claims)) {
      deps.refusals.note(outcome.value, { code: 'site.forbidden', subject: site, at: LIVE_PATH })
      close('forbiddenSite')
    } else return outcome.value
    return null
  }
  const hold = (verified: Principal): void => {
    principal = verified
    clearTimeout(expiry)
    expiry = setTimeout(() => close('tokenExpired'), Math.max(0, verified.expiresAt - Date.now()))
  }

  const authenticate = async ({ token, resume }: Extract<LiveCommand, { type: 'authenticate' }>): Promise<void> => {
    if (principal !== null) return refuse({ code: 'request.invalid', detail: 'already authenticated' }, 'protocolError')
    clearTimeout(silence)
    const verified = await verify(token)
    if (verified === null || site === null) return
    hold(verified)
    const current = () => principal ?? verified
    const subscriber = createSubscriber(transport, deps.hub.channel(site).catchUp, deps.metrics)
    member = { subscriber, principal: current }
    deps.metrics.subscribers.inc({ site })
    unregister = deps.sessions.add({ principal: current, close })
    // joining may wait for the upstream: what the client says meanwhile must not
    deps.hub.join(site, member, resume).then(
      (isKnown) => {
        if (!isKnown) close('unknownSite')
      },
      (error: unknown) => {
        log.error({ err: error }, 'joining a site failed')
        close('restarting')
      },
    )
  }

  const renew = async (token: string): Promise<void> => {
    const verified = await verify(token)
    if (verified === null || site === null) return
    if (verified.uid !== principal?.uid) return close('unauthenticated')
    hold(verified)
    deps.hub.channel(site).poke()
    say({ type: 'renewed', expiresAt: new Date(verified.expiresAt).toISOString() })
  }

  const handle = async (command: LiveCommand): Promise<void> => {
    if (isOver) return
    if (command.type === 'authenticate') return authenticate(command)
    if (member === null || site === null) {
      return refuse({ code: 'auth.required-first', detail: 'say authenticate first' }, 'protocolError')
    }
    if (command.type === 'renew') return renew(command.token)
    deps.hub.channel(site).subscribe(member, maskOf(command.topics))
    say({ type: 'subscribed', topics: topicsOf(maskOf(command.topics)) })
  }

  return {
    message: (text) => {
      if (isOver) return
      if (!mayTalk()) return close('tooManyMessages')
      const command = readCommand(text)
      if (!command.ok) return refuse(command, 'protocolError')
      queue = queue
        .then(() => handle(command.value))
        .catch((error: unknown) => log.error({ err: error }, 'live session'))
    },
    closed: () => {
      if (!isOver) end()
    },
  }
}

const errorOf = ({ code, detail }: Pick<Failure, 'code' | 'detail'>): LiveEvent => ({
  type: 'error',
  code,
  detail: detail ?? '',
})

const reasonOf = ({ code }: Failure): CloseReason => {
  switch (code) {
    case 'auth.unavailable':
      return 'identityUnavailable'
    case 'auth.expired':
      return 'tokenExpired'
    case 'auth.revoked':
      return 'accessRevoked'
    default:
      return 'unauthenticated'
  }
}
