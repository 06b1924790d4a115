import { auditInput, auditResponse, REST_PATHS } from '@vigie/contracts/rest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { principalOf } from '../plugins/guards.ts'
import { problemResponses, sendProblem } from '../plugins/problem.ts'
import type { RouteDeps } from './route-deps.ts'

/** GET /api/audit: acts of administration, newest first; for superadmins, whatever the site. */
export const auditRoute =
  ({ guards, platform }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = { querystring: auditInput, response: { 200: auditResponse, ...problemResponses } }
    app.get(REST_PATHS.audit, { schema, preHandler: guards.withRole('superadmin') }, async (request, reply) => {
      const answer = await platform.audit(principalOf(request).token, request.query)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })
  }
