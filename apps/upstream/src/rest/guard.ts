import { mayAccessSite, type Role } from '@vigie/contracts/entities'
import { INVALID_TOKEN_MESSAGE, SERVICE_KEY_HEADER } from '@vigie/contracts/upstream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Directory } from '../directory/directory.ts'
import type { Identity, IdentityService } from '../identity/identity.ts'
import { fitsServiceKey } from '../identity/service-key.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** who asks; set by `authenticate` */
    identity: Identity | null
  }
}

/** Verifies the bearer token; without a good one the answer is the spec's 401 (R7.4). */
export const authenticate =
  (identity: IdentityService) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const [scheme, token] = request.headers.authorization?.split(' ', 2) ?? []
    if (scheme?.toLowerCase() !== 'bearer' || !token) return void refuse(reply, 401, INVALID_TOKEN_MESSAGE)
    const person = await identity.verify(token)
    if (person === 'invalid') refuse(reply, 401, INVALID_TOKEN_MESSAGE)
    else if (person === 'unavailable') refuse(reply, 503, 'Identity service unavailable.')
    else request.identity = person
  }

/** Lets through bearers of the site's platform; to others the site does not exist. The site is read from a parsed part. */
export const requireSite =
  (directory: Directory, part: 'query' | 'body') =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const site = siteIn(request[part])
    if (site === null || directory.site(site) === undefined || !mayAccessSite(site, callerOf(request)))
      refuse(reply, 404, 'Site not found.')
  }

/** Lets through these roles. */
export const requireRole =
  (...roles: readonly Role[]) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { role } = callerOf(request)
    if (role === null || !roles.includes(role)) refuse(reply, 403, 'Forbidden.')
  }

/** Lets through a service that sends the key; where none is configured, nobody. */
export const requireService =
  (serviceKey: string | null) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!fitsServiceKey(request.headers[SERVICE_KEY_HEADER], serviceKey)) refuse(reply, 403, 'Forbidden.')
  }

/** The authenticated caller. Throws where `authenticate` did not run: a bug. */
export const callerOf = (request: FastifyRequest): Identity => {
  if (request.identity === null) throw new Error('route without authentication')
  return request.identity
}

/** Answers in the upstream's error shape. */
export const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).send({ message })

const siteIn = (part: unknown): string | null =>
  typeof part === 'object' && part !== null && 'site' in part && typeof part.site === 'string' ? part.site : null
