/** Width of a glyph of Inter, on average, em. */
export const MEAN_GLYPH_EM = 0.52

/**
 * A name that fits a width (em) on one line: its first words are left out, since names of one kind differ in their last
 * ones. A single word is never cut here.
 */
export const shortName = (name: string, widthEm: number): string => {
  const most = Math.floor(widthEm / MEAN_GLYPH_EM)
  if (name.length <= most) return name
  const words = name.split(' ')
  const from = words.findIndex((_, place) => words.slice(place).join(' ').length < most)
  const kept = words.slice(from === -1 ? -1 : from).join(' ')
  return `…${kept}`
}
