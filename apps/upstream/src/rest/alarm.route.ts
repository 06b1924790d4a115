import {
  type AlarmLoad,
  alarmChangesQuery,
  alarmFilter,
  alarmParams,
  kpiQuery,
  siteSlug,
} from '@vigie/contracts/entities'
import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { resolvePeriod } from '../kpis/period.ts'
import { readAlarmChanges } from '../store/alarm-changes.ts'
import { readAlarmDetail, readAlarmPage } from '../store/alarm-list.ts'
import { withCauses, withCommonCause } from './alarm-causes.ts'
import { readAlarmLoad } from './alarm-load.ts'
import type { RestDeps } from './deps.ts'
import { authenticate, refuse, requireSite } from './guard.ts'

/** The alarms of a site, one of them with its life, and how heavily they weighed over a period. */
export const alarmRoutes =
  ({ db, directory, identity, inTurn, now }: RestDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', authenticate(identity))
    const preHandler = requireSite(directory, 'query')

    app.get(
      UPSTREAM_PATHS.alarms,
      { preHandler, schema: { querystring: alarmFilter.extend({ site: siteSlug }) } },
      async ({ query }) => {
        const page = await readAlarmPage(db, query.site, query)
        return { ...page, alarms: await withCauses({ db, directory, site: query.site }, page.alarms) }
      },
    )

    app.get(
      UPSTREAM_PATHS.alarm,
      { preHandler, schema: { querystring: z.object({ site: siteSlug }), params: alarmParams } },
      async ({ query, params }, reply) => {
        const detail = await readAlarmDetail(db, query.site, params.id)
        if (detail === null) return refuse(reply, 404, 'Alarm not found.')
        return withCommonCause({ db, directory, site: query.site }, detail)
      },
    )

    app.get(
      UPSTREAM_PATHS.alarmChanges,
      { preHandler, schema: { querystring: alarmChangesQuery.extend({ site: siteSlug }) } },
      async ({ query }, reply) =>
        (await db
          .transaction()
          .setIsolationLevel('repeatable read')
          .execute((tx) => readAlarmChanges(tx, query.site, query))) ?? refuse(reply, 404, 'Another journal.'),
    )

    app.get(UPSTREAM_PATHS.alarmLoad, { preHandler, schema: { querystring: kpiQuery } }, async (request, reply) => {
      const { query } = request
      const site = directory.site(query.site)
      if (site === undefined) return refuse(reply, 404, 'Site not found.')
      if (resolvePeriod(query, site.timeZone, now(), null).whole.from > now())
        return reply.code(400).send({ message: 'date: the period has not begun', code: 'request.invalid' })
      return inTurn<AlarmLoad>(request, reply, () => readAlarmLoad(db, site, query, now()))
    })
  }
