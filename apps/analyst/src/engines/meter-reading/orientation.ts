import type { Leaning } from '../pictures/index.ts'
import type { TextLine } from './find-text.ts'

const STEPS = 36
const HALF_TURN = Math.PI
/** Lines this far off the common direction are something else: print around a dial, a cable. */
const ALONG = Math.PI / 9

/** The direction most of the text runs along, in (−π/2, π/2]; upside down is not told yet. null: no text. */
export const commonDirection = (lines: readonly TextLine[]): number | null => {
  const weights = new Float64Array(STEPS)
  for (const { place } of lines) {
    const at = Math.round((modulo(place.angle) / HALF_TURN) * STEPS) % STEPS
    for (const [offset, share] of [
      [-1, 0.5],
      [0, 1],
      [1, 0.5],
    ] as const) {
      const bin = (at + offset + STEPS) % STEPS
      weights[bin] = (weights[bin] ?? 0) + share * clarity(place)
    }
  }
  const most = weights.reduce((max, weight) => Math.max(max, weight), 0)
  if (most === 0) return null
  const angle = (weights.indexOf(most) / STEPS) * HALF_TURN
  return angle > HALF_TURN / 2 ? angle - HALF_TURN : angle
}

/** A long line tells its direction, a round patch does not. */
const clarity = ({ width, height }: Leaning): number => Math.max(0, width / height - 1.5) * height
const modulo = (angle: number): number => ((angle % HALF_TURN) + HALF_TURN) % HALF_TURN

/** Lines along the direction, each leaning as it truly does; `flipped` reads them from the other end. */
export const linesAlong = (lines: readonly TextLine[], direction: number, flipped: boolean): Leaning[] =>
  lines.flatMap(({ place }) => {
    let apart = modulo(place.angle - direction)
    if (apart > HALF_TURN / 2) apart -= HALF_TURN
    return Math.abs(apart) > ALONG ? [] : [{ ...place, angle: direction + apart + (flipped ? HALF_TURN : 0) }]
  })
