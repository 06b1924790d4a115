import { REST_PATHS, siteResponse } from '@vigie/contracts/rest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problemResponses, sendProblem } from '../http/problem.ts'
import { principalOf } from '../identity/guards.ts'
import type { RouteDeps } from './route-deps.ts'

/** GET /api/site: the site of this host, and what its upstream can give. */
export const siteRoute =
  ({ guards, calls }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = { response: { 200: siteResponse, ...problemResponses } }
    app.get(REST_PATHS.site, { schema, preHandler: guards.siteMember }, async (request, reply) => {
      const { token } = principalOf(request)
      const [site, capabilities] = await Promise.all([
        calls.site(token, guards.memberSite(request)),
        calls.capabilities(token),
      ])
      if (!site.ok) return sendProblem(reply, site)
      if (!capabilities.ok) return sendProblem(reply, capabilities)
      return { site: site.value, capabilities: [...capabilities.value] }
    })
  }
