import { OPERATORS } from '@vigie/contracts/entities'
import {
  ANALYST_PATHS,
  findingFeedbackRequest,
  findingFeedbackResponse,
  findingParams,
  findingsResponse,
} from '@vigie/contracts/rest/analyst'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problemResponses, sendProblem } from '../../http/problem.ts'
import { perPerson } from '../rate-limits.ts'
import type { RouteDeps } from '../route-deps.ts'
import { askerOf } from './asker.ts'

const SAID_PER_MINUTE = 60

/** /api/analyst/findings: what the analyst found on this site. Readers read; operators say what they think of it. */
export const findingsRoute =
  ({ guards, analyst }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = { response: { 200: findingsResponse, ...problemResponses } }
    app.get(ANALYST_PATHS.findings, { schema, preHandler: guards.siteMember }, async (request, reply) => {
      const answer = await analyst.ask(askerOf(guards, request), { path: ANALYST_PATHS.findings }, findingsResponse)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })

    const feedback = {
      schema: {
        params: findingParams,
        body: findingFeedbackRequest,
        response: { 200: findingFeedbackResponse, ...problemResponses },
      },
      preHandler: [guards.siteMember, guards.withRole(...OPERATORS), app.rateLimit(perPerson(SAID_PER_MINUTE))],
    }
    app.post(ANALYST_PATHS.findingFeedback, feedback, async (request, reply) => {
      const path = ANALYST_PATHS.findingFeedback.replace(':id', encodeURIComponent(request.params.id))
      const call = { method: 'post', path, json: request.body } as const
      const answer = await analyst.ask(askerOf(guards, request), call, findingFeedbackResponse)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })
  }
