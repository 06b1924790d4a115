import { createHash } from 'node:crypto'
import { planResponse, REST_PATHS } from '@vigie/contracts/rest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problemResponses, sendProblem } from '../http/problem.ts'
import { mayBeKept, sendUnchanged } from '../http/revalidate.ts'
import { principalOf } from '../identity/guards.ts'
import type { RouteDeps } from './route-deps.ts'

/** GET /api/site/plan: what lies on the site. It rarely changes: whoever has it is told so by its ETag. */
export const planRoute =
  ({ guards, calls }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = { response: { 200: planResponse, ...problemResponses } }
    app.get(REST_PATHS.sitePlan, { schema, preHandler: guards.siteMember }, async (request, reply) => {
      const plan = await calls.plan(principalOf(request).token, guards.memberSite(request))
      if (!plan.ok) return sendProblem(reply, plan)
      const body = { plan: plan.value }
      const etag = `W/"${createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 32)}"`
      mayBeKept(reply, etag)
      return request.headers['if-none-match'] === etag ? sendUnchanged(reply) : body
    })
  }
