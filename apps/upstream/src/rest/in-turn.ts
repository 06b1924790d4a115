import { createFairQueue, FIGURE_LIMITS, RETRY_AFTER_SECONDS } from '@vigie/contracts/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerOf, refuse } from './guard.ts'

/** Does what an answer costs much for when the turn of whoever asks has come; 429 when too many wait. */
export type InTurn = <T>(
  request: FastifyRequest,
  reply: FastifyReply,
  job: () => Promise<T>,
) => Promise<T | FastifyReply>

/** Figures, series and loads of alarms take their turns together: they share one event loop with the live path. */
export const createInTurn = (): InTurn => {
  const queue = createFairQueue(FIGURE_LIMITS)
  return async (request, reply, job) => {
    const turn = queue.run(callerOf(request).uid, job)
    return turn ?? refuse(reply.header('retry-after', RETRY_AFTER_SECONDS), 429, 'Too many questions at once.')
  }
}
