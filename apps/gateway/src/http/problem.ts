import { type ErrorCode, type Problem, problem, problemOf } from '@vigie/contracts/errors'
import { RETRY_AFTER_SECONDS } from '@vigie/contracts/limits'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { type Failure, failed } from '../outcome.ts'

// failures and errors of any kind → RFC 9457 problem documents with a code of the catalogue

/** Answers with the problem document of a failure. */
export const sendProblem = (reply: FastifyReply, { code, detail, state }: Omit<Failure, 'ok'>): FastifyReply => {
  const document: Problem = { ...problemOf(code, detail), ...(state === undefined ? {} : { state }) }
  if (document.status === 401) reply.header('www-authenticate', 'Bearer')
  if (document.status === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS)
  return reply.code(document.status).type('application/problem+json').serializer(JSON.stringify).send(document)
}

/** For the OpenAPI document: what any route may answer besides its own. */
export const problemResponses = { '4xx': problem, '5xx': problem } as const

/** Fastify's error handler: refusals of the framework by their code; anything else is a bug, logged and answered without detail. */
export const handleError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const failure = failureOf(error)
  if (failure.code === 'internal') request.log.error({ err: error }, 'unexpected error')
  void sendProblem(reply, failure)
}

/** Which failure of the catalogue a framework error is. */
export const failureOf = (error: FastifyError): Failure => {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [issue] = error.validation
    return failed('request.invalid', `${issue?.instancePath ?? ''} ${issue?.message ?? ''}`.trim())
  }
  const byStatus = CODE_OF_STATUS[error.statusCode ?? 500]
  return failed(byStatus ?? (isRefusal(error) ? 'request.malformed' : 'internal'))
}

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: 'resource.not-found',
  413: 'request.too-large',
  415: 'request.unsupported-type',
  429: 'request.too-many',
}

const isRefusal = ({ statusCode }: FastifyError): boolean =>
  statusCode !== undefined && statusCode >= 400 && statusCode < 500
