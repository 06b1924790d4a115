// In: sentences of a language model, and what the records gave it. Out: those whose every number stands in the records.

/** The numbers of a text: « 1 234,5 » and « 1234.5 » are one. */
const numbersOf = (text: string): number[] =>
  [...text.matchAll(/\d+(?:[\u202f\u00a0 ]\d{3})*(?:[.,]\d+)?/g)].map(([found]) =>
    Number(found.replace(/[\u202f\u00a0 ]/g, '').replace(',', '.')),
  )

/**
 * Whether every number of a sentence stands in what the records gave. Names are taken out first: a number in the name
 * of a device is no figure, and vouches for none.
 */
export const isBorneOut = (sentence: string, records: readonly string[], names: readonly string[]): boolean => {
  const without = (text: string) => longestFirst(names).reduce((rest, name) => rest.replaceAll(name, ' '), text)
  const given = new Set(records.flatMap((text) => numbersOf(without(text))))
  return numbersOf(without(sentence)).every((one) => given.has(one))
}
const longestFirst = (names: readonly string[]): string[] => names.toSorted((a, b) => b.length - a.length)

/** The whole sentences of a text that is still being written, and what is left of it. */
export const sentencesIn = (text: string): { readonly whole: readonly string[]; readonly rest: string } => {
  const whole: string[] = []
  let rest = text
  for (;;) {
    const end = /[.!?…](?=\s)|\n/.exec(rest)
    if (end === null) return { whole, rest }
    const sentence = rest.slice(0, end.index + 1).trim()
    if (sentence !== '') whole.push(sentence)
    rest = rest.slice(end.index + 1)
  }
}
