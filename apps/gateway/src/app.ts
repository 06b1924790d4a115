import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { isStorable, unknownParameter } from '@vigie/contracts/entities'
import { REQUEST_LIMITS } from '@vigie/contracts/limits'
import { SITE_PARAMETER } from '@vigie/contracts/rest'
import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { createAnalyst } from './analyst/analyst.ts'
import type { Config } from './config.ts'
import { createWorkbooks } from './exports/workbooks.ts'
import { answerBroken } from './http/broken-request.ts'
import { registerDocs } from './http/docs.ts'
import { createLogger } from './http/logger.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { handleError, sendProblem } from './http/problem.ts'
import { securityHeaders, writeOwnHeaders } from './http/security-headers.ts'
import { inlineScripts, isPageItself, registerStaticUi } from './http/static-ui.ts'
import { readable } from './http/unreadable.ts'
import { createUpgrades } from './http/upgrades.ts'
import { createIdentityAccounts, type IdentityAccounts } from './identity/accounts.ts'
import { createGuards } from './identity/guards.ts'
import { createIdentity, type Identity, type Principal } from './identity/identity.ts'
import { createRefusals } from './identity/refusals.ts'
import { createTrusted } from './identity/trusted.ts'
import { createLive } from './live/live.ts'
import { failed } from './outcome.ts'
import { healthRoute } from './routes/health.route.ts'
import { registerLive } from './routes/live.route.ts'
import { registerRest } from './routes/rest.ts'
import type { Sessions } from './session/sessions.ts'
import { createUpstream } from './upstream/upstream.ts'
import { createAdministration } from './users/administration.ts'
import { createAuditTrail } from './users/audit-trail.ts'
import { createWallRevocations } from './users/wall-revocations.ts'
import { createWalls } from './users/walls.ts'
import { VERSION } from './version.ts'

/** A gateway put together; `app.listen` makes it reachable. */
export type Gateway = {
  readonly app: FastifyInstance
  readonly metrics: Metrics
  readonly sessions: Sessions
  /**
   * Takes no connection any more, closes live ones with 1012, then the server and the link. Takes CUT_AFTER_MS and a
   * little at most, whatever clients and upstream do.
   */
  readonly close: () => Promise<void>
}

export type GatewayOptions = {
  /** who verifies tokens; default: firebase-admin as configured */
  readonly identity?: Identity
  /** whose accounts are administered; default: the same */
  readonly accounts?: IdentityAccounts
  readonly logger?: FastifyBaseLogger
}

const BODY_LIMIT_BYTES = 1_048_576
const COMPRESS_FROM_BYTES = 2_048
/** Whatever is still open so long after `close` was called is cut, requests without an answer too, ms. */
const CUT_AFTER_MS = 500

/** Puts a gateway together and starts its link to the upstream; listening is left to the caller. */
export const createGateway = async (config: Config, options: GatewayOptions = {}): Promise<Gateway> => {
  const loggerInstance = options.logger ?? createLogger(config.logLevel)
  const app = fastify({
    loggerInstance,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_LIMITS.wholeWithinMs,
    http: {
      headersTimeout: REQUEST_LIMITS.headersWithinMs,
      connectionsCheckingInterval: REQUEST_LIMITS.checkedEveryMs,
    },
    frameworkErrors: handleError,
    clientErrorHandler: answerBroken,
    rewriteUrl: ({ url = '/' }) => readable(url),
  })
  const upgrades = createUpgrades(app.server)
  const metrics = createMetrics()
  const identity = options.identity ?? createIdentity(config.identity)
  const accounts = options.accounts ?? createIdentityAccounts(config.identity)
  const upstream = createUpstream(config.upstream, metrics, loggerInstance)
  const live = createLive(upstream, identity, metrics)
  const workbooks = createWorkbooks()
  const refusals = createRefusals(upstream.calls, loggerInstance)
  const trusted = createTrusted(identity)
  const guards = createGuards(trusted, config, refusals)
  const trail = createAuditTrail(upstream.calls, loggerInstance)
  const endAccess = (uid: string, actor: Principal) => {
    trusted.forget(uid)
    void upstream.calls.endAccess(actor.token, uid).then((told) => {
      if (!told.ok && told.code !== 'capability.missing')
        loggerInstance.warn({ uid, code: told.code }, 'the upstream was not told whose rights have changed')
    })
    live.sessions.closeUser(uid, 'accessRevoked')
  }
  const administration = createAdministration(accounts, identity, { ...trail, ...refusals }, endAccess)
  const endWall = (uid: string) => {
    trusted.shut(uid)
    live.sessions.closeUser(uid, 'accessRevoked')
  }
  const revocations = createWallRevocations(accounts, upstream.calls, endWall, loggerInstance)
  const walls = createWalls(accounts, upstream.calls, refusals, revocations, endAccess)
  // only one that says it keeps walls is asked about them
  upstream.capabilities.onKnown((known) => {
    if (known.includes('walls')) void revocations.finish()
  })
  let isClosing = false

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  app.removeContentTypeParser('text/plain')
  app.decorateRequest('principal', null)
  await app.register(helmet, securityHeaders(config, await inlineScripts(config)))
  app.addHook('onRequest', async (request, reply) => writeOwnHeaders(request, reply))
  // what the upstream could not keep is refused here, so that it is nobody's outage; a page reads its address itself
  app.addHook('preValidation', async (request, reply) => {
    const { params, query, body } = request
    if (!isPageItself(request) && !isStorable([params, query, body]))
      return sendProblem(reply, failed('request.invalid', 'a text holds NUL or half a surrogate pair'))
    // a body that is absent is null as well: one that has a type has said null, which no call takes
    if (body === null && request.headers['content-type'] !== undefined)
      return sendProblem(reply, failed('request.invalid', 'the body is null'))
    const { schema } = request.routeOptions
    // pages, the link of a mail and what watches a process are no calls of the interface: they take whatever is added
    const isCall = schema !== undefined && schema.hide !== true
    const unknown = isCall ? unknownParameter(schema.querystring, query, [SITE_PARAMETER]) : null
    if (unknown !== null) return sendProblem(reply, failed('request.invalid', `unknown parameter: ${unknown}`))
    return undefined
  })
  await app.register(compress, { threshold: COMPRESS_FROM_BYTES, encodings: ['br', 'gzip'] })
  await app.register(rateLimit, { global: false })
  await registerDocs(app, VERSION)
  await app.register(registerLive({ ...live, config, guards, identity: trusted, metrics, refusals, upgrades }))
  await app.register(
    registerRest({
      config,
      guards,
      calls: upstream.calls,
      reads: upstream.reads,
      analyst: createAnalyst(config.analyst),
      workbooks,
      administration,
      walls,
      endSignIn: (signIn) => {
        trusted.end(signIn)
        live.sessions.closeSignIn(signIn, 'accessRevoked')
      },
    }),
  )
  await app.register(healthRoute({ identity, health: upstream.health, metrics, isClosing: () => isClosing }))
  await registerStaticUi(app, config)
  await app.ready()

  return {
    app,
    metrics,
    sessions: live.sessions,
    close: async () => {
      isClosing = true
      // nobody new, from now on: who comes back finds another gateway, or the next
      app.server.close()
      const cut = setTimeout(() => {
        app.server.closeAllConnections()
        upgrades.cut()
      }, CUT_AFTER_MS)
      await app.close()
      clearTimeout(cut)
      live.close()
      workbooks.close()
      revocations.close()
      upstream.close()
      if (options.identity === undefined) await identity.close()
      if (options.accounts === undefined) await accounts.close()
    },
  }
}
