import type { Socket } from 'node:net'
import websocket from '@fastify/websocket'
import { LIVE_LIMITS, LIVE_PATH, LIVE_SUBPROTOCOL } from '@vigie/contracts/live'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { createTransport, type Transport } from '../fanout/transport.ts'
import type { Metrics } from '../http/metrics.ts'
import { sendProblem } from '../http/problem.ts'
import type { Upgrades } from '../http/upgrades.ts'
import type { Guards } from '../identity/guards.ts'
import { failed } from '../outcome.ts'
import { ADMISSION_WAIT_MAX_MS, createAdmission } from '../session/admission.ts'
import { createLobby } from '../session/lobby.ts'
import { createSession, type SessionDeps } from '../session/session.ts'
import { closeForRestart } from './live-closing.ts'

export type LiveDeps = Omit<SessionDeps, 'log' | 'perPerson'> & {
  readonly config: Pick<Config, 'allowedOrigins' | 'admissionsPerSecond' | 'connectionsPerPerson' | 'production'>
  readonly guards: Guards
  readonly metrics: SessionDeps['metrics'] & Transport['metrics'] & Pick<Metrics, 'refused'>
  readonly upgrades: Upgrades
}

/** How long a client has to answer a close before its connection is cut, ms. */
const CLOSE_WITHIN_MS = 2_000

/** GET /api/live: the WebSocket upgrade; each connection becomes a session. */
export const registerLive =
  (deps: LiveDeps): FastifyPluginAsync =>
  async (app) => {
    const { config, upgrades } = deps
    const admission = createAdmission(config.admissionsPerSecond)
    const sessionDeps: SessionDeps = { ...deps, log: app.log, perPerson: config.connectionsPerPerson }
    const lobby = createLobby()
    const places = new WeakMap<Socket, () => void>()
    const onError = (error: Error) => app.log.debug({ err: error }, 'live connection error')
    // a constant of its own because the types of ws do not know `closeTimeout` yet
    const options = {
      maxPayload: LIVE_LIMITS.commandBytes,
      perMessageDeflate: false,
      closeTimeout: CLOSE_WITHIN_MS,
      handleProtocols: (offered: Set<string>) => (offered.has(LIVE_SUBPROTOCOL) ? LIVE_SUBPROTOCOL : false),
    } as const
    await app.register(websocket, {
      options,
      preClose: async () => {
        upgrades.refuse()
        await closeForRestart(deps.rounds.connections(), config.admissionsPerSecond)
        app.websocketServer.close()
        upgrades.cut()
      },
    })

    const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      if (!request.ws) return undefined
      if (!isAllowedOrigin(request, config)) return sendProblem(reply, failed('request.origin'))
      const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim())
      if (!offered.includes(LIVE_SUBPROTOCOL)) {
        return sendProblem(reply, failed('request.malformed', `subprotocol ${LIVE_SUBPROTOCOL} is required`))
      }
      const leaveLobby = lobby.enter(request.ip)
      if (leaveLobby !== null) {
        const { socket } = request.raw
        places.set(socket, leaveLobby)
        socket.once('close', leaveLobby)
        if (await admission.enter()) return undefined
        leaveLobby()
      }
      deps.metrics.refused.inc()
      // browsers do not see it: to them the opening failed, and their backoff holds
      reply.header('retry-after', retryAfterSeconds())
      return sendProblem(reply, failed('request.too-many', 'too many connections at once'))
    }

    app.route({
      method: 'GET',
      url: LIVE_PATH,
      schema: { hide: true },
      preValidation: admit,
      preHandler: releaseResponse,
      handler: (_request, reply) => sendProblem(reply, failed('resource.not-found', 'a WebSocket answers here')),
      wsHandler: (ws, request) => {
        const transport = createTransport(ws, request.raw.socket, deps.metrics)
        const { socket } = request.raw
        const leaveLobby = places.get(socket) ?? (() => undefined)
        const session = createSession(transport, deps.guards.siteAsked(request), sessionDeps, leaveLobby)
        // the plugin's listener would keep request and reply for as long as the connection lasts
        ws.removeAllListeners('error')
        // ws has already answered with the right close code (1007, 1009 …)
        ws.on('error', onError)
        // listeners at once: a message may already be there
        ws.on('message', session.message)
        ws.on('pong', session.pong)
        ws.on('close', session.closed)
      },
    })
  }

/** The plugin gives the connection a response of HTTP, which it never needs and would keep. */
const releaseResponse = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  if (request.ws) reply.raw.detachSocket(request.raw.socket)
}

/** Drawn over the time that the queue of admissions takes to empty, s. */
const retryAfterSeconds = (): number => Math.ceil(((1 + Math.random()) * ADMISSION_WAIT_MAX_MS) / 1_000)

/**
 * A page of this very host, or of an origin the configuration names; browsers always say which. In production pages
 * come by TLS, which a proxy ends: one that came without is not ours, whatever its host name.
 */
const isAllowedOrigin = (
  { headers }: FastifyRequest,
  { allowedOrigins, production }: Pick<Config, 'allowedOrigins' | 'production'>,
): boolean => {
  const origin = headers.origin === undefined ? null : URL.parse(headers.origin)
  if (origin === null) return false
  const isOwnScheme = origin.protocol === 'https:' || (!production && origin.protocol === 'http:')
  return (isOwnScheme && origin.host === headers.host) || allowedOrigins.includes(origin.origin)
}
