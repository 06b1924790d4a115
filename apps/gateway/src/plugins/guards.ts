import { mayAccessSite, type Role, type SiteSlug } from '@vigie/contracts/entities'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { failed, type Outcome } from '../outcome.ts'
import type { Refusals } from '../users/refusals.ts'
import type { Identity, Principal } from './identity.ts'
import { sendProblem } from './problem.ts'
import { siteOfHost } from './site-of-host.ts'

// Authorization header and host name → who asks, of which site; or a problem

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null
  }
}

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

export type Guards = {
  /** A valid bearer token is required. */
  readonly signedIn: Guard
  /** A valid bearer token whose platforms include the site of the host is required. */
  readonly siteMember: Guard
  /** A valid bearer token of one of these roles is required. */
  withRole(...roles: readonly Role[]): Guard
  /** The site of the host; null when no site can have that name. */
  siteOf(request: FastifyRequest): SiteSlug | null
  /** The same, behind `siteMember`. */
  memberSite(request: FastifyRequest): SiteSlug
  /** Trusts no token of this person without verifying it again. */
  forget(uid: string): void
}

/** A verified token is trusted this long before it is verified again, ms. */
const TRUST_MS = 15_000
const TRUSTED_MAX = 10_000

export const createGuards = (identity: Pick<Identity, 'verify'>, defaultSite: SiteSlug, refusals: Refusals): Guards => {
  const { verify, forget } = rememberingVerify(identity)
  const siteOf = (request: FastifyRequest) => siteOfHost(request.headers.host, defaultSite)

  const signedIn: Guard = async (request, reply) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (token === undefined) return sendProblem(reply, failed('auth.missing'))
    const outcome = await verify(token)
    if (!outcome.ok) return sendProblem(reply, outcome)
    request.principal = outcome.value
    return undefined
  }
  const siteMember: Guard = async (request, reply) => {
    await signedIn(request, reply)
    if (reply.sent || request.principal === null) return reply
    const site = siteOf(request)
    if (site === null) return sendProblem(reply, failed('site.unknown'))
    if (mayAccessSite(site, request.principal.claims)) return undefined
    refusals.note(request.principal, { code: 'site.forbidden', subject: site, at: actOf(request) })
    return sendProblem(reply, failed('site.forbidden'))
  }
  const withRole =
    (...roles: readonly Role[]): Guard =>
    async (request, reply) => {
      await signedIn(request, reply)
      if (reply.sent || request.principal === null) return reply
      const { claims } = request.principal
      if (claims.role !== null && roles.includes(claims.role)) return undefined
      refusals.note(request.principal, { code: 'role.forbidden', subject: actOf(request) })
      return sendProblem(reply, failed('role.forbidden'))
    }
  const memberSite = (request: FastifyRequest): SiteSlug => {
    const site = siteOf(request)
    if (site === null) throw new Error('route without guard')
    return site
  }
  return { signedIn, siteMember, withRole, siteOf, memberSite, forget }
}

/** What a guard has let through; only handlers behind a guard may ask. */
export const principalOf = (request: FastifyRequest): Principal => {
  if (request.principal === null) throw new Error('route without guard')
  return request.principal
}

/** The route, never what its address carries. */
const actOf = (request: FastifyRequest): string => `${request.method} ${request.routeOptions.url ?? ''}`

const rememberingVerify = (identity: Pick<Identity, 'verify'>) => {
  const trusted = new Map<string, { principal: Principal; until: number }>()
  let forgettings = 0
  const verify = async (token: string): Promise<Outcome<Principal>> => {
    const known = trusted.get(token)
    if (known !== undefined && Date.now() < known.until) return { ok: true, value: known.principal }
    trusted.delete(token)
    const before = forgettings
    const outcome = await identity.verify(token)
    // what was verified while somebody was forgotten may be of before
    if (outcome.ok && before === forgettings) {
      if (trusted.size >= TRUSTED_MAX) trusted.clear()
      trusted.set(token, { principal: outcome.value, until: Math.min(Date.now() + TRUST_MS, outcome.value.expiresAt) })
    }
    return outcome
  }
  const forget = (uid: string): void => {
    forgettings += 1
    for (const [token, { principal }] of trusted) if (principal.uid === uid) trusted.delete(token)
  }
  return { verify, forget }
}
