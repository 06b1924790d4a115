/** Between the parts of a sentence; the space before it does not break. */
const BETWEEN = '\u00a0· '

/** The parts as one sentence, the first letter of it a capital. */
export const sentenceOf = (parts: readonly string[]): string => {
  const text = parts.join(BETWEEN)
  return text.slice(0, 1).toLocaleUpperCase('fr') + text.slice(1)
}

/** What a sentence was made of. */
export const partsOf = (text: string): readonly string[] => text.split(BETWEEN)
