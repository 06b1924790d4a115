import { z } from 'zod'
import { pictureId, pictureInfo } from '../entities/index.ts'

/** GET /api/devices/:id/pictures: what is kept of a camera's pictures; none: it has sent none, or is no camera. */
export const picturesResponse = z.object({ pictures: z.array(pictureInfo).describe('newest first') })
/** Answer of GET /api/devices/:id/pictures. */
export type PicturesResponse = z.infer<typeof picturesResponse>

/** Query of GET /api/devices/:id/picture, which answers with the bytes; without `id` the last one. */
export const pictureInput = z.object({ id: pictureId.optional() })
