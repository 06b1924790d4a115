import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Config } from '../config.ts'

/** Writes JSON lines, without the headers and queries that may carry a token. */
export const createLogger = (level: Config['logLevel']): FastifyBaseLogger =>
  pino({
    level,
    base: { service: 'gateway' },
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.token', '*.authorization'],
    serializers: {
      req: (request: { method: string; url: string; host?: string; ip?: string }) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
        host: request.host,
        ip: request.ip,
      }),
    },
  })
