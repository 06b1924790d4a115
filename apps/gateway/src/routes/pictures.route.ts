import { deviceId } from '@vigie/contracts/entities'
import { pictureInput, picturesResponse, REST_PATHS } from '@vigie/contracts/rest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problemResponses, sendProblem } from '../http/problem.ts'
import { mayBeKept, sendFile, sendUnchanged } from '../http/revalidate.ts'
import { principalOf } from '../identity/guards.ts'
import type { RouteDeps } from './route-deps.ts'

const params = z.object({ id: deviceId })

/** GET /api/devices/:id/pictures and …/picture, of this site only. Pictures are kept by nobody on the way. */
export const picturesRoute =
  ({ guards, calls }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const listSchema = { params, response: { 200: picturesResponse, ...problemResponses } }
    app.get(REST_PATHS.pictures, { schema: listSchema, preHandler: guards.siteMember }, async (request, reply) => {
      const { token } = principalOf(request)
      const answer = await calls.pictures(token, guards.memberSite(request), request.params.id)
      return answer.ok ? { pictures: answer.value } : sendProblem(reply, answer)
    })

    const oneSchema = { params, querystring: pictureInput, response: problemResponses }
    // they are compressed already
    const options = { schema: oneSchema, preHandler: guards.siteMember, compress: false as const }
    app.get(REST_PATHS.picture, options, async (request, reply) => {
      const { token } = principalOf(request)
      const { id } = request.query
      const etag = request.headers['if-none-match']
      const answer = await calls.picture(token, guards.memberSite(request), {
        device: request.params.id,
        ...(id !== undefined && { id }),
        ...(etag !== undefined && { etag }),
      })
      if (!answer.ok) return sendProblem(reply, answer)
      const { bytes } = answer.value
      mayBeKept(reply, answer.value.etag)
      return bytes === null ? sendUnchanged(reply) : sendFile(reply, bytes.type, bytes.content)
    })
  }
