import { OPERATORS } from '@vigie/contracts/entities'
import {
  ANALYST_PATHS,
  pictureFileParams,
  pictureWorkResponse,
  SENT_PICTURE_LIMITS,
  SENT_PICTURE_TYPES,
  sendPictureQuery,
} from '@vigie/contracts/rest/analyst'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problemResponses, sendProblem } from '../../http/problem.ts'
import { sendFile } from '../../http/revalidate.ts'
import { failed } from '../../outcome.ts'
import { perPerson } from '../rate-limits.ts'
import type { RouteDeps } from '../route-deps.ts'
import { askerOf } from './asker.ts'
import { PICTURES_PER_MINUTE } from './pictures.route.ts'

/** A picture on its way to the analyst, as bytes, and those that it keeps. */
export const pictureFilesRoute =
  ({ guards, analyst }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addContentTypeParser([...SENT_PICTURE_TYPES], { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const operator = guards.withRole(...OPERATORS)
    const limited = app.rateLimit(perPerson(PICTURES_PER_MINUTE))

    const sendSchema = { querystring: sendPictureQuery, response: { 202: pictureWorkResponse, ...problemResponses } }
    // who may not send is refused before the bytes are read
    const sending = {
      schema: sendSchema,
      bodyLimit: SENT_PICTURE_LIMITS.bytes,
      onRequest: [guards.siteMember, operator, limited],
    }
    app.post(ANALYST_PATHS.pictures, sending, async (request, reply) => {
      if (!Buffer.isBuffer(request.body)) return sendProblem(reply, failed('request.unsupported-type'))
      const type = request.headers['content-type'] ?? ''
      const file = { type, bytes: new Uint8Array(request.body) }
      const call = { method: 'post' as const, path: ANALYST_PATHS.pictures, query: request.query, file }
      const answer = await analyst.ask(askerOf(guards, request), call, pictureWorkResponse)
      return answer.ok ? reply.code(202).send(answer.value) : sendProblem(reply, answer)
    })

    const fileSchema = { params: pictureFileParams, response: problemResponses }
    const reading = { schema: fileSchema, preHandler: guards.siteMember, compress: false as const }
    app.get(ANALYST_PATHS.pictureFile, reading, async (request, reply) => {
      const { id, file } = request.params
      const path = ANALYST_PATHS.pictureFile.replace(':id', id).replace(':file', file)
      const answer = await analyst.open(askerOf(guards, request), { path })
      if (!answer.ok) return sendProblem(reply, answer)
      if (answer.value.headers.get('content-type') !== 'image/jpeg') {
        return sendProblem(reply, failed('analyst.unavailable'))
      }
      // it may end in the middle of what it sends
      const bytes = await answer.value.arrayBuffer().then(Buffer.from, () => null)
      if (bytes === null) return sendProblem(reply, failed('analyst.unavailable'))
      reply.header('cache-control', 'private, max-age=3600').header('vary', 'Authorization')
      return sendFile(reply, 'image/jpeg', bytes)
    })
  }
