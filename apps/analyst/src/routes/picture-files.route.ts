import {
  ANALYST_PATHS,
  pictureFileParams,
  pictureWorkResponse,
  SENT_PICTURE_LIMITS,
  SENT_PICTURE_TYPES,
  sendPictureQuery,
} from '@vigie/contracts/rest/analyst'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { pictureOf } from '../store/works.ts'
import type { RouteDeps } from './deps.ts'
import { isForeign } from './foreign.ts'
import { callerOf } from './guard.ts'
import { sendProblem } from './problem.ts'

/** Files: a picture sent, the body being its bytes, and those kept. */
export const pictureFilesRoute =
  ({ db, pictures, upstream }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addContentTypeParser([...SENT_PICTURE_TYPES], { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

    const sendSchema = { querystring: sendPictureQuery, response: { 202: pictureWorkResponse } }
    const options = { schema: sendSchema, bodyLimit: SENT_PICTURE_LIMITS.bytes }
    app.post(ANALYST_PATHS.pictures, options, async (request, reply) => {
      const { site, token, name } = callerOf(request)
      const { tool, device } = request.query
      if (!Buffer.isBuffer(request.body)) return sendProblem(reply, 'request.unsupported-type')
      if (await isForeign(upstream, token, site, device)) return sendProblem(reply, 'resource.not-found')
      const asked = { tool, device, source: 'upload' as const, by: name, at: new Date().toISOString() }
      return reply.code(202).send({ work: await pictures.start(site, token, asked, request.body) })
    })

    app.get(ANALYST_PATHS.pictureFile, { schema: { params: pictureFileParams } }, async (request, reply) => {
      const { id, file } = request.params
      const bytes = await pictureOf(db, callerOf(request).site, id, file)
      // before it was looked at, a file is whatever was sent: only what the analyst wrote itself goes out
      const work = bytes === null ? null : await pictures.find(callerOf(request).site, id)
      if (bytes === null || work?.state !== 'done') return sendProblem(reply, 'resource.not-found')
      return reply.type('image/jpeg').header('x-content-type-options', 'nosniff').send(Buffer.from(bytes))
    })
  }
