// In: a question why, and its words. Out: its call with the way that they say the figure went, « pourquoi … a augmenté ».
import type { Understood } from './outcome.ts'

const MORE =
  /\b(?:augment|hauss|grimp|mont(?:e|ait)|explos|flamb|bondi|doubl)\w*|\bplus (?:cher|eleve|haut|fort|important)/
const LESS = /\b(?:baiss|diminu|chut|recul|repli|descend)\w*|\bmoins (?:cher|eleve|haut|fort|important)/

/** Words that say both ways claim neither. */
export const claimed = (made: Understood, text: string): Understood => {
  if (made.kind !== 'call' || made.call.tool !== 'why') return made
  const line = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const [more, less] = [MORE.test(line), LESS.test(line)]
  return more === less ? made : { ...made, call: { ...made.call, claim: more ? 'more' : 'less' } }
}
