import { REST_PATHS } from '@vigie/contracts/rest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problemResponses } from '../http/problem.ts'
import { principalOf } from '../identity/guards.ts'
import { perPerson } from './rate-limits.ts'
import type { RouteDeps } from './route-deps.ts'

const ENDS_PER_MINUTE = 60

/** POST /api/session/end: who signs out says so; tokens of that sign-in and its live connections end here (R1.6). */
export const sessionRoute =
  ({ guards, endSignIn }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = { response: { 204: z.null().describe('done'), ...problemResponses } }
    const preHandler = [guards.signedIn, app.rateLimit(perPerson(ENDS_PER_MINUTE))]
    app.post(REST_PATHS.sessionEnd, { schema, preHandler }, async (request, reply) => {
      endSignIn(principalOf(request))
      return reply.code(204).send(null)
    })
  }
