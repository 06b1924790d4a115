// In: the size of the picture and the room. Out: how large letters must be, and how much then fits (R12.3).
import type { WallRoom } from '@vigie/contracts/entities'

/** The picture of a screen, CSS px. */
export type Picture = { readonly widthPx: number; readonly heightPx: number }
/** How much fits, in letters of the smallest size (em); `isStanding`: on a screen that is higher than wide. */
export type Box = { readonly cols: number; readonly rows: number; readonly isStanding: boolean }

/** A glyph is at least this part of the distance from which it is read: 17 minutes of arc. */
export const GLYPH_OF_DISTANCE = 1 / 200
/** Height of capitals and digits of Inter, em. */
export const CAP_EM = 0.727
const MM_PER_INCH = 25.4

/** Height that a capital must have, px. */
export const capPxOf = ({ widthPx, heightPx }: Picture, { diagonalIn, distanceM }: WallRoom): number => {
  const pxPerMm = Math.hypot(widthPx, heightPx) / (diagonalIn * MM_PER_INCH)
  return distanceM * 1_000 * GLYPH_OF_DISTANCE * pxPerMm
}

/** The smallest font of a wall, px: everything on it is that size or larger. */
export const fontPxOf = (picture: Picture, room: WallRoom): number => Math.max(8, capPxOf(picture, room) / CAP_EM)

/** How many of the smallest letters, by height, the picture is wide and high. */
export const boxOf = (picture: Picture, fontPx: number): Box => ({
  cols: picture.widthPx / fontPx,
  rows: picture.heightPx / fontPx,
  isStanding: picture.widthPx < picture.heightPx,
})

/** The largest of these sizes (em) at which a text keeps to one line of a width (em); never below 1. */
export const sizeFor = (text: string, widthEm: number, largest: number): number =>
  Math.max(1, Math.min(largest, widthEm / (Math.max(1, text.length) * MEAN_GLYPH_EM)))

/** Width of a bold glyph of Inter, on average, em. */
const MEAN_GLYPH_EM = 0.6

/** As many of these as fit below each other, and how many do not; a line is kept for saying so. */
export const fitting = <T>(
  items: readonly T[],
  most: number,
): { readonly shown: readonly T[]; readonly more: number } => {
  if (items.length <= most) return { shown: items, more: 0 }
  const shown = items.slice(0, Math.max(1, most - 1))
  return { shown, more: items.length - shown.length }
}
