import { isAdministrator, mayAccessSite, type Role, type SiteSlug, siteSlug } from '@vigie/contracts/entities'
import { SITE_PARAMETER } from '@vigie/contracts/rest'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from '../http/problem.ts'
import { siteOfHost } from '../http/site-of-host.ts'
import { failed } from '../outcome.ts'
import type { Identity, Principal } from './identity.ts'
import type { Refusals } from './refusals.ts'

// Authorization header and host name → who asks and for which site, or a problem document

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null
  }
}

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

export type Guards = {
  /** A valid bearer token is required. */
  readonly signedIn: Guard
  /** A valid bearer token whose claims include the site that is asked about is required. */
  readonly siteMember: Guard
  /**
   * A valid bearer token of one of these roles is required; where only administrators are let through, and the
   * installation asks for it, one of a sign-in with a second factor.
   */
  readonly withRole: (...roles: readonly Role[]) => Guard
  /** The site of the host; null when no site can have that name. */
  readonly siteOf: (request: FastifyRequest) => SiteSlug | null
  /** The site that is asked about: the one that the address names, else that of the host; null: none has that name. */
  readonly siteAsked: (request: FastifyRequest) => SiteSlug | null
  /** The site of a request that `siteMember` has let through. Errors: throws on any other. */
  readonly memberSite: (request: FastifyRequest) => SiteSlug
}

type GuardOptions = {
  readonly defaultSite: SiteSlug
  /** administration asks for more than a password */
  readonly asksSecondFactor: boolean
}

export const createGuards = (
  { verify }: Pick<Identity, 'verify'>,
  { defaultSite, asksSecondFactor }: GuardOptions,
  refusals: Refusals,
): Guards => {
  const siteOf = (request: FastifyRequest) => siteOfHost(request.headers.host, defaultSite)

  const siteAsked = (request: FastifyRequest) => {
    const [named, ...others] = namedIn(request.originalUrl)
    if (named === undefined) return siteOf(request)
    return others.length === 0 ? (siteSlug.safeParse(named).data ?? null) : null
  }

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
    const site = siteAsked(request)
    if (site === null) return sendProblem(reply, failed('site.unknown'))
    if (mayAccessSite(site, request.principal.claims)) return undefined
    refusals.note(request.principal, { code: 'site.forbidden', subject: site, at: actOf(request) })
    return sendProblem(reply, failed('site.forbidden'))
  }
  const withRole = (...roles: readonly Role[]): Guard => {
    const isAdministration = roles.every(isAdministrator)
    return async (request, reply) => {
      await signedIn(request, reply)
      if (reply.sent || request.principal === null) return reply
      const { claims, hasSecondFactor } = request.principal
      const isAllowed = claims.role !== null && roles.includes(claims.role)
      if (isAllowed && (hasSecondFactor || !asksSecondFactor || !isAdministration)) return undefined
      const code = isAllowed ? 'second-factor.required' : 'role.forbidden'
      refusals.note(request.principal, { code, subject: actOf(request) })
      return sendProblem(reply, failed(code))
    }
  }
  const memberSite = (request: FastifyRequest): SiteSlug => {
    const site = siteAsked(request)
    if (site === null) throw new Error('route without guard')
    return site
  }
  return { signedIn, siteMember, withRole, siteOf, siteAsked, memberSite }
}

/** Sites that an address names, as it came: what a route has parsed of it is what the route knows. */
const namedIn = (url: string): readonly string[] => {
  const from = url.indexOf('?')
  return from === -1 ? [] : new URLSearchParams(url.slice(from)).getAll(SITE_PARAMETER)
}

/** Who asks, of a request that a guard has let through. Errors: throws on any other. */
export const principalOf = (request: FastifyRequest): Principal => {
  if (request.principal === null) throw new Error('route without guard')
  return request.principal
}

/** The route as it is declared, for the record: the address itself may carry secrets. */
const actOf = (request: FastifyRequest): string => `${request.method} ${request.routeOptions.url ?? ''}`
