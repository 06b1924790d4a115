/** Lower case, without accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * How well words answer a search, 0 (not at all) to 1. Every word searched must be found;
 * the start of a word counts more than its middle, and the first text more than the others. What is searched in the
 * plural is found in the singular too, a little less well.
 */
export const matchScore = (search: string, texts: readonly string[]): number => {
  const wanted = plain(search).split(/\s+/).filter(Boolean)
  const found = texts.map(plain)
  const scores = wanted.map((word) =>
    Math.max(0, ...found.map((text, index) => Math.max(scoreOf(word, text), singularScore(word, text)) / (index + 1))),
  )
  return scores.length === 0 ? 1 : Math.min(...scores)
}

const scoreOf = (word: string, text: string): number => {
  if (text.startsWith(word)) return 1
  if (text.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))) return 0.8
  return text.includes(word) ? 0.4 : 0
}

const PLURAL = /^(\p{L}{3,})[sx]$/u
/** below what the word itself would have where it stands in the text as it was written */
const OF_SINGULAR = 0.9
const singularScore = (word: string, text: string): number => {
  const [, singular] = PLURAL.exec(word) ?? []
  return singular === undefined ? 0 : OF_SINGULAR * scoreOf(singular, text)
}
