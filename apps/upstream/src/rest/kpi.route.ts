import { type KpiBody, kpiQuery } from '@vigie/contracts/entities'
import { type OutagesBody, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { createKpiReader } from '../kpis/kpis.ts'
import { resolvePeriod } from '../kpis/period.ts'
import { readOutages } from '../store/outages.ts'
import type { RestDeps } from './deps.ts'
import { authenticate, refuse, requireSite } from './guard.ts'

/** Aggregates of a site's period, computed from the rollups. */
export const kpiRoutes =
  ({ db, directory, settings, identity, inTurn, now }: RestDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const readKpis = createKpiReader(db, (site, device) => settings.of(site, device))
    app.addHook('onRequest', authenticate(identity))
    const ofSite = { preHandler: requireSite(directory, 'query'), schema: { querystring: kpiQuery } }

    app.get(UPSTREAM_PATHS.kpis, ofSite, async (request, reply) => {
      const { query } = request
      const site = directory.site(query.site)
      if (site === undefined) return refuse(reply, 404, 'Site not found.')
      return inTurn<KpiBody>(request, reply, () => readKpis(site, directory.knownOf(site.slug), query, now()))
    })

    app.get(UPSTREAM_PATHS.outages, ofSite, async (request, reply) => {
      const { query } = request
      const site = directory.site(query.site)
      if (site === undefined) return refuse(reply, 404, 'Site not found.')
      const { whole } = resolvePeriod(query, site.timeZone, now(), null)
      return inTurn<OutagesBody>(request, reply, async () => ({ outages: await readOutages(db, site.slug, whole) }))
    })
  }
