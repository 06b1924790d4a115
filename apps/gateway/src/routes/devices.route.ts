import { deviceResponse, devicesResponse, REST_PATHS } from '@vigie/contracts/rest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { failed } from '../outcome.ts'
import { principalOf } from '../plugins/guards.ts'
import { problemResponses, sendProblem } from '../plugins/problem.ts'
import type { RouteDeps } from './route-deps.ts'

/** GET /api/devices and /api/devices/:id, of this site only. */
export const devicesRoute =
  ({ guards, platform }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const listSchema = { response: { 200: devicesResponse, ...problemResponses } }
    app.get(REST_PATHS.devices, { schema: listSchema, preHandler: guards.siteMember }, async (request, reply) => {
      const answer = await platform.devices(principalOf(request).token, guards.memberSite(request))
      return answer.ok ? { devices: answer.value } : sendProblem(reply, answer)
    })

    const oneSchema = { params: z.object({ id: z.string() }), response: { 200: deviceResponse, ...problemResponses } }
    app.get(REST_PATHS.device, { schema: oneSchema, preHandler: guards.siteMember }, async (request, reply) => {
      const answer = await platform.devices(principalOf(request).token, guards.memberSite(request))
      if (!answer.ok) return sendProblem(reply, answer)
      const device = answer.value.find(({ id }) => id === request.params.id)
      return device === undefined ? sendProblem(reply, failed('resource.not-found')) : { device }
    })
  }
