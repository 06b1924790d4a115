import { handoverParams, IDEMPOTENCY_HEADER, idempotencyKey, OPERATORS } from '@vigie/contracts/entities'
import {
  HANDOVER_PATHS,
  handoverAcknowledgeResponse,
  handoverCreateInput,
  handoverCreateResponse,
  handoversInput,
  handoversResponse,
} from '@vigie/contracts/rest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problemResponses, sendProblem } from '../http/problem.ts'
import { principalOf } from '../identity/guards.ts'
import type { RouteDeps } from './route-deps.ts'

const headers = z.object({ [IDEMPOTENCY_HEADER]: idempotencyKey.optional() })

/** /api/handovers: the notes of shifts of this site. Readers read, operators write and take over. */
export const handoversRoute =
  ({ guards, calls }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const readers = guards.siteMember
    const operators = [guards.siteMember, guards.withRole(...OPERATORS)]

    const listSchema = { querystring: handoversInput, response: { 200: handoversResponse, ...problemResponses } }
    app.get(HANDOVER_PATHS.handovers, { schema: listSchema, preHandler: readers }, async (request, reply) => {
      const answer = await calls.handovers(principalOf(request).token, guards.memberSite(request), request.query)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })

    const signSchema = {
      headers,
      body: handoverCreateInput,
      response: { 200: handoverCreateResponse, ...problemResponses },
    }
    app.post(HANDOVER_PATHS.handovers, { schema: signSchema, preHandler: operators }, async (request, reply) => {
      const answer = await calls.signHandover(principalOf(request).token, guards.memberSite(request), {
        body: request.body,
        key: request.headers[IDEMPOTENCY_HEADER],
      })
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })

    const takeSchema = {
      headers,
      params: handoverParams,
      response: { 200: handoverAcknowledgeResponse, ...problemResponses },
    }
    app.post(HANDOVER_PATHS.acknowledge, { schema: takeSchema, preHandler: operators }, async (request, reply) => {
      const answer = await calls.takeOver(principalOf(request).token, guards.memberSite(request), request.params.id)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })
  }
