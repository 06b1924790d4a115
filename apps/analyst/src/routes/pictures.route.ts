import {
  ANALYST_PATHS,
  correctPictureInput,
  gaugeBoard,
  gaugeBoardQuery,
  gaugeBoardResponse,
  pictureWorkParams,
  pictureWorkResponse,
  pictureWorksQuery,
  pictureWorksResponse,
  takePictureInput,
} from '@vigie/contracts/rest/analyst'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { correctReading } from '../jobs/meter-store.ts'
import { boardOf, setBoard } from '../store/works.ts'
import type { RouteDeps } from './deps.ts'
import { isForeign } from './foreign.ts'
import { callerOf } from './guard.ts'
import { sendFailure, sendProblem } from './problem.ts'

/** /api/analyst/pictures: what was read, what people say of it, boards. Sending and fetching files: picture-files.route. */
export const picturesRoute =
  ({ db, pictures, upstream }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const listSchema = { querystring: pictureWorksQuery, response: { 200: pictureWorksResponse } }
    app.get(ANALYST_PATHS.pictures, { schema: listSchema }, async (request) => ({
      works: await pictures.list(callerOf(request).site, request.query),
    }))

    const takeSchema = { body: takePictureInput, response: { 202: pictureWorkResponse } }
    app.post(ANALYST_PATHS.pictureFromCamera, { schema: takeSchema }, async (request, reply) => {
      const { site, token, name } = callerOf(request)
      const { tool, device, camera } = request.body
      if (await isForeign(upstream, token, site, device)) return sendProblem(reply, 'resource.not-found')
      const kept = await upstream.pictures(token, site, camera)
      if (!kept.ok) return sendFailure(reply, kept)
      const [newest] = kept.value
      if (newest === undefined) return sendProblem(reply, 'resource.not-found')
      const bytes = await upstream.picture(token, site, camera, newest.id)
      if (!bytes.ok) return sendFailure(reply, bytes)
      const at = newest.takenAt ?? newest.receivedAt
      const asked = { tool, device, source: 'camera' as const, by: name, at }
      return reply.code(202).send({ work: await pictures.start(site, token, asked, bytes.value) })
    })

    const one = { params: pictureWorkParams, response: { 200: pictureWorkResponse } }
    app.get(ANALYST_PATHS.picture, { schema: one }, async (request, reply) => {
      const work = await pictures.find(callerOf(request).site, request.params.id)
      return work === null ? sendProblem(reply, 'resource.not-found') : { work }
    })
    app.post(ANALYST_PATHS.pictureCancel, { schema: one }, async (request, reply) => {
      const work = await pictures.cancel(callerOf(request).site, request.params.id)
      return work === null ? sendProblem(reply, 'resource.not-found') : { work }
    })
    const correctSchema = { ...one, body: correctPictureInput }
    app.post(ANALYST_PATHS.pictureCorrection, { schema: correctSchema }, async (request, reply) => {
      const { site, token, name } = callerOf(request)
      const where = { db, upstream, site, token }
      const corrected = await correctReading(where, request.params.id, name, request.body.value)
      if (!corrected.ok) return sendFailure(reply, corrected)
      return { work: { ...corrected.value, progress: 1 } }
    })

    const boardSchema = { querystring: gaugeBoardQuery, response: { 200: gaugeBoardResponse } }
    app.get(ANALYST_PATHS.pictureBoard, { schema: boardSchema }, async (request) => ({
      board: await boardOf(db, callerOf(request).site, request.query.device),
    }))
    app.put(ANALYST_PATHS.pictureBoard, { schema: { ...boardSchema, body: gaugeBoard } }, async (request, reply) => {
      const { site, token } = callerOf(request)
      if (await isForeign(upstream, token, site, request.query.device)) return sendProblem(reply, 'resource.not-found')
      await setBoard(db, site, request.query.device, request.body)
      return { board: request.body }
    })
  }
