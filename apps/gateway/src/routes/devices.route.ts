import { deviceResponse, devicesResponse, REST_PATHS } from '@vigie/contracts/rest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problemResponses, sendProblem } from '../http/problem.ts'
import { principalOf } from '../identity/guards.ts'
import { failed } from '../outcome.ts'
import type { RouteDeps } from './route-deps.ts'

/** GET /api/devices and /api/devices/:id, of this site only. */
export const devicesRoute =
  ({ guards, calls }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const listSchema = { response: { 200: devicesResponse, ...problemResponses } }
    app.get(REST_PATHS.devices, { schema: listSchema, preHandler: guards.siteMember }, async (request, reply) => {
      const answer = await calls.devices(principalOf(request).token, guards.memberSite(request))
      return answer.ok ? { devices: answer.value } : sendProblem(reply, answer)
    })

    const oneSchema = { params: z.object({ id: z.string() }), response: { 200: deviceResponse, ...problemResponses } }
    app.get(REST_PATHS.device, { schema: oneSchema, preHandler: guards.siteMember }, async (request, reply) => {
      const answer = await calls.devices(principalOf(request).token, guards.memberSite(request))
      if (!answer.ok) return sendProblem(reply, answer)
      const device = answer.value.find(({ id }) => id === request.params.id)
      return device === undefined ? sendProblem(reply, failed('resource.not-found')) : { device }
    })
  }
