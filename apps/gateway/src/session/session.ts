import { MINUTE_MS, mayAccessSite, type SiteSlug } from '@vigie/contracts/entities'
import { SOCKET_LIMITS } from '@vigie/contracts/limits'
import {
  type CloseReason,
  LIVE_LIMITS,
  LIVE_PATH,
  LIVE_TIMING,
  type LiveCommand,
  type LiveEvent,
} from '@vigie/contracts/live'
import type { FastifyBaseLogger } from 'fastify'
import type { RawData } from 'ws'
import { encode, joinFrames } from '../fanout/frames.ts'
import { createSubscriber, type Subscriber } from '../fanout/subscriber.ts'
import { maskOf, topicsOf } from '../fanout/topics.ts'
import { close, isOpen, type Transport, write } from '../fanout/transport.ts'
import type { Metrics } from '../http/metrics.ts'
import type { Identity, Principal } from '../identity/identity.ts'
import type { Refusals } from '../identity/refusals.ts'
import type { Failure } from '../outcome.ts'
import { createMessageBudget, type MessageBudget, readCommand, spend } from './commands.ts'
import type { LiveSites } from './live-sites.ts'
import type { Rounds, Watched } from './rounds.ts'
import type { LiveSession, Sessions } from './sessions.ts'

// one client's messages → authentication, renewal, subscription; what it hears is written by its site's channel

export type SessionDeps = {
  readonly sites: LiveSites
  readonly sessions: Sessions
  readonly rounds: Rounds
  readonly identity: Pick<Identity, 'verify'>
  readonly metrics: Pick<Metrics, 'subscribers'>
  /** live connections that one person may have */
  readonly perPerson: number
  readonly refusals: Refusals
  readonly log: FastifyBaseLogger
}

/** What the connection tells its session. */
export type Session = {
  /** Takes a message, in the order of arrival. */
  readonly message: (data: RawData, isBinary: boolean) => void
  readonly pong: () => void
  /** The connection is gone. */
  readonly closed: () => void
}

/** One record and few functions of its own per connection, because there are thousands. */
type State = Watched & {
  readonly deps: SessionDeps
  /** the site of the address; null when no site can have that name */
  readonly site: SiteSlug | null
  readonly budget: MessageBudget
  readonly renewals: MessageBudget
  /** to be called once it is known who it is */
  readonly leaveLobby: () => void
  /** null until a token has been verified */
  member: (LiveSession & { readonly bearer: Subscriber }) | null
  isOver: boolean
  /** settles when the messages taken so far have been handled */
  handled: Promise<void>
}
const HANDLED = Promise.resolve()
const SECOND_MS = 1_000

/**
 * @param site the site of the address; null when no site can have that name
 * @param leaveLobby called once it is known who it is
 */
export const createSession = (
  transport: Transport,
  site: SiteSlug | null,
  deps: SessionDeps,
  leaveLobby: () => void,
): Session => {
  const state: State = {
    transport,
    site,
    deps,
    budget: createMessageBudget(LIVE_LIMITS.commandsPerSecond, SECOND_MS),
    renewals: createMessageBudget(SOCKET_LIMITS.renewalsPerMinute, MINUTE_MS),
    leaveLobby,
    deadline: Date.now() + LIVE_TIMING.authenticateWithinMs,
    deadlineReason: 'authenticationTimeout',
    missedPings: 0,
    member: null,
    isOver: false,
    handled: HANDLED,
    close: (reason, text) => end(state, reason, text),
  }
  deps.rounds.add(state)
  return {
    message: (data, isBinary) => take(state, isBinary ? '' : data.toString()),
    pong: () => {
      state.missedPings = 0
    },
    closed: () => end(state, null),
  }
}

/** @param reason null: the connection is gone already */
const end = (state: State, reason: CloseReason | null, text?: string): void => {
  if (state.isOver) return
  state.isOver = true
  if (reason !== null) close(state.transport, reason, text)
  const { deps, member, site } = state
  deps.rounds.remove(state)
  if (member === null || site === null) return
  state.member = null
  deps.sessions.remove(member)
  deps.sites.leave(site, member.bearer)
  deps.metrics.subscribers.dec({ site })
}

const take = (state: State, text: string): void => {
  if (state.isOver || !isOpen(state.transport)) return
  if (!spend(state.budget)) {
    end(state, 'tooManyMessages')
    return
  }
  const command = readCommand(text)
  if (!command.ok) {
    refuse(state, command, 'protocolError')
    return
  }
  state.handled = state.handled
    .then(() => handle(state, command.value))
    .catch((error: unknown) => state.deps.log.error({ err: error }, 'live session'))
}

const handle = async (state: State, command: LiveCommand): Promise<void> => {
  if (state.isOver) return
  const { member, site, deps } = state
  if (command.type === 'authenticate') return authenticate(state, command)
  if (member === null || site === null) {
    return refuse(state, { code: 'auth.required-first', detail: 'say authenticate first' }, 'protocolError')
  }
  if (command.type === 'renew') return renew(state, member.bearer, command.token)
  const topics = maskOf(command.topics)
  deps.sites.subscribe(site, member.bearer, topics)
  say(state, { type: 'subscribed', topics: topicsOf(topics) })
}

type Authenticate = Extract<LiveCommand, { type: 'authenticate' }>

const authenticate = async (state: State, { token, resume }: Authenticate): Promise<void> => {
  const { transport, site, deps, close: closeSession } = state
  if (state.member !== null) {
    return refuse(state, { code: 'request.invalid', detail: 'already authenticated' }, 'protocolError')
  }
  state.deadline = Number.POSITIVE_INFINITY
  const principal = await verify(state, token)
  if (principal === null || site === null) return
  if (deps.sessions.of(principal.uid).length >= deps.perPerson) return end(state, 'tooManyConnections')
  state.leaveLobby()
  const bearer = createSubscriber(transport, principal)
  state.transport = bearer
  const member = { bearer, close: closeSession }
  state.member = member
  expireWith(state, principal)
  deps.metrics.subscribers.inc({ site })
  deps.sessions.add(member)
  // joining may wait for the upstream; what the client says meanwhile is handled all the same
  deps.sites.join(site, bearer, resume).then(
    (isKnown) => {
      if (!isKnown) closeSession('unknownSite')
    },
    (error: unknown) => {
      deps.log.error({ err: error }, 'joining a site failed')
      closeSession('restarting')
    },
  )
}

const renew = async (state: State, bearer: Subscriber, token: string): Promise<void> => {
  const { site, deps } = state
  if (!spend(state.renewals)) return end(state, 'tooManyMessages')
  const principal = await verify(state, token)
  if (principal === null || site === null) return
  if (principal.uid !== bearer.principal.uid) return end(state, 'unauthenticated')
  bearer.principal = principal
  expireWith(state, principal)
  deps.sites.tokenRenewed(site)
  say(state, { type: 'renewed', expiresAt: new Date(principal.expiresAt).toISOString() })
}

const expireWith = (state: State, { expiresAt }: Principal): void => {
  state.deadline = expiresAt
  state.deadlineReason = 'tokenExpired'
}

/** Verifies a token for this site. @returns null when it does not open it, and the client has been told why */
const verify = async (state: State, token: string): Promise<Principal | null> => {
  const { site, deps } = state
  const outcome = await deps.identity.verify(token)
  if (state.isOver) return null
  // a token verified before stays good until it expires, whether or not the identity service answers now
  if (!outcome.ok && outcome.code === 'auth.unavailable' && state.member !== null) say(state, errorOf(outcome))
  else if (!outcome.ok) refuse(state, outcome, reasonOf(outcome))
  else if (site === null) end(state, 'unknownSite')
  else if (!mayAccessSite(site, outcome.value.claims)) {
    deps.refusals.note(outcome.value, { code: 'site.forbidden', subject: site, at: LIVE_PATH })
    end(state, 'forbiddenSite')
  } else return outcome.value
  return null
}

const refuse = (state: State, why: Pick<Failure, 'code' | 'detail'>, reason: CloseReason): void => {
  say(state, errorOf(why))
  end(state, reason)
}

const say = (state: State, event: LiveEvent): void => void write(state.transport, joinFrames([encode(event)]))

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
