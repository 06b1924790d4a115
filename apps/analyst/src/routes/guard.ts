import { timingSafeEqual } from 'node:crypto'
import { ANALYST_CALLER_HEADER, type AnalystCaller, analystCaller } from '@vigie/contracts/analyst'
import { SERVICE_KEY_HEADER } from '@vigie/contracts/upstream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** who asks, as the gateway has checked it, with their token; set by `requireGateway` */
    caller: (AnalystCaller & { readonly token: string }) | null
  }
}

/** Lets through the gateway alone, which says who asks: nobody else has the service key. */
export const requireGateway =
  (serviceKey: string) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (!isSame(request.headers[SERVICE_KEY_HEADER], serviceKey)) return sendProblem(reply, 'auth.missing')
    const caller = callerIn(request.headers[ANALYST_CALLER_HEADER])
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (caller === null || token === undefined) return sendProblem(reply, 'auth.missing')
    request.caller = { ...caller, token }
    return undefined
  }

/** Who asks, of a request that the guard has let through. Errors: throws on any other. */
export const callerOf = (request: FastifyRequest): AnalystCaller & { readonly token: string } => {
  if (request.caller === null) throw new Error('route without guard')
  return request.caller
}

const isSame = (sent: unknown, key: string): boolean => {
  if (typeof sent !== 'string') return false
  const [a, b] = [Buffer.from(sent), Buffer.from(key)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const callerIn = (header: unknown): AnalystCaller | null => {
  if (typeof header !== 'string') return null
  try {
    return analystCaller.parse(JSON.parse(Buffer.from(header, 'base64url').toString()))
  } catch {
    return null
  }
}
