import { findingsRequest, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { judgeFindings } from '../watch/findings.ts'
import type { RestDeps } from './deps.ts'
import { authenticate, refuse, requireService, requireSite } from './guard.ts'

/** POST findings: what the analyst found out. Answers after the commit. */
export const findingsRoute =
  ({ db, signals, directory, settings, identity, serviceKey, onJournal, now }: RestDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', authenticate(identity))
    app.post(
      UPSTREAM_PATHS.findings,
      {
        schema: { body: findingsRequest },
        preHandler: [requireService(serviceKey), requireSite(directory, 'body')],
      },
      async ({ body }, reply) => {
        const nowMs = now()
        if (body.findings.some(({ at }) => at > nowMs)) return refuse(reply, 422, 'A finding is of the future.')
        onJournal(await judgeFindings({ store: { db, signals }, directory, settings }, { ...body, nowMs }))
        return reply.code(202).send({})
      },
    )
  }
