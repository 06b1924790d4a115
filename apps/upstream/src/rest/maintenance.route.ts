import {
  ADMINISTRATORS,
  type MaintenanceBody,
  type MaintenanceWindow,
  maintenanceChange,
  maintenanceInput,
  maintenanceParams,
  siteSlug,
} from '@vigie/contracts/entities'
import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readMaintenance } from '../store/maintenance-windows.ts'
import {
  type Asking,
  changeMaintenance,
  endMaintenance,
  type MaintenanceOutcome,
  planMaintenance,
} from '../watch/plan-maintenance.ts'
import type { RestDeps } from './deps.ts'
import { authenticate, callerOf, refuse, requireRole, requireSite } from './guard.ts'

const ofSite = z.object({ site: siteSlug })

/** Windows of maintenance of a site: read by everybody, planned, changed and ended by admins. */
export const maintenanceRoutes =
  ({ db, signals, directory, settings, identity, onJournal, now }: RestDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', authenticate(identity))
    const preHandler = requireSite(directory, 'query')
    const admins = [preHandler, requireRole(...ADMINISTRATORS)]
    const deps = { store: { db, signals }, settings, directory }

    const askingOf = (request: FastifyRequest, site: string): Asking => {
      const { uid, name, email } = callerOf(request)
      return { site, actor: { uid, name: name ?? email ?? uid, email }, nowMs: now() }
    }
    const answer = (reply: FastifyReply, outcome: MaintenanceOutcome): FastifyReply | MaintenanceWindow => {
      if (outcome.kind === 'done') {
        onJournal(outcome.journal)
        return outcome.window
      }
      if (outcome.kind === 'unknown') return refuse(reply, 404, 'Window not found.')
      const message = outcome.kind === 'refused' ? 'Not in its state.' : outcome.detail
      return reply.code(outcome.kind === 'invalid' ? 422 : 409).send({ message, code: `maintenance.${outcome.kind}` })
    }

    app.get(
      UPSTREAM_PATHS.maintenance,
      { preHandler, schema: { querystring: ofSite } },
      async ({ query }): Promise<MaintenanceBody> => ({ windows: await readMaintenance(db, query.site, now()) }),
    )
    app.post(
      UPSTREAM_PATHS.maintenance,
      { preHandler: admins, schema: { querystring: ofSite, body: maintenanceInput } },
      async (request, reply) =>
        answer(reply, await planMaintenance(deps, askingOf(request, request.query.site), request.body)),
    )
    app.patch(
      UPSTREAM_PATHS.maintenanceWindow,
      { preHandler: admins, schema: { querystring: ofSite, params: maintenanceParams, body: maintenanceChange } },
      async (request, reply) => {
        const asking = askingOf(request, request.query.site)
        return answer(reply, await changeMaintenance(deps, asking, request.params.id, request.body))
      },
    )
    app.post(
      UPSTREAM_PATHS.maintenanceEnd,
      { preHandler: admins, schema: { querystring: ofSite, params: maintenanceParams } },
      async (request, reply) =>
        answer(reply, await endMaintenance(deps, askingOf(request, request.query.site), request.params.id)),
    )
  }
