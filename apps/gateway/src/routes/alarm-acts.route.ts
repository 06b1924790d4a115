import {
  ADMIN_ALARM_ACTS,
  ADMINISTRATORS,
  ALARM_ACTS,
  alarmParams,
  IDEMPOTENCY_HEADER,
  idempotencyKey,
  OPERATORS,
} from '@vigie/contracts/entities'
import {
  ALARM_ACT_PATHS,
  alarmAcknowledgeResponse,
  alarmActResponse,
  alarmsAcknowledgeInput,
  alarmsAcknowledgeResponse,
} from '@vigie/contracts/rest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problemResponses, sendProblem } from '../http/problem.ts'
import { principalOf } from '../identity/guards.ts'
import type { RouteDeps } from './route-deps.ts'

const headers = z.object({ [IDEMPOTENCY_HEADER]: idempotencyKey.optional() })

/** POST /api/alarms/…: what people do to the alarms of this site. A retry with the same `Idempotency-Key` is one act. */
export const alarmActsRoute =
  ({ guards, calls }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const operators = [guards.siteMember, guards.withRole(...OPERATORS)]
    const admins = [guards.siteMember, guards.withRole(...ADMINISTRATORS)]
    const manySchema = {
      headers,
      body: alarmsAcknowledgeInput,
      response: { 200: alarmsAcknowledgeResponse, ...problemResponses },
    }
    app.post(ALARM_ACT_PATHS.acknowledgeMany, { schema: manySchema, preHandler: operators }, async (request, reply) => {
      const answer = await calls.acknowledgeMany(principalOf(request).token, guards.memberSite(request), {
        body: request.body,
        key: request.headers[IDEMPOTENCY_HEADER],
      })
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })

    const oneSchema = {
      headers,
      params: alarmParams,
      body: ALARM_ACTS.acknowledge.nullish(),
      response: { 200: alarmAcknowledgeResponse, ...problemResponses },
    }
    app.post(ALARM_ACT_PATHS.acknowledge, { schema: oneSchema, preHandler: operators }, async (request, reply) => {
      const answer = await calls.acknowledge(principalOf(request).token, guards.memberSite(request), {
        id: request.params.id,
        body: request.body ?? {},
        key: request.headers[IDEMPOTENCY_HEADER],
      })
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })

    for (const act of ACT_NAMES) {
      const body = act === 'unshelve' ? ALARM_ACTS.unshelve.nullish() : ALARM_ACTS[act]
      const schema = { headers, params: alarmParams, body, response: { 200: alarmActResponse, ...problemResponses } }
      const preHandler = ADMIN_ALARM_ACTS.has(act) ? admins : operators
      app.post(ALARM_ACT_PATHS[act], { schema, preHandler }, async (request, reply) => {
        const answer = await calls.actOnAlarm(principalOf(request).token, guards.memberSite(request), act, {
          id: request.params.id,
          body: request.body ?? {},
          key: request.headers[IDEMPOTENCY_HEADER],
        })
        return answer.ok ? answer.value : sendProblem(reply, answer)
      })
    }
  }

const ACT_NAMES = ['shelve', 'unshelve', 'suppress', 'unsuppress', 'retire', 'return', 'comments', 'assign'] as const
