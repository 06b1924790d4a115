import type { FastifyRequest } from 'fastify'
import type { Asker } from '../../analyst/analyst.ts'
import { type Guards, principalOf } from '../../identity/guards.ts'

/** Who asks the analyst, of a request that `siteMember` has let through. */
export const askerOf = (guards: Guards, request: FastifyRequest): Asker => {
  const { uid, name, token, claims } = principalOf(request)
  return { site: guards.memberSite(request), uid, name, token, role: claims.role }
}
