// In: the words of a question. Out: whether a single letter among them is the last word of a name, as in « serre A ».
import type { Token } from '../language/tokens.ts'

/** Whether a letter can be nothing but one of a name. */
export const isLetter = (token: Token | undefined): boolean =>
  token !== undefined && /^[A-Zb-z]$/.test(token.raw) && !'dlnsctm'.includes(token.raw)

/** « La serre a hier ? », « serre a et serre b »: an a that no participle follows is the name’s letter; `hasLetter`: whether it may stand behind the word in a name. */
export const endsName = (tokens: readonly Token[], index: number, hasLetter: (before: string) => boolean): boolean => {
  const next = tokens[index + 1]?.word
  return (
    tokens[index]?.word === 'a' &&
    hasLetter(tokens[index - 1]?.word ?? '') &&
    (next === undefined || AFTER_NAMES.has(next) || JOINING.has(next))
  )
}

const WEEKDAYS = 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' ')
/** What follows a name at the end of a question: a time, or what is asked. */
export const AFTER_NAMES: ReadonlySet<string> = new Set(
  'hier avant aujourdhui cette en depuis pendant combien maintenant'.split(' ').concat(WEEKDAYS),
)
/** What stands between one name and another, or a name and its time. */
const JOINING: ReadonlySet<string> = new Set(['et', 'ou', 'ce', 'vs', 'contre', 'que'])
