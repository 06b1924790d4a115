import { OPERATORS } from '@vigie/contracts/entities'
import { ingestRequest, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { readHttpMessage } from '../ingest/message.ts'
import type { RestDeps } from './deps.ts'
import { authenticate, requireRole, requireSite } from './guard.ts'

/** The HTTP way in: the same messages as MQTT, through the same pipeline. Answers after the commit. */
export const ingestRoute =
  ({ directory, identity, writer }: RestDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', authenticate(identity))
    app.post(
      UPSTREAM_PATHS.readings,
      {
        schema: { body: ingestRequest },
        preHandler: [requireSite(directory, 'body'), requireRole(...OPERATORS)],
      },
      async ({ body }, reply) => {
        await writer.room()
        const { site, device, kind, payload } = body
        return reply.code(202).send(await writer.submit(readHttpMessage(site, device, kind, payload)))
      },
    )
  }
