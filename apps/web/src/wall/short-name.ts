/** Width of a glyph of Inter, on average, em. */
export const MEAN_GLYPH_EM = 0.52
/** a beginning of fewer letters says nothing */
const LEAST_LETTERS = 4

/**
 * A name that fits a width (em) on one line. Words are left out of its middle: its first one says what it is, and names
 * of one kind differ in their last ones. Where these two do not fit either, it is cut at its end.
 */
export const shortName = (name: string, widthEm: number): string => {
  const most = Math.max(LEAST_LETTERS, Math.floor(widthEm / MEAN_GLYPH_EM))
  if (name.length <= most) return name
  return withoutMiddle(name.split(' '), most) ?? cutAtEnd(name, most)
}

/** The beginning of a text, of so many letters at most. */
export const cutAtEnd = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`

/** As many words as fit of both ends, one more of the end before one more of the beginning; null: not even one of each. */
const withoutMiddle = (words: readonly string[], most: number): string | null => {
  const keep = (first: number, last: number): string | null => {
    const kept = `${words.slice(0, first).join(' ')}… ${words.slice(-last).join(' ')}`
    return first + last < words.length && kept.length <= most ? kept : null
  }
  const grow = (first: number, last: number): string | null => {
    const kept = keep(first, last)
    if (kept === null) return null
    const isEndNext = last <= first
    return (
      (isEndNext ? grow(first, last + 1) : grow(first + 1, last)) ??
      (isEndNext ? grow(first + 1, last) : grow(first, last + 1)) ??
      kept
    )
  }
  return words.length < 3 ? null : grow(1, 1)
}
