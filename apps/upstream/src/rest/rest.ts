import { isStorable, unknownParameter } from '@vigie/contracts/entities'
import { REQUEST_LIMITS } from '@vigie/contracts/limits'
import { type FastifyBaseLogger, type FastifyError, type FastifyInstance, fastify } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import { accessRoutes } from './access.route.ts'
import { alarmRoutes } from './alarm.route.ts'
import { alarmActRoutes } from './alarm-acts.route.ts'
import { alarmSettingsRoutes } from './alarm-settings.route.ts'
import { auditRoutes } from './audit.route.ts'
import { cameraRoutes } from './camera.route.ts'
import type { RestDeps } from './deps.ts'
import { findingsRoute } from './findings.route.ts'
import { goalsRoutes } from './goals.route.ts'
import { refuse } from './guard.ts'
import { handoverRoutes } from './handover.route.ts'
import { healthRoutes } from './health.route.ts'
import { createInTurn } from './in-turn.ts'
import { ingestRoute } from './ingest.route.ts'
import { journalRoutes } from './journal.route.ts'
import { kpiRoutes } from './kpi.route.ts'
import { maintenanceRoutes } from './maintenance.route.ts'
import { reachRoutes } from './reach.route.ts'
import { reachLinkRoutes } from './reach-link.route.ts'
import { siteRoutes } from './site.route.ts'
import { specRoutes } from './spec.route.ts'
import { wallPairingRoutes } from './wall-pairing.route.ts'
import { wallRoutes } from './walls.route.ts'

const BODY_BYTES = 1_048_576

/** The REST side: every path under the versioned base, and the spec's three at the root as well. */
export const createRest = async (
  apiPath: string,
  parts: Omit<RestDeps, 'inTurn'>,
  log: Logger,
): Promise<FastifyInstance> => {
  const deps: RestDeps = { ...parts, inTurn: createInTurn() }
  const loggerInstance: FastifyBaseLogger = log.child({}, { level: log.level === 'silent' ? 'silent' : 'warn' })
  const app = fastify({
    loggerInstance,
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_LIMITS.wholeWithinMs,
    http: {
      headersTimeout: REQUEST_LIMITS.headersWithinMs,
      connectionsCheckingInterval: REQUEST_LIMITS.checkedEveryMs,
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.removeContentTypeParser('text/plain')
  app.decorateRequest('identity', null)
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, 'Not found.'))
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return refuse(reply, status, error.message)
    request.log.error(error)
    return refuse(reply, status, 'Something went wrong.')
  })
  // no schema need say it, and no database need refuse it
  app.addHook('preValidation', async ({ params, query, body, routeOptions, is404 }, reply) => {
    if (!isStorable([params, query, body])) return refuse(reply, 400, 'A text holds NUL or half a surrogate pair.')
    const unknown = is404 ? null : unknownParameter(routeOptions.schema?.querystring, query)
    if (unknown !== null) return refuse(reply, 400, `Unknown parameter: ${unknown}`)
    return undefined
  })
  await app.register(healthRoutes(deps))
  await app.register(specRoutes(deps))
  await app.register(
    async (versioned) => {
      await versioned.register(specRoutes(deps))
      await versioned.register(siteRoutes(deps))
      await versioned.register(journalRoutes(deps))
      await versioned.register(kpiRoutes(deps))
      await versioned.register(alarmRoutes(deps))
      await versioned.register(alarmActRoutes(deps))
      await versioned.register(alarmSettingsRoutes(deps))
      await versioned.register(goalsRoutes(deps))
      await versioned.register(reachRoutes(deps))
      await versioned.register(reachLinkRoutes(deps))
      await versioned.register(handoverRoutes(deps))
      await versioned.register(maintenanceRoutes(deps))
      await versioned.register(wallPairingRoutes(deps))
      await versioned.register(wallRoutes(deps))
      await versioned.register(auditRoutes(deps))
      await versioned.register(accessRoutes(deps))
      await versioned.register(ingestRoute(deps))
      await versioned.register(cameraRoutes(deps))
      await versioned.register(findingsRoute(deps))
    },
    { prefix: apiPath },
  )
  await app.ready()
  return app
}
