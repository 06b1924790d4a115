import { type AlarmLoad, kpiQuery } from '@vigie/contracts/entities'
import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { readAlarmLoad } from './alarm-load.ts'
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
        const body: AlarmLoad = await readAlarmLoad(db, site, query, now())
        return body
      },
    )
  }
