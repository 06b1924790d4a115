import { Readable } from 'node:stream'
import { ANALYST_PATHS, type QuestionPart, questionAnswer, questionInput } from '@vigie/contracts/rest/analyst'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answerQuestion } from '../jobs/answer-question.ts'
import { askModel } from '../jobs/ask-model.ts'
import { readFindings, readLook } from '../store/findings.ts'
import type { RouteDeps } from './deps.ts'
import { callerOf } from './guard.ts'
import { sendFailure, sendProblem } from './problem.ts'

/** POST /api/analyst/questions: a question in French, answered from what its person may read; …/model: by a model. */
export const questionsRoute =
  ({ db, upstream, model, log }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const sources = {
      upstream,
      findingsOf: async (site: string) => ({
        findings: await readFindings(db, site),
        seen: (await readLook(db, site)) !== null,
      }),
      shiftOf: async (site: string) => (await readLook(db, site))?.shift ?? null,
    }
    const schema = { body: questionInput, response: { 200: questionAnswer } }
    app.post(ANALYST_PATHS.questions, { schema }, async (request, reply) => {
      const answer = await answerQuestion(sources, callerOf(request), request.body, model !== null)
      return answer.ok ? answer.value : sendFailure(reply, answer)
    })

    app.post(ANALYST_PATHS.questionsModel, { schema: { body: questionInput } }, async (request, reply) => {
      if (model === null) return sendProblem(reply, 'capability.missing')
      const gone = new AbortController()
      reply.raw.on('close', () => gone.abort())
      const parts = askModel(sources, callerOf(request), request.body.question, model, { signal: gone.signal, log })
      return reply.type('application/x-ndjson').send(Readable.from(linesOf(parts)))
    })
  }

const linesOf = async function* (parts: AsyncIterable<QuestionPart>): AsyncGenerator<string> {
  for await (const part of parts) yield `${JSON.stringify(part)}\n`
}
