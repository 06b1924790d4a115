import { capability, mayAccessSite, type SeriesBody, seriesQuery } from '@vigie/contracts/entities'
import {
  type DevicesBody,
  type LatestBody,
  type PlanBody,
  type SitesBody,
  siteQuery,
  UPSTREAM_PATHS,
} from '@vigie/contracts/upstream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { readPicture } from '../store/picture.ts'
import { readPlan } from '../store/plans.ts'
import { readSeries } from '../store/series.ts'
import { readSites } from '../store/sites.ts'
import type { RestDeps } from './deps.ts'
import { authenticate, callerOf, refuse, requireSite } from './guard.ts'

/** This upstream can do all there is. */
const CAPABILITIES = capability.options

/** Sites, their devices and their measurements. */
export const siteRoutes =
  ({ db, directory, identity, inTurn, now }: RestDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', authenticate(identity))
    const ofSite = { preHandler: requireSite(directory, 'query') }

    app.get(UPSTREAM_PATHS.capabilities, async () => ({ capabilities: CAPABILITIES }))

    app.get(UPSTREAM_PATHS.sites, async (request): Promise<SitesBody> => {
      const caller = callerOf(request)
      // read anew: who asks may have just heard that targets changed, from another instance
      return { sites: (await readSites(db)).filter(({ slug }) => mayAccessSite(slug, caller)) }
    })

    app.get(
      UPSTREAM_PATHS.plan,
      { ...ofSite, schema: { querystring: siteQuery } },
      async ({ query }): Promise<PlanBody> => ({ plan: await readPlan(db, query.site) }),
    )

    app.get(
      UPSTREAM_PATHS.devices,
      { ...ofSite, schema: { querystring: siteQuery } },
      async ({ query }): Promise<DevicesBody> => ({ devices: directory.devicesOf(query.site) }),
    )

    app.get(
      UPSTREAM_PATHS.latest,
      { ...ofSite, schema: { querystring: siteQuery } },
      async ({ query }): Promise<LatestBody> => readPicture(db, query.site, now()),
    )

    app.get(UPSTREAM_PATHS.series, { ...ofSite, schema: { querystring: seriesQuery } }, async (request, reply) => {
      const { query } = request
      const spec = directory.device(query.site, query.device)?.metrics.get(query.metric)
      if (spec === undefined) return refuse(reply, 404, 'Series not found.')
      const { device, metric, from, to } = query
      return inTurn<SeriesBody>(request, reply, async () => ({
        device,
        metric,
        from,
        to,
        ...(await readSeries(db, spec, query)),
      }))
    })
  }
