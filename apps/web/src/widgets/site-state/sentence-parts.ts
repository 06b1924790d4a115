/** Between the parts of a sentence; the space before it does not break. */
const BETWEEN = '\u00a0· '

/** The parts as one sentence, the first letter of it a capital. */
export const sentenceOf = (parts: readonly string[]): string => {
  const text = parts.join(BETWEEN)
  return text.slice(0, 1).toLocaleUpperCase('fr') + text.slice(1)
}

/** The first part of a sentence, and what follows it; empty: it has one part. */
export const partedSentence = (text: string): readonly [first: string, rest: string] => {
  const end = text.indexOf(BETWEEN)
  return end === -1 ? [text, ''] : [text.slice(0, end), text.slice(end + BETWEEN.length)]
}
