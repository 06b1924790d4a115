import { ADMINISTRATORS } from '@vigie/contracts/entities'
import { accessEndedRequest, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { RestDeps } from './deps.ts'
import { authenticate, requireRole, requireService } from './guard.ts'

/** The way in which a gateway says that somebody's rights are other ones now: their rooms and tokens end at once. */
export const accessRoutes =
  ({ identity, serviceKey, endAccess }: RestDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', authenticate(identity))
    const preHandler = [requireRole(...ADMINISTRATORS), requireService(serviceKey)]
    const schema = { body: accessEndedRequest }
    app.post(UPSTREAM_PATHS.accessEnded, { schema, preHandler }, async ({ body }, reply) => {
      endAccess(body.uid)
      return reply.code(202).send({})
    })
  }
