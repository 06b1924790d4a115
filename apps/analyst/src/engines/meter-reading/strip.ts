import type { Leaning } from '../pictures/index.ts'
import type { Character } from './read-text.ts'

/** A row of digits that may be the counter of a meter. */
export type Strip = {
  readonly place: Leaning
  readonly digits: string
  /** the least sure of its digits, 0…1 */
  readonly sure: number
  /** the window of each digit, left to right */
  readonly windows: readonly Leaning[]
  /** m³ stands at its end */
  readonly hasUnit: boolean
}

/** Counters of water, gas and power meters have this many wheels or digits. */
const FEWEST_DIGITS = 4
const MOST_DIGITS = 9
/** What may follow the digits: the unit, as a recogniser writes it; and what separates decimals. */
const COUNTER = /^[\s.,:'|-]*(\d[\d\s.,:'|-]*?)\s*((?:m|M)?\s*[3³]?)?[\s.,:'|-]*$/u
/** Wheels stand at even distances; in print « 1 » is narrower and words have gaps. */
const MOST_UNEVEN = 0.3
/** Digits are higher than wide: a window is never wider than this share of the line's height. */
const WIDEST_WINDOW = 0.8
/** A line's outline is drawn a little wide of its letters. */
const WINDOW_HEIGHT = 0.94

/** The characters of a line as a counter; null: they are something else (words, a year, a serial number). */
export const stripOf = (place: Leaning, characters: readonly Character[]): Strip | null => {
  const text = characters.map((one) => one.text).join('')
  const unit = /[mM]\s*[3³]?\s*$/u.exec(text)
  const counter = unit === null ? characters : characters.slice(0, lengthBefore(characters, unit.index))
  if (!COUNTER.test(counter.map((one) => one.text).join(''))) return null
  const digits = counter.filter(({ text: one }) => /^\d$/.test(one))
  if (digits.length < FEWEST_DIGITS || digits.length > MOST_DIGITS) return null
  const pitch = evenPitch(digits.map(({ at }) => at))
  if (pitch === null) return null
  const width = Math.min(pitch.step * place.width, place.height * WIDEST_WINDOW)
  return {
    place,
    digits: digits.map((one) => one.text).join(''),
    sure: Math.min(...digits.map(({ sure }) => sure)),
    windows: digits.map((_, index) => windowOf(place, pitch.first + pitch.step * index, width)),
    hasUnit: unit !== null,
  }
}

/** How many characters make the first `length` letters. */
const lengthBefore = (characters: readonly Character[], length: number): number => {
  let letters = 0
  return characters.findIndex(({ text }) => {
    letters += text.length
    return letters > length
  })
}

/** The straight line through the digits' places; null: they are not evenly spaced. */
const evenPitch = (places: readonly number[]): { first: number; step: number } | null => {
  const middle = (places.length - 1) / 2
  const mean = places.reduce((sum, at) => sum + at, 0) / places.length
  const spread = places.reduce((sum, _, index) => sum + (index - middle) ** 2, 0)
  const step = places.reduce((sum, at, index) => sum + (index - middle) * (at - mean), 0) / spread
  const first = mean - step * middle
  const uneven = Math.max(...places.map((at, index) => Math.abs(at - first - step * index))) / step
  return step > 0 && uneven <= MOST_UNEVEN ? { first, step } : null
}

const windowOf = (place: Leaning, at: number, width: number): Leaning => {
  const along = (at - 0.5) * place.width
  return {
    centre: {
      x: place.centre.x + along * Math.cos(place.angle),
      y: place.centre.y + along * Math.sin(place.angle),
    },
    width,
    height: place.height * WINDOW_HEIGHT,
    angle: place.angle,
  }
}

/** A lesser strip counts as a rival only when it is nearly as large. */
const RIVAL = 0.75
const UNIT_BONUS = 1.5

/** The counter among the strips found: the largest digits, m³ beside them; a rival as good makes it undecided. */
export const counterAmong = (strips: readonly Strip[]): { strip: Strip; rival: Strip | null } | null => {
  const weight = (strip: Strip): number => strip.place.height * (strip.hasUnit ? UNIT_BONUS : 1)
  const [strip, second] = strips.toSorted((a, b) => weight(b) - weight(a))
  if (strip === undefined) return null
  return { strip, rival: second !== undefined && weight(second) >= RIVAL * weight(strip) ? second : null }
}
