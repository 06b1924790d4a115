import {
  type HandoverAnswer,
  type HandoverPage,
  type HandoverTaken,
  handoverInput,
  handoverParams,
  handoverQuery,
  OPERATORS,
  siteSlug,
  supplyOf,
} from '@vigie/contracts/entities'
import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readHandovers } from '../store/handovers.ts'
import { type By, signHandover, takeOver } from '../watch/hand-over.ts'
import { readShiftFacts } from '../watch/shift-facts.ts'
import type { RestDeps } from './deps.ts'
import { authenticate, callerOf, refuse, requireRole, requireSite } from './guard.ts'
import { keyReused, requestKey, withKey } from './request-key.ts'

const ofSite = z.object({ site: siteSlug })

/** Shift handovers: notes with what the records said, and who took over. A retry with the same key is the same note. */
export const handoverRoutes =
  ({ db, directory, identity, now }: RestDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', authenticate(identity))
    const readers = requireSite(directory, 'query')
    const operators = [readers, requireRole(...OPERATORS)]
    const supply = (site: string) => supplyOf(directory.devicesOf(site))
    const by = (request: FastifyRequest): By => {
      const { uid, name, email } = callerOf(request)
      return { actor: { uid, name: name ?? email ?? uid, email }, nowMs: now() }
    }

    app.get(
      UPSTREAM_PATHS.handovers,
      { preHandler: readers, schema: { querystring: handoverQuery.extend({ site: siteSlug }) } },
      async ({ query: { site, before, limit, shift } }): Promise<HandoverPage> =>
        db
          .transaction()
          .setIsolationLevel('repeatable read')
          .execute(async (tx) => ({
            ...(await readHandovers(tx, site, { before: before === undefined ? null : Number(before), limit })),
            now: await readShiftFacts(tx, site, { nowMs: now(), shift, supply: supply(site) }),
          })),
    )

    app.post(
      UPSTREAM_PATHS.handovers,
      { preHandler: operators, schema: { querystring: ofSite, headers: withKey, body: handoverInput } },
      async (request, reply): Promise<FastifyReply | HandoverAnswer> => {
        const act = requestKey(request, callerOf(request), 'handover')
        const { site } = request.query
        const note = { site, ...request.body, act, supply: supply(site) }
        const handover = await signHandover(db, note, by(request))
        return handover === 'reused' ? keyReused(reply) : { handover }
      },
    )

    app.post(
      UPSTREAM_PATHS.handoverAcknowledge,
      { preHandler: operators, schema: { querystring: ofSite, headers: withKey, params: handoverParams } },
      async (request, reply): Promise<FastifyReply | HandoverTaken> => {
        const outcome = await takeOver(db, request.query.site, Number(request.params.id), by(request))
        if (outcome.kind === 'unknown') return refuse(reply, 404, 'Handover not found.')
        if (outcome.kind === 'own') return reply.code(409).send({ message: 'Your own note.', code: 'handover.own' })
        return { handover: outcome.handover, won: outcome.won }
      },
    )
  }
