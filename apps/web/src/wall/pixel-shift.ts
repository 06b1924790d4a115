import { MINUTE_MS } from '@vigie/contracts/entities'

/** The furthest that the picture moves, px; the margins of the wall hold it. */
export const SHIFT_PX = 8
const STEP_PX = 2

/** Where the picture stands at a minute: it wanders over a square so slowly that nobody sees it, so that no pixel always shows the same. */
export const shiftAt = (nowMs: number): { readonly x: number; readonly y: number } => {
  const minute = Math.floor(nowMs / MINUTE_MS)
  const side = (2 * SHIFT_PX) / STEP_PX + 1
  const swing = (step: number) => {
    const at = step % (2 * (side - 1))
    return (at < side ? at : 2 * (side - 1) - at) * STEP_PX - SHIFT_PX
  }
  return { x: swing(minute), y: swing(Math.floor(minute / (2 * (side - 1)))) }
}
