import { type AuditBody, auditQuery } from '@vigie/contracts/entities'
import { auditRequest, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { addAudit, readAudit } from '../store/audit.ts'
import { authenticate, callerOf, requireRole } from './guard.ts'
import type { RestDeps } from './rest.ts'

/** The log of acts of administration: those who administer write it, superadmins read it. */
export const auditRoutes =
  ({ db, identity, now }: RestDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', authenticate(identity))

    app.post(
      UPSTREAM_PATHS.audit,
      { preHandler: requireRole('admin', 'superadmin'), schema: { body: auditRequest } },
      async (request, reply) => {
        const { uid, email } = callerOf(request)
        await addAudit(db, { ...request.body, actor: { uid, email }, at: now() })
        return reply.code(201).send({})
      },
    )

    app.get(
      UPSTREAM_PATHS.audit,
      { preHandler: requireRole('superadmin'), schema: { querystring: auditQuery } },
      async ({ query }): Promise<AuditBody> => ({ entries: await readAudit(db, query) }),
    )
  }
