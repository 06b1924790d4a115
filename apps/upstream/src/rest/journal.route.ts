import { ADMINISTRATORS } from '@vigie/contracts/entities'
import { type JournalBody, journalQuery, quarantineQuery, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { readEpoch, readHead, readJournal } from '../store/journal.ts'
import { readQuarantine } from '../store/quarantine.ts'
import type { RestDeps } from './deps.ts'
import { authenticate, requireRole, requireSite } from './guard.ts'

/** What was recorded: the journal of a site, and what its ingest set aside. */
export const journalRoutes =
  ({ db, directory, identity }: RestDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', authenticate(identity))
    const ofSite = requireSite(directory, 'query')
    const admins = requireRole(...ADMINISTRATORS)
    const superadmins = requireRole('superadmin')

    app.get(
      UPSTREAM_PATHS.journal,
      { schema: { querystring: journalQuery }, preHandler: ofSite },
      async ({ query }): Promise<JournalBody> =>
        db
          .transaction()
          .setIsolationLevel('repeatable read')
          .execute(async (tx) => ({
            epoch: await readEpoch(tx, query.site),
            head: (await readHead(tx, query.site)).seq,
            entries: await readJournal(tx, query.site, query.since, query.limit),
          })),
    )

    app.get(
      UPSTREAM_PATHS.quarantine,
      {
        schema: { querystring: quarantineQuery },
        preHandler: async (request, reply) => {
          await (request.query.site === undefined ? superadmins : ofSite)(request, reply)
          if (!reply.sent) await admins(request, reply)
        },
      },
      async ({ query }) => ({ items: await readQuarantine(db, query.site ?? null, query.limit) }),
    )
  }
