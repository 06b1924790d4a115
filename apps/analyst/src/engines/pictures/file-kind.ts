// first bytes of a file → what it is; names and declared types are not believed

export const PICTURE_KINDS = ['jpeg', 'png', 'webp', 'tiff'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

const SIGNATURES: readonly (readonly [PictureKind, number, readonly number[]])[] = [
  ['jpeg', 0, [0xff, 0xd8, 0xff]],
  ['png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['webp', 8, [0x57, 0x45, 0x42, 0x50]],
  ['tiff', 0, [0x49, 0x49, 0x2a, 0x00]],
  ['tiff', 0, [0x4d, 0x4d, 0x00, 0x2a]],
]

/** What the bytes begin with; null: no picture that is read here (SVG, GIF, HEIC, PDF, archives…). */
export const pictureKindOf = (bytes: Uint8Array): PictureKind | null =>
  SIGNATURES.find(([, offset, sign]) => sign.every((byte, index) => bytes[offset + index] === byte))?.[0] ?? null
