// In: the words of a question without accents. Out: whether what it asks about is set against what is usual.

/** « Que d’habitude », « que prévu », « anormal »: of a question whether it is so, and of one why it is. */
export const asksUsual = (line: string): boolean => USUAL.test(line)
const USUAL =
  /\b(?:a?normale?s?|anormaux|a?normalement|d habitude|(?:que|qu|comme|a) l habitude|habituel(?:le)?s?|habituellement|inhabituel(?:le)?s?|d ordinaire|la normale|(?:que|comme) prevue?s?)\b/

/** « Le coût prévu »: what is foreseen itself is asked for, not what came of it. */
export const asksForeseen = (line: string): boolean => FORESEEN.test(line)
const FORESEEN = /(?<!\b(?:que|comme) )\bprevue?s?\b/
