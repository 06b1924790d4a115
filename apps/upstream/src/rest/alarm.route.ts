import { type AlarmLoad, kpiQuery } from '@vigie/contracts/entities'
import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { alarmLoadOf } from '../alarms/load.ts'
import { resolvePeriod } from '../kpis/period.ts'
import { readAlarmSpans } from '../store/alarms.ts'
import { readExtent } from '../store/rollups/extent.ts'
import type { RestDeps } from './deps.ts'
import { authenticate, refuse, requireSite } from './guard.ts'

/** How heavily alarms weighed over a period. */
export const alarmRoutes =
  ({ db, directory, identity, now }: RestDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', authenticate(identity))

    app.get(
      UPSTREAM_PATHS.alarmLoad,
      { preHandler: requireSite(directory, 'query'), schema: { querystring: kpiQuery } },
      async ({ query }, reply) => {
        const site = directory.site(query.site)
        if (site === undefined) return refuse(reply, 404, 'Site not found.')
        const nowMs = now()
        const { whole } = resolvePeriod(query, site.timeZone, nowMs, null)
        const { first } = await readExtent(db, site.slug)
        // a site younger than the period is judged by the time it has been there
        const from = Math.min(whole.to, Math.max(whole.from, first ?? whole.from))
        const stretch = { from, to: Math.max(from, Math.min(whole.to, nowMs)) }
        const body: AlarmLoad = alarmLoadOf(await readAlarmSpans(db, site.slug, stretch), stretch)
        return body
      },
    )
  }
