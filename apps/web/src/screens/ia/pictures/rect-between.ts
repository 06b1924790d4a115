// In: two corners that a finger or a pointer went between. Out: the rectangle, within the picture.

/** A place in a picture: shares of its width and height. */
export type Share = readonly [x: number, y: number]
/** A rectangle in a picture, in shares of its width and height. */
export type Rect = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

const LEAST = 0.01

/** The rectangle between two corners, whichever came first; null: too small to be meant. */
export const rectBetween = ([ax, ay]: Share, [bx, by]: Share): Rect | null => {
  const within = (value: number): number => Math.min(1, Math.max(0, value))
  const rect = {
    left: within(Math.min(ax, bx)),
    right: within(Math.max(ax, bx)),
    top: within(Math.min(ay, by)),
    bottom: within(Math.max(ay, by)),
  }
  return rect.right - rect.left < LEAST || rect.bottom - rect.top < LEAST ? null : rect
}
