// In: a question why, and its words. Out: its call with the way that they say the figure went, « pourquoi … a augmenté ».
import { plainLine } from '../language/plain-line.ts'
import type { Understood } from './outcome.ts'

/** What is more of these is less of what they measure. */
const TURNED = /\b(plus|moins) (?=(?:bas(?:se)?|faible|petite?|maigre|leger|legere)s?\b)/g
const MORE =
  /\b(?:augment|hauss|grimp|mont(?:e|ait)|explos|flamb|bondi|doubl|davantage)\w*|\bplus (?:cher|eleve|haut|fort|important)|\bplus (?:\w+ ){0,5}?(?:que|qu)\b/
const LESS =
  /\b(?:baiss|diminu|chut|recul|repli|descend)\w*|\bmoins (?:(?:cher|eleve|haut|fort|important)|d |de )|\bmoins (?:\w+ ){0,5}?(?:que|qu)\b/
/** « On ne produit plus que 3 m³ »: no more than that, nothing that is set against another. */
const ONLY = /\bne? (?:\w+ ){1,4}?plus (?:que|qu)\b/

/** Words that say both ways claim neither. */
export const claimed = (made: Understood, text: string): Understood => {
  if (made.kind !== 'call' || made.call.tool !== 'why') return made
  const line = plainLine(text)
    .replace(ONLY, ' ')
    .replace(TURNED, (_, word: string) => (word === 'plus' ? 'moins ' : 'plus '))
  const [more, less] = [MORE.test(line), LESS.test(line)]
  return more === less ? made : { ...made, call: { ...made.call, claim: more ? 'more' : 'less' } }
}
