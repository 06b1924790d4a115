/** Lower case, without accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * How well words answer a search, 0 (not at all) to 1. Every word searched must be found;
 * the start of a word counts more than its middle, and the first text more than the others.
 */
export const matchScore = (search: string, texts: readonly string[]): number => {
  const wanted = plain(search).split(/\s+/).filter(Boolean)
  const found = texts.map(plain)
  const scores = wanted.map((word) => Math.max(0, ...found.map((text, index) => scoreOf(word, text) / (index + 1))))
  return scores.length === 0 ? 1 : Math.min(...scores)
}

const scoreOf = (word: string, text: string): number => {
  if (text.startsWith(word)) return 1
  if (text.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))) return 0.8
  return text.includes(word) ? 0.4 : 0
}
