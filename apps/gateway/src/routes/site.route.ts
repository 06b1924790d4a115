import { REST_PATHS, siteResponse } from '@vigie/contracts/rest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { principalOf } from '../plugins/guards.ts'
import { problemResponses, sendProblem } from '../plugins/problem.ts'
import type { RouteDeps } from './route-deps.ts'

/** GET /api/site: the site of this host, and what its platform can give. */
export const siteRoute =
  ({ guards, platform }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = { response: { 200: siteResponse, ...problemResponses } }
    app.get(REST_PATHS.site, { schema, preHandler: guards.siteMember }, async (request, reply) => {
      const { token } = principalOf(request)
      const [site, capabilities] = await Promise.all([
        platform.site(token, guards.memberSite(request)),
        platform.capabilities(token),
      ])
      if (!site.ok) return sendProblem(reply, site)
      if (!capabilities.ok) return sendProblem(reply, capabilities)
      return { site: site.value, capabilities: [...capabilities.value] }
    })
  }
