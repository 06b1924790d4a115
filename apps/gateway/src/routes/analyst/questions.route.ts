import { Readable } from 'node:stream'
import { ANALYST_PATHS, questionAnswer, questionInput } from '@vigie/contracts/rest/analyst'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { isDeeperThan } from '../../http/nesting.ts'
import { problemResponses, sendProblem } from '../../http/problem.ts'
import { failed } from '../../outcome.ts'
import { perPerson } from '../rate-limits.ts'
import type { RouteDeps } from '../route-deps.ts'
import { askerOf } from './asker.ts'

/** Per person: faster than anybody types. */
const QUESTIONS_PER_MINUTE = 40
/** A figure over a year takes seconds on a busy machine. */
const ANSWER_WITHIN_MS = 25_000

/** A language model may take its time. */
const MODEL_WITHIN_MS = 75_000

/** POST /api/analyst/questions: a question in French about the site of the host name. */
export const questionsRoute =
  ({ guards, analyst }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const route = {
      schema: { body: questionInput, response: { 200: questionAnswer, ...problemResponses } },
      preHandler: [guards.siteMember, app.rateLimit(perPerson(QUESTIONS_PER_MINUTE)), refuseDeep],
    }
    app.post(ANALYST_PATHS.questions, route, async (request, reply) => {
      const call = {
        method: 'post',
        path: ANALYST_PATHS.questions,
        json: request.body,
        withinMs: ANSWER_WITHIN_MS,
      } as const
      const answer = await analyst.ask(askerOf(guards, request), call, questionAnswer)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })

    const modelRoute = {
      schema: { body: questionInput, response: problemResponses },
      preHandler: route.preHandler,
      compress: false as const,
    }
    app.post(ANALYST_PATHS.questionsModel, modelRoute, async (request, reply) => {
      const gone = new AbortController()
      reply.raw.on('close', () => gone.abort())
      const call = { method: 'post', path: ANALYST_PATHS.questionsModel, json: request.body } as const
      const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(MODEL_WITHIN_MS)])
      const answer = await analyst.open(askerOf(guards, request), call, signal)
      if (!answer.ok) return sendProblem(reply, answer)
      const { body } = answer.value
      return sendLines(reply, body === null ? Readable.from([]) : Readable.fromWeb(body))
    })
  }

/** What an answer gives to go on from nests a few levels; what nests deeper cannot be written again to be passed on. */
const CONTEXT_DEPTH = 16
const refuseDeep = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  if (isDeeperThan(request.body, CONTEXT_DEPTH))
    await sendProblem(reply, failed('request.invalid', '/context nests too deep'))
}

const sendLines = (reply: FastifyReply, lines: Readable): FastifyReply => reply.type('application/x-ndjson').send(lines)
