import { ADMINISTRATORS, OPERATORS } from '@vigie/contracts/entities'
import {
  REACH_PATHS,
  reachChange,
  reachDeliveriesInput,
  reachDeliveriesResponse,
  reachResponse,
  reachTest,
  reachTestResponse,
} from '@vigie/contracts/rest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problemResponses, sendProblem } from '../http/problem.ts'
import { principalOf } from '../identity/guards.ts'
import { perPerson } from './rate-limits.ts'
import type { RouteDeps } from './route-deps.ts'

const CHANGES_PER_MINUTE = 30
const TESTS_PER_MINUTE = 6

/** /api/reach: whom the alarms of this site reach, and what was sent. Those who act on alarms read, admins change and test. */
export const reachRoute =
  ({ guards, calls }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const readers = [guards.siteMember, guards.withRole(...OPERATORS)]
    const admins = [guards.siteMember, guards.withRole(...ADMINISTRATORS)]

    const readSchema = { response: { 200: reachResponse, ...problemResponses } }
    app.get(REACH_PATHS.rules, { schema: readSchema, preHandler: readers }, async (request, reply) => {
      const answer = await calls.reach(principalOf(request).token, guards.memberSite(request))
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })

    const changing = [...admins, app.rateLimit(perPerson(CHANGES_PER_MINUTE))]
    const changeSchema = { body: reachChange, ...readSchema }
    app.put(REACH_PATHS.rules, { schema: changeSchema, preHandler: changing }, async (request, reply) => {
      const answer = await calls.changeReach(principalOf(request).token, guards.memberSite(request), request.body)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })

    const testing = [...admins, app.rateLimit(perPerson(TESTS_PER_MINUTE))]
    const testSchema = { body: reachTest, response: { 200: reachTestResponse, ...problemResponses } }
    app.post(REACH_PATHS.test, { schema: testSchema, preHandler: testing }, async (request, reply) => {
      const answer = await calls.testReach(principalOf(request).token, guards.memberSite(request), request.body)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })

    const logSchema = {
      querystring: reachDeliveriesInput,
      response: { 200: reachDeliveriesResponse, ...problemResponses },
    }
    app.get(REACH_PATHS.deliveries, { schema: logSchema, preHandler: readers }, async (request, reply) => {
      const answer = await calls.deliveries(principalOf(request).token, guards.memberSite(request), request.query)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })
  }
