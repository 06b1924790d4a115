import { alarmLoadInput, alarmLoadResponse, REST_PATHS } from '@vigie/contracts/rest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problemResponses, sendProblem } from '../http/problem.ts'
import { principalOf } from '../identity/guards.ts'
import type { RouteDeps } from './route-deps.ts'

/** GET /api/alarms/load: how heavily alarms weighed on this site over one period. */
export const alarmsRoute =
  ({ guards, calls }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = { querystring: alarmLoadInput, response: { 200: alarmLoadResponse, ...problemResponses } }
    app.get(REST_PATHS.alarmLoad, { schema, preHandler: guards.siteMember }, async (request, reply) => {
      const answer = await calls.alarmLoad(principalOf(request).token, guards.memberSite(request), request.query)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })
  }
