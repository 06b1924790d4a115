// In: words without their accents, and the text that they are of. Out: the words as they stand in it.
import { plainLine } from './plain-line.ts'

/** « temperature » of « Quelle température ? » → « température »; itself where the text has no such words. */
export const asTyped = (word: string, text: string): string => {
  const wanted = plainLine(word)
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
  for (let first = 0; first < words.length; first++)
    for (let last = first; last < words.length; last++) {
      const from = words[first]?.index ?? 0
      const to = (words[last]?.index ?? 0) + (words[last]?.[0].length ?? 0)
      const found = text.slice(from, to)
      const plain = plainLine(found)
      if (plain === wanted) return found
      if (plain.length > wanted.length) break
    }
  return word
}
