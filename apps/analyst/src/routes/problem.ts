import { type ErrorCode, problemOf } from '@vigie/contracts/errors'
import type { FastifyReply } from 'fastify'
import type { Failure } from '../outcome.ts'

/** Answers with the problem document of a code of the catalogue; the gateway passes it on as it is. */
export const sendProblem = (reply: FastifyReply, code: ErrorCode, detail?: string): FastifyReply => {
  const document = problemOf(code, detail)
  return reply.code(document.status).type('application/problem+json').serializer(JSON.stringify).send(document)
}

/** Answers why the upstream did not give what was needed. */
export const sendFailure = (reply: FastifyReply, { reason }: Failure): FastifyReply => sendProblem(reply, CODES[reason])

const CODES: Readonly<Record<Failure['reason'], ErrorCode>> = {
  unavailable: 'upstream.unavailable',
  refused: 'upstream.rejected',
  missing: 'resource.not-found',
  unreadable: 'upstream.invalid',
}
