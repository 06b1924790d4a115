import { z } from 'zod'
import { instant } from './time.ts'

/** Media types of the pictures that cameras send; what a picture is, its first bytes say. */
export const pictureType = z.enum(['image/jpeg', 'image/png', 'image/webp'])
/** Media type of a picture. */
export type PictureType = z.infer<typeof pictureType>

/** Bounds of what cameras may send, and how many pictures of each are kept. */
export const PICTURE_LIMITS = { bytes: 524_288, sidePx: 4_096, kept: 24 } as const

/** Key of a picture: what its bytes are, as a digest. */
export const pictureId = z.string().regex(/^[0-9a-f]{32}$/)

/** A picture that a camera sent, without its bytes. */
export const pictureInfo = z.object({
  id: pictureId,
  receivedAt: instant.describe('when it was received'),
  takenAt: instant.nullable().describe("by the camera's clock; null: it says none, or none that can be right"),
  type: pictureType,
  sizeBytes: z.number().int().min(1),
  widthPx: z.number().int().min(1).describe('width, pixels'),
  heightPx: z.number().int().min(1).describe('height, pixels'),
})
/** A picture that a camera sent, without its bytes. */
export type PictureInfo = z.infer<typeof pictureInfo>
