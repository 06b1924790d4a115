import { ADMINISTRATORS } from '@vigie/contracts/entities'
import { GOALS_PATHS, goalsChange, goalsHistoryInput, goalsHistoryResponse, goalsResponse } from '@vigie/contracts/rest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problemResponses, sendProblem } from '../http/problem.ts'
import { principalOf } from '../identity/guards.ts'
import type { RouteDeps } from './route-deps.ts'

/** /api/goals: the targets of this site and the budgets of its sectors. Members read, admins change. */
export const goalsRoute =
  ({ guards, calls }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const readers = guards.siteMember
    const admins = [guards.siteMember, guards.withRole(...ADMINISTRATORS)]

    const readSchema = { response: { 200: goalsResponse, ...problemResponses } }
    app.get(GOALS_PATHS.goals, { schema: readSchema, preHandler: readers }, async (request, reply) => {
      const answer = await calls.goals(principalOf(request).token, guards.memberSite(request))
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })

    const changeSchema = { body: goalsChange, ...readSchema }
    app.put(GOALS_PATHS.goals, { schema: changeSchema, preHandler: admins }, async (request, reply) => {
      const answer = await calls.changeGoals(principalOf(request).token, guards.memberSite(request), request.body)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })

    const historySchema = {
      querystring: goalsHistoryInput,
      response: { 200: goalsHistoryResponse, ...problemResponses },
    }
    app.get(GOALS_PATHS.history, { schema: historySchema, preHandler: admins }, async (request, reply) => {
      const answer = await calls.goalsHistory(principalOf(request).token, guards.memberSite(request), request.query)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })
  }
