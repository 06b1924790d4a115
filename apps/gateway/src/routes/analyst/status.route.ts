import { ANALYST_PATHS, analystStatusResponse } from '@vigie/contracts/rest/analyst'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problemResponses, sendProblem } from '../../http/problem.ts'
import type { RouteDeps } from '../route-deps.ts'
import { askerOf } from './asker.ts'

/** GET /api/analyst: how each engine of the analyst stands on this site; none where there is no analyst. */
export const analystStatusRoute =
  ({ guards, analyst }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = { response: { 200: analystStatusResponse, ...problemResponses } }
    app.get(ANALYST_PATHS.status, { schema, preHandler: guards.siteMember }, async (request, reply) => {
      const answer = await analyst.ask(askerOf(guards, request), { path: ANALYST_PATHS.status }, analystStatusResponse)
      if (answer.ok) return answer.value
      return answer.code === 'analyst.missing' ? { engines: [] } : sendProblem(reply, answer)
    })
  }
