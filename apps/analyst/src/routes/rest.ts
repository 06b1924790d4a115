import { isStorable } from '@vigie/contracts/entities'
import { REQUEST_LIMITS } from '@vigie/contracts/limits'
import { type FastifyBaseLogger, type FastifyError, type FastifyInstance, fastify } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { RouteDeps } from './deps.ts'
import { findingsRoute } from './findings.route.ts'
import { requireGateway } from './guard.ts'
import { pictureFilesRoute } from './picture-files.route.ts'
import { picturesRoute } from './pictures.route.ts'
import { sendProblem } from './problem.ts'
import { questionsRoute } from './questions.route.ts'
import { statusRoute } from './status.route.ts'

const BODY_BYTES = 1_048_576

const ROUTES = [statusRoute, picturesRoute, pictureFilesRoute, findingsRoute, questionsRoute]

/** The calls that the gateway passes on, and /readyz, which needs no key. */
export const createRest = async (deps: RouteDeps): Promise<FastifyInstance> => {
  const loggerInstance: FastifyBaseLogger = deps.log.child(
    {},
    { level: deps.log.level === 'silent' ? 'silent' : 'warn' },
  )
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
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')
  app.decorateRequest('caller', null)
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 'resource.not-found'))
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status === 413) return sendProblem(reply, 'request.too-large')
    if (status === 415) return sendProblem(reply, 'request.unsupported-type')
    if (status < 500) return sendProblem(reply, 'request.invalid', error.message)
    request.log.error(error)
    return sendProblem(reply, 'internal')
  })
  app.get('/readyz', { logLevel: 'warn' }, async () => ({ ready: true }))
  await app.register(async (guarded) => {
    guarded.addHook('onRequest', requireGateway(deps.serviceKey))
    guarded.addHook('preValidation', async ({ params, query, body }, reply) => {
      if (Buffer.isBuffer(body) ? !isStorable([params, query]) : !isStorable([params, query, body]))
        return sendProblem(reply, 'request.invalid', 'a text holds NUL or half a surrogate pair')
    })
    for (const route of ROUTES) await guarded.register(route(deps))
  })
  await app.ready()
  return app
}
