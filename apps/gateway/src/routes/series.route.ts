import { REST_PATHS, seriesInput, seriesResponse } from '@vigie/contracts/rest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problemResponses, sendProblem } from '../http/problem.ts'
import { principalOf } from '../identity/guards.ts'
import type { RouteDeps } from './route-deps.ts'

/** GET /api/series: one series of this site over [from, to). */
export const seriesRoute =
  ({ guards, reads }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = { querystring: seriesInput, response: { 200: seriesResponse, ...problemResponses } }
    app.get(REST_PATHS.series, { schema, preHandler: guards.siteMember }, async (request, reply) => {
      const answer = await reads.series(principalOf(request), guards.memberSite(request), request.query)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })
  }
