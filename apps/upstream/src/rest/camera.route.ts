import { OPERATORS, PICTURE_LIMITS, pictureType } from '@vigie/contracts/entities'
import {
  type PicturesBody,
  pictureQuery,
  pictureRequest,
  picturesQuery,
  UPSTREAM_PATHS,
} from '@vigie/contracts/upstream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { readHttpPicture } from '../ingest/message.ts'
import { readCameraBytes, readCameraPictures } from '../store/camera-pictures.ts'
import type { RestDeps } from './deps.ts'
import { authenticate, refuse, requireRole, requireSite } from './guard.ts'

/** Pictures of cameras: the last ones, their bytes, and the HTTP way in. */
export const cameraRoutes =
  ({ db, directory, identity, writer }: RestDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', authenticate(identity))
    app.addContentTypeParser(
      [...pictureType.options, 'application/octet-stream'],
      { parseAs: 'buffer' },
      (_r, body, done) => done(null, body),
    )
    const ofSite = requireSite(directory, 'query')

    app.get(
      UPSTREAM_PATHS.pictures,
      { schema: { querystring: picturesQuery }, preHandler: ofSite },
      async ({ query }): Promise<PicturesBody> => ({
        pictures: await readCameraPictures(db, query.site, query.device),
      }),
    )

    app.get(
      UPSTREAM_PATHS.picture,
      { schema: { querystring: pictureQuery }, preHandler: ofSite },
      async ({ query: { site, device, id }, headers }, reply) => {
        const kept = await readCameraPictures(db, site, device)
        const info = id === undefined ? kept[0] : kept.find((one) => one.id === id)
        if (info === undefined) return refuse(reply, 404, 'Picture not found.')
        const etag = `"${info.id}"`
        reply
          .header('etag', etag)
          .header('cache-control', 'private, no-cache')
          .header('x-content-type-options', 'nosniff')
        if (headers['if-none-match'] === etag) return reply.code(304).send()
        const bytes = await readCameraBytes(db, site, device, info.id)
        // a newer one may have taken its place meanwhile
        if (bytes === null) return refuse(reply, 404, 'Picture not found.')
        return reply.type(info.type).send(Buffer.from(bytes))
      },
    )

    app.post(
      UPSTREAM_PATHS.picture,
      {
        schema: { querystring: pictureRequest },
        preHandler: [ofSite, requireRole(...OPERATORS)],
        bodyLimit: PICTURE_LIMITS.bytes,
      },
      async ({ query: { site, device, ts }, body }, reply) => {
        await writer.room()
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        return reply.code(202).send(await writer.submit(readHttpPicture(site, device, bytes, ts ?? null)))
      },
    )
  }
