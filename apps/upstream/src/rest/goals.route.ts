import {
  ADMINISTRATORS,
  type GoalsBody,
  type GoalsHistory,
  goalsHistoryQuery,
  goalsInput,
  siteSlug,
} from '@vigie/contracts/entities'
import { siteQuery, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { changeGoals } from '../goals/change-goals.ts'
import { goalsOfSite } from '../goals/goals-of-site.ts'
import { readGoalsChanges } from '../store/audit.ts'
import { readGoalsOf } from '../store/goals.ts'
import type { RestDeps } from './deps.ts'
import { authenticate, callerOf, requireRole, requireSite } from './guard.ts'

/** What a site aims at, its targets and the budgets of its sectors: members read, admins change. */
export const goalsRoutes =
  ({ db, signals, directory, identity, onJournal, onBirths, now }: RestDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', authenticate(identity))
    const preHandler = requireSite(directory, 'query')
    const admins = [preHandler, requireRole(...ADMINISTRATORS)]

    const goalsOf = (site: string): Promise<GoalsBody> =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (tx) => {
          const kept = await readGoalsOf(tx, site)
          return { version: kept.version, goals: await goalsOfSite(tx, site, kept) }
        })

    app.get(UPSTREAM_PATHS.goals, { preHandler, schema: { querystring: siteQuery } }, async ({ query }) =>
      goalsOf(query.site),
    )

    app.put(
      UPSTREAM_PATHS.goals,
      { preHandler: admins, schema: { querystring: siteQuery, body: goalsInput } },
      async (request, reply): Promise<FastifyReply | GoalsBody> => {
        const { uid, name, email } = callerOf(request)
        const { site } = request.query
        const actor = { uid, name: name ?? email ?? uid, email }
        const outcome = await changeGoals({ db, signals }, directory, {
          site,
          input: request.body,
          actor,
          nowMs: now(),
        })
        if (outcome.kind === 'done') {
          onBirths(outcome.devices)
          onJournal(outcome.journal)
          return goalsOf(site)
        }
        const [status, message] = outcome.kind === 'conflict' ? [409, 'Changed since.'] : [422, outcome.detail]
        return reply.code(status).send({ message, code: `goals.${outcome.kind}` })
      },
    )

    app.get(
      UPSTREAM_PATHS.goalsHistory,
      { preHandler: admins, schema: { querystring: goalsHistoryQuery.extend({ site: siteSlug }) } },
      async ({ query }): Promise<GoalsHistory> => readGoalsChanges(db, query.site, query),
    )
  }
