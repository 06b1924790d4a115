import { ADMINISTRATORS, type AuditBody, auditQuery } from '@vigie/contracts/entities'
import { auditRequest, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { addAudit, readAudit } from '../store/audit.ts'
import { MINUTE_MS } from '../time.ts'
import type { RestDeps } from './deps.ts'
import { authenticate, callerOf, refuse, requireRole, requireService } from './guard.ts'

/** Refusals one person may have written in a minute: enough to see that they try. */
const REFUSALS_PER_MINUTE = 30

/**
 * The log of acts of administration: a service writes it for those who administer, superadmins read it. What somebody was
 * refused is written under their own name, whoever they are.
 */
export const auditRoutes =
  ({ db, identity, serviceKey, now }: RestDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', authenticate(identity))

    const mayNote = perMinute(REFUSALS_PER_MINUTE, now)
    const administers = requireRole(...ADMINISTRATORS)
    const isService = requireService(serviceKey)

    app.post(
      UPSTREAM_PATHS.audit,
      {
        schema: { body: auditRequest },
        preHandler: async (request, reply) => {
          if (request.body.action !== 'access.refused') {
            await administers(request, reply)
            if (!reply.sent) await isService(request, reply)
            return
          }
          if (!mayNote(callerOf(request).uid)) refuse(reply, 429, 'Too many refusals noted.')
        },
      },
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

/** Counts per key and minute; true while there are fewer than `most`. */
const perMinute = (most: number, now: () => number): ((key: string) => boolean) => {
  let minute = 0
  let counts = new Map<string, number>()
  return (key) => {
    const current = Math.floor(now() / MINUTE_MS)
    if (current !== minute) counts = new Map()
    minute = current
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= most
  }
}
