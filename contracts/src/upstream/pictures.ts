import { z } from 'zod'
import { deviceId, numberText, pictureId, pictureInfo, siteSlug } from '../entities/index.ts'

/** Query of GET pictures: what is kept of a camera's pictures. */
export const picturesQuery = z.object({ site: siteSlug, device: deviceId })
/** Answer of GET pictures. */
export const picturesBody = z.object({ pictures: z.array(pictureInfo).describe('newest first') })
/** Answer of GET pictures. */
export type PicturesBody = z.infer<typeof picturesBody>

/** Query of GET picture, which answers with the bytes, their media type and an ETag; without `id` the last one. */
export const pictureQuery = picturesQuery.extend({ id: pictureId.optional() })

/** POST picture: the HTTP way in. The body is the picture; answer 202 after the commit, as of POST readings. */
export const pictureRequest = picturesQuery.extend({
  ts: numberText(z.number().int()).optional().describe('when it was taken, ms since 1970-01-01 UTC'),
})
