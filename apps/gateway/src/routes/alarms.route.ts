import { alarmParams } from '@vigie/contracts/entities'
import {
  alarmChangesInput,
  alarmChangesResponse,
  alarmLoadInput,
  alarmLoadResponse,
  alarmResponse,
  alarmsInput,
  alarmsResponse,
  REST_PATHS,
} from '@vigie/contracts/rest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problemResponses, sendProblem } from '../http/problem.ts'
import { principalOf } from '../identity/guards.ts'
import type { RouteDeps } from './route-deps.ts'

/** GET /api/alarms, …/:id, …/changes and …/load: the alarms of this site, what happened to them, how they weighed. */
export const alarmsRoute =
  ({ guards, calls, reads }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const preHandler = guards.siteMember

    const listSchema = { querystring: alarmsInput, response: { 200: alarmsResponse, ...problemResponses } }
    app.get(REST_PATHS.alarms, { schema: listSchema, preHandler }, async (request, reply) => {
      const answer = await calls.alarms(principalOf(request).token, guards.memberSite(request), request.query)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })

    const oneSchema = { params: alarmParams, response: { 200: alarmResponse, ...problemResponses } }
    app.get(REST_PATHS.alarm, { schema: oneSchema, preHandler }, async (request, reply) => {
      const answer = await calls.alarm(principalOf(request).token, guards.memberSite(request), request.params.id)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })

    const changesSchema = {
      querystring: alarmChangesInput,
      response: { 200: alarmChangesResponse, ...problemResponses },
    }
    app.get(REST_PATHS.alarmChanges, { schema: changesSchema, preHandler }, async (request, reply) => {
      const answer = await calls.alarmChanges(principalOf(request).token, guards.memberSite(request), request.query)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })

    const loadSchema = { querystring: alarmLoadInput, response: { 200: alarmLoadResponse, ...problemResponses } }
    app.get(REST_PATHS.alarmLoad, { schema: loadSchema, preHandler }, async (request, reply) => {
      const answer = await reads.alarmLoad(principalOf(request), guards.memberSite(request), request.query)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })
  }
