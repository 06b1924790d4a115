import { isListedProject } from '@vigie/contracts/entities'
import { loginTokenInput, loginTokenResponse, projectsResponse, REST_PATHS } from '@vigie/contracts/rest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problemResponses, sendProblem } from '../http/problem.ts'
import { principalOf } from '../identity/guards.ts'
import { perPerson } from './rate-limits.ts'
import type { RouteDeps } from './route-deps.ts'

/** Per person: a one-time token signs its bearer in on another site. */
const LOGIN_TOKENS_PER_MINUTE = 30

/** GET /api/projects (R6.1) and POST /api/projects/login-token (R6.2), for anybody signed in, whatever the site. */
export const projectsRoute =
  ({ guards, calls }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const listSchema = { response: { 200: projectsResponse, ...problemResponses } }
    app.get(REST_PATHS.projects, { schema: listSchema, preHandler: guards.signedIn }, async (request, reply) => {
      const { token, claims } = principalOf(request)
      const answer = await calls.projects(token)
      if (!answer.ok) return sendProblem(reply, answer)
      return { projects: answer.value.filter(({ name }) => isListedProject(name, claims.platforms)) }
    })

    const tokenRoute = {
      schema: { body: loginTokenInput, response: { 200: loginTokenResponse, ...problemResponses } },
      preHandler: [guards.signedIn, app.rateLimit(perPerson(LOGIN_TOKENS_PER_MINUTE))],
    }
    app.post(REST_PATHS.loginToken, tokenRoute, async (request, reply) => {
      const { token, claims } = principalOf(request)
      const answer = await calls.loginToken(token, request.body.website, claims.platforms)
      return answer.ok ? { token: answer.value } : sendProblem(reply, answer)
    })
  }
