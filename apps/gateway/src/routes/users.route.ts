import { ADMINISTRATORS } from '@vigie/contracts/entities'
import {
  createUserInput,
  createUserResponse,
  REST_PATHS,
  updateUserInput,
  userParams,
  userResponse,
  usersQuery,
  usersResponse,
} from '@vigie/contracts/rest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problemResponses, sendProblem } from '../http/problem.ts'
import { principalOf } from '../identity/guards.ts'
import { perPerson } from './rate-limits.ts'
import type { RouteDeps } from './route-deps.ts'

const WRITES_PER_MINUTE = 60
/** Body of a 204. */
const nothing = z.null().describe('done')

/** /api/users: accounts, for admins and superadmins, whatever the site of the host; whom they may see the policy decides. */
export const usersRoute =
  ({ guards, administration }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const managing = guards.withRole(...ADMINISTRATORS)
    const writing = [managing, app.rateLimit(perPerson(WRITES_PER_MINUTE))]

    const listSchema = { querystring: usersQuery, response: { 200: usersResponse, ...problemResponses } }
    app.get(REST_PATHS.users, { schema: listSchema, preHandler: managing }, async (request, reply) => {
      const answer = await administration.list(principalOf(request), request.query)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })

    const createSchema = { body: createUserInput, response: { 201: createUserResponse, ...problemResponses } }
    app.post(REST_PATHS.users, { schema: createSchema, preHandler: writing }, async (request, reply) => {
      const answer = await administration.create(principalOf(request), request.body)
      return answer.ok ? reply.code(201).send(answer.value) : sendProblem(reply, answer)
    })

    const updateSchema = {
      params: userParams,
      body: updateUserInput,
      response: { 200: userResponse, ...problemResponses },
    }
    app.patch(REST_PATHS.user, { schema: updateSchema, preHandler: writing }, async (request, reply) => {
      const answer = await administration.update(principalOf(request), request.params.uid, request.body)
      return answer.ok ? { user: answer.value } : sendProblem(reply, answer)
    })

    const actSchema = { params: userParams, response: { 204: nothing, ...problemResponses } }
    app.delete(REST_PATHS.user, { schema: actSchema, preHandler: writing }, async (request, reply) => {
      const answer = await administration.remove(principalOf(request), request.params.uid)
      return answer.ok ? reply.code(204).send(null) : sendProblem(reply, answer)
    })

    app.post(REST_PATHS.userReset, { schema: actSchema, preHandler: writing }, async (request, reply) => {
      const answer = await administration.sendReset(principalOf(request), request.params.uid)
      return answer.ok ? reply.code(204).send(null) : sendProblem(reply, answer)
    })
  }
