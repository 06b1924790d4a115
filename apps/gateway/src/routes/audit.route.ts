import { auditInput, auditResponse, REST_PATHS } from '@vigie/contracts/rest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problemResponses, sendProblem } from '../http/problem.ts'
import { principalOf } from '../identity/guards.ts'
import type { RouteDeps } from './route-deps.ts'

/** GET /api/audit: acts of administration and refusals, newest first; for superadmins, whatever the site. */
export const auditRoute =
  ({ guards, calls }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = { querystring: auditInput, response: { 200: auditResponse, ...problemResponses } }
    app.get(REST_PATHS.audit, { schema, preHandler: guards.withRole('superadmin') }, async (request, reply) => {
      const answer = await calls.audit(principalOf(request).token, request.query)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })
  }
