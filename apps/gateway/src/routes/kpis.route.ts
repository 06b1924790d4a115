import { kpisInput, kpisResponse, outagesResponse, REST_PATHS } from '@vigie/contracts/rest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problemResponses, sendProblem } from '../http/problem.ts'
import { principalOf } from '../identity/guards.ts'
import type { RouteDeps } from './route-deps.ts'

/** GET /api/kpis and /api/outages: one period of this site. */
export const kpisRoute =
  ({ guards, reads }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const kpisSchema = { querystring: kpisInput, response: { 200: kpisResponse, ...problemResponses } }
    app.get(REST_PATHS.kpis, { schema: kpisSchema, preHandler: guards.siteMember }, async (request, reply) => {
      const answer = await reads.kpis(principalOf(request), guards.memberSite(request), request.query)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })

    const outagesSchema = { querystring: kpisInput, response: { 200: outagesResponse, ...problemResponses } }
    app.get(REST_PATHS.outages, { schema: outagesSchema, preHandler: guards.siteMember }, async (request, reply) => {
      const answer = await reads.outages(principalOf(request), guards.memberSite(request), request.query)
      return answer.ok ? { outages: answer.value } : sendProblem(reply, answer)
    })
  }
