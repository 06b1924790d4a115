import websocket from '@fastify/websocket'
import { LIVE_LIMITS, LIVE_PATH, LIVE_SUBPROTOCOL } from '@vigie/contracts/live'
import type { FastifyBaseLogger, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import type { Config } from '../config.ts'
import type { Pulse } from '../live/pulse.ts'
import { createSession, type SessionDeps } from '../live/session.ts'
import { createTransport } from '../live/transport.ts'
import { failed } from '../outcome.ts'
import type { Guards } from '../plugins/guards.ts'
import { sendProblem } from '../plugins/problem.ts'
import { closeGently } from './live-closing.ts'

export type LiveDeps = SessionDeps & {
  readonly config: Pick<Config, 'allowedOrigins'>
  readonly guards: Guards
  readonly pulse: Pulse
  /** over how long live connections are closed when the gateway stops, ms */
  readonly drainMs: number
}

/** GET /api/live: the WebSocket upgrade; each connection becomes a session. */
export const registerLive =
  (deps: LiveDeps): FastifyPluginAsync =>
  async (app) => {
    let isClosing = false
    await app.register(websocket, {
      options: {
        maxPayload: LIVE_LIMITS.commandBytes,
        perMessageDeflate: false,
        handleProtocols: (offered: Set<string>) => (offered.has(LIVE_SUBPROTOCOL) ? LIVE_SUBPROTOCOL : false),
      },
      preClose: async () => {
        isClosing = true
        await closeGently(app.websocketServer.clients, deps.drainMs)
        app.websocketServer.close()
      },
    })

    const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      if (!request.ws) return undefined
      if (isClosing) return sendProblem(reply, failed('upstream.unavailable', 'this gateway is stopping'))
      if (!isAllowedOrigin(request, deps.config.allowedOrigins)) return sendProblem(reply, failed('request.origin'))
      const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim())
      if (!offered.includes(LIVE_SUBPROTOCOL)) {
        return sendProblem(reply, failed('request.malformed', `subprotocol ${LIVE_SUBPROTOCOL} is required`))
      }
      return undefined
    }

    app.route({
      method: 'GET',
      url: LIVE_PATH,
      schema: { hide: true },
      preValidation: admit,
      preHandler: releaseResponse,
      handler: (_request, reply) => sendProblem(reply, failed('resource.not-found', 'a WebSocket answers here')),
      wsHandler: (socket, request) => connect(deps, socket, request, app.log),
    })
  }

/** The plugin gives the connection a response of HTTP, which it never needs and would keep. */
const releaseResponse = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  if (request.ws) reply.raw.detachSocket(request.raw.socket)
}

/** Listeners first, at once: a message may already be there. */
const connect = (deps: LiveDeps, ws: WebSocket, request: FastifyRequest, log: FastifyBaseLogger): void => {
  const transport = createTransport(ws, request.raw.socket)
  const session = createSession(transport, deps.guards.siteOf(request), log, deps)
  const heart = deps.pulse.watch(transport)
  // the plugin's listener would keep request and reply for as long as the connection lasts
  ws.removeAllListeners('error')
  // ws has already answered with the right close code (1007, 1009 …)
  ws.on('error', (error) => log.debug({ err: error }, 'live connection error'))
  ws.on('message', (data: RawData, isBinary: boolean) => session.message(isBinary ? '' : data.toString()))
  ws.on('pong', heart.alive)
  ws.on('close', () => {
    heart.stop()
    session.closed()
  })
}

/** A page of this very host, or of an origin the configuration names; browsers always say which. */
const isAllowedOrigin = ({ headers }: FastifyRequest, allowed: readonly string[]): boolean => {
  const origin = headers.origin === undefined ? null : URL.parse(headers.origin)
  return origin !== null && (origin.host === headers.host || allowed.includes(origin.origin))
}
