import { publicConfig, REST_PATHS } from '@vigie/contracts/rest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problemResponses, sendProblem } from '../http/problem.ts'
import { failed } from '../outcome.ts'
import { VERSION } from '../version.ts'
import type { RouteDeps } from './route-deps.ts'

/** GET /config.json: public settings of the UI; needs no token. */
export const configRoute =
  ({ guards, config }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { apiKey, authDomain, projectId, emulatorHost } = config.identity
    const emulatorUrl = emulatorHost === null ? null : `http://${emulatorHost}`
    const schema = { security: [], response: { 200: publicConfig, ...problemResponses } }
    app.get(REST_PATHS.config, { schema }, async (request, reply) => {
      const site = guards.siteOf(request)
      if (site === null) return sendProblem(reply, failed('site.unknown'))
      reply.header('cache-control', 'no-cache')
      return {
        site,
        identity: { apiKey, authDomain, projectId, emulatorUrl },
        analytics: config.analytics,
        admin: { idleMinutes: config.adminIdleMinutes, asksSecondFactor: config.asksSecondFactor },
        marketingUrl: config.marketingUrl,
        map: config.map,
        version: VERSION,
      }
    })
  }
