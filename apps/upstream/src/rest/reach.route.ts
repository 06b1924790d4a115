import {
  ADMINISTRATORS,
  type DeliveriesPage,
  deliveriesQuery,
  OPERATORS,
  type ReachBody,
  reachInput,
  reachTestInput,
  siteSlug,
} from '@vigie/contracts/entities'
import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { changeRules, NO_RULES } from '../reach/change-rules.ts'
import { judgeWebhooks } from '../reach/judge-address.ts'
import { onCallAt } from '../reach/weekly.ts'
import { readDeliveries } from '../store/deliveries.ts'
import { readReachRules } from '../store/reach-rules.ts'
import type { RestDeps } from './deps.ts'
import { authenticate, callerOf, refuse, requireRole, requireSite } from './guard.ts'

const ofSite = z.object({ site: siteSlug })

/** Whom the alarms of a site reach, and what was sent: those who act on alarms read, admins change and test. */
export const reachRoutes =
  ({ db, directory, identity, reach, now }: RestDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', authenticate(identity))
    const readers = [requireSite(directory, 'query'), requireRole(...OPERATORS)]
    const admins = [requireSite(directory, 'query'), requireRole(...ADMINISTRATORS)]

    const rulesOf = async (slug: string): Promise<ReachBody> => {
      const kept = await readReachRules(db, slug)
      const rules = kept?.rules ?? NO_RULES
      const timeZone = directory.site(slug)?.timeZone ?? 'UTC'
      return {
        version: kept?.version ?? 0,
        rules,
        changedAt: kept === null ? null : new Date(kept.changedAt).toISOString(),
        changedBy: kept?.changedBy ?? null,
        onCallNow: onCallAt(rules, timeZone, now()),
        isEmailConfigured: reach.isEmailConfigured,
      }
    }

    app.get(UPSTREAM_PATHS.reach, { preHandler: readers, schema: { querystring: ofSite } }, async ({ query }) =>
      rulesOf(query.site),
    )

    app.put(
      UPSTREAM_PATHS.reach,
      { preHandler: admins, schema: { querystring: ofSite, body: reachInput } },
      async (request, reply): Promise<FastifyReply | ReachBody> => {
        const { uid, name, email } = callerOf(request)
        const { site } = request.query
        const actor = { uid, name: name ?? email ?? uid, email }
        const judged = await judgeWebhooks(request.body.rules.webhooks, reach.judge)
        if (judged.flaw !== null) return reply.code(422).send({ message: judged.flaw, code: 'reach.invalid' })
        const outcome = await changeRules(db, { site, input: request.body, actor, nowMs: now() })
        if (outcome.kind === 'done') return { ...(await rulesOf(site)), unresolved: judged.unresolved }
        const [status, message] = outcome.kind === 'conflict' ? [409, 'Changed since.'] : [422, outcome.detail]
        return reply.code(status).send({ message, code: `reach.${outcome.kind}` })
      },
    )

    app.post(
      UPSTREAM_PATHS.reachTest,
      { preHandler: admins, schema: { querystring: ofSite, body: reachTestInput } },
      async ({ query, body }, reply) => {
        const site = directory.site(query.site)
        if (site === undefined) return refuse(reply, 404, 'Site not found.')
        return (await reach.test(site, body.target)) ?? refuse(reply, 404, 'No such contact or webhook.')
      },
    )

    app.get(
      UPSTREAM_PATHS.reachDeliveries,
      { preHandler: readers, schema: { querystring: deliveriesQuery.extend({ site: siteSlug }) } },
      async ({ query: { site, ...page } }): Promise<DeliveriesPage> => readDeliveries(db, site, page),
    )
  }
