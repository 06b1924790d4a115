import { notificationsResponse, REST_PATHS } from '@vigie/contracts/rest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problemResponses, sendProblem } from '../http/problem.ts'
import { principalOf } from '../identity/guards.ts'
import type { RouteDeps } from './route-deps.ts'

/** GET /api/notifications: of this site, newest first, at most 200. */
export const notificationsRoute =
  ({ guards, calls }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = { response: { 200: notificationsResponse, ...problemResponses } }
    app.get(REST_PATHS.notifications, { schema, preHandler: guards.siteMember }, async (request, reply) => {
      const answer = await calls.notifications(principalOf(request).token, guards.memberSite(request))
      return answer.ok ? { notifications: answer.value } : sendProblem(reply, answer)
    })
  }
