// In: words without their accents, and the text that they are of. Out: the words as they stand in it.
import { plainLine } from './plain-line.ts'

/**
 * « temperature » of « Quelle température ? » → « température »; itself where the text has no such words. Where they stand
 * in it several times, those in the same case.
 */
export const asTyped = (word: string, text: string): string => {
  const wanted = plainLine(word)
  const sameCase = withoutAccents(word)
  let other: string | null = null
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
  for (let first = 0; first < words.length; first++)
    for (let last = first; last < words.length; last++) {
      const from = words[first]?.index ?? 0
      const to = (words[last]?.index ?? 0) + (words[last]?.[0].length ?? 0)
      const found = text.slice(from, to)
      const plain = plainLine(found)
      if (plain === wanted && withoutAccents(found) === sameCase) return found
      if (plain === wanted) other ??= found
      if (plain.length > wanted.length) break
    }
  return other ?? word
}

const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '')
