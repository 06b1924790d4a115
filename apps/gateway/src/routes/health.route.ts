import type { FastifyPluginAsync } from 'fastify'
import type { Metrics } from '../http/metrics.ts'
import type { Identity } from '../identity/identity.ts'
import type { LinkHealth } from '../upstream/link-health.ts'

/** /healthz (the process lives), /readyz (it can serve), /metrics (Prometheus): without a token, so without secrets. */
export const healthRoute =
  (deps: {
    identity: Pick<Identity, 'reachable'>
    health: LinkHealth
    metrics: Metrics
    isClosing: () => boolean
  }): FastifyPluginAsync =>
  async (app) => {
    const schema = { hide: true }
    const isIdentityReachable = rememberingFor(READINESS_MS, deps.identity.reachable)
    app.get('/healthz', { schema, logLevel: 'warn' }, async () => ({ status: 'ok' }))
    app.get('/readyz', { schema, logLevel: 'warn' }, async (_request, reply) => {
      const identity = await isIdentityReachable()
      const upstream = deps.health.read().state
      const isReady = identity && upstream !== 'down' && !deps.isClosing()
      return reply.code(isReady ? 200 : 503).send({ ready: isReady, identity, upstream })
    })
    app.get('/metrics', { schema, logLevel: 'warn' }, async (_request, reply) => {
      const { registry } = deps.metrics
      return reply.type(registry.contentType).send(await registry.metrics())
    })
  }

/** However often probes come, the identity service is asked once in this time, ms. */
const READINESS_MS = 5_000

const rememberingFor = <T>(ms: number, ask: () => Promise<T>): (() => Promise<T>) => {
  let answer: Promise<T> | null = null
  let askedAt = 0
  return () => {
    if (answer === null || Date.now() - askedAt > ms) {
      askedAt = Date.now()
      answer = ask()
    }
    return answer
  }
}
