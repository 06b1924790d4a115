import { ADMINISTRATORS, maintenanceParams } from '@vigie/contracts/entities'
import {
  MAINTENANCE_PATHS,
  maintenanceChangeInput,
  maintenancePlanInput,
  maintenanceResponse,
  maintenanceWindowResponse,
} from '@vigie/contracts/rest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problemResponses, sendProblem } from '../http/problem.ts'
import { principalOf } from '../identity/guards.ts'
import type { RouteDeps } from './route-deps.ts'

/** /api/maintenance: planned maintenance of this site. Readers read, admins plan, change and end. */
export const maintenanceRoute =
  ({ guards, calls }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const preHandler = [guards.siteMember, guards.withRole(...ADMINISTRATORS)]
    const response = { 200: maintenanceWindowResponse, ...problemResponses }

    const listSchema = { response: { 200: maintenanceResponse, ...problemResponses } }
    app.get(
      MAINTENANCE_PATHS.windows,
      { schema: listSchema, preHandler: guards.siteMember },
      async (request, reply) => {
        const answer = await calls.maintenance(principalOf(request).token, guards.memberSite(request))
        return answer.ok ? answer.value : sendProblem(reply, answer)
      },
    )

    const planSchema = { body: maintenancePlanInput, response }
    app.post(MAINTENANCE_PATHS.windows, { schema: planSchema, preHandler }, async (request, reply) => {
      const slug = guards.memberSite(request)
      const answer = await calls.planMaintenance(principalOf(request).token, slug, request.body)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })

    const changeSchema = { params: maintenanceParams, body: maintenanceChangeInput, response }
    app.patch(MAINTENANCE_PATHS.window, { schema: changeSchema, preHandler }, async (request, reply) => {
      const slug = guards.memberSite(request)
      const answer = await calls.changeMaintenance(principalOf(request).token, slug, request.params.id, request.body)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })

    const endSchema = { params: maintenanceParams, response }
    app.post(MAINTENANCE_PATHS.end, { schema: endSchema, preHandler }, async (request, reply) => {
      const slug = guards.memberSite(request)
      const answer = await calls.endMaintenance(principalOf(request).token, slug, request.params.id)
      return answer.ok ? answer.value : sendProblem(reply, answer)
    })
  }
