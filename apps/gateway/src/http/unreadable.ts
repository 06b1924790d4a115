import type { FastifyInstance } from 'fastify'
import { failed } from '../outcome.ts'
import { sendProblem } from './problem.ts'

// an address that cannot be decoded → a route of its own, so that its answer has passed the hooks like any other

const UNREADABLE = '/-/unreadable'

/** The address to route by. */
export const readable = (url: string): string => {
  try {
    decodeURIComponent(url.replace(/[?#].*$/s, ''))
    return url
  } catch {
    return UNREADABLE
  }
}

/** Answers whatever was asked of an address that cannot be decoded. */
export const registerUnreadable = (app: FastifyInstance): void => {
  app.all(UNREADABLE, { schema: { hide: true } }, (_request, reply) => sendProblem(reply, failed('request.malformed')))
}
