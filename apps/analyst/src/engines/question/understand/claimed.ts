// In: a question why, and its words. Out: its call with the way that they say the figure went, « pourquoi … a augmenté ».
import type { Call } from '../call.ts'
import { plainLine } from '../language/plain-line.ts'
import type { Understood } from './outcome.ts'
import { asksUsual } from './usual-words.ts'

/** What is more of these is less of what they measure. */
const TURNED = /\b(plus|moins) (?=(?:bas(?:se)?|faible|petite?|maigre|leger|legere)s?\b)/g
const MORE =
  /\b(?:augment|hauss|grimp|mont(?:e|ait)|explos|flamb|bondi|doubl|davantage)\w*|\b(?:consomm|pren|pris|produi|coute|depens|utilis|bu|boi|recoi|recu|donn)\w*(?: t (?:on|ils?|elles?)| nous)? plus\b|\bplus (?:consomm|pris|produi|coute|depens|utilis|recu|donn)\w*|\bplus (?:cher|eleve|haut|fort|important)|\bplus (?:\w+ ){0,5}?(?:que|qu)\b|\b(?:achet|pai|pay)\w*(?: t (?:on|ils?|elles?)| nous)? plus\b/
const LESS = /\b(?:baiss|diminu|chut|recul|repli|descend)\w*|(?<!\b(?:a|au|du) )\bmoins\b/
/** « On ne produit plus que 3 m³ », « il ne produit plus »: no more than that or nothing at all, set against no other. */
const ONLY = /\bne? (?:(?!pas\b)\w+ ){1,4}?plus\b(?: (?:que|qu)\b)?/

/** « Pourquoi ce mois est cher », « la part solaire est faible »: of the whole site that is set against the time before. */
const IS_HIGH =
  /\b(?:est|sont|etait|etaient|c est) (?:(?:si|trop|tres|aussi|tellement) )?(?:chere?|elevee?|haute?|forte?|importante?)s?\b/
const IS_LOW = /\b(?:est|sont|etait|etaient) (?:(?:si|trop|tres|aussi|tellement) )?(?:faible|bas(?:se)?|petite?)s?\b/
const YIELD = /\b(?:rendements?|efficacites?|performances?)\b/
const WHICH = /^(?:(?:le|la|les)?quel(?:le)?s?|qui)\b/

/** Words that say both ways claim neither. */
export const claimed = (made: Understood, text: string): Understood => {
  // which of several is no question of yes or no
  if (WHICH.test(plainLine(text))) return exceeding(made, plainLine(text))
  if (made.kind === 'refuse' || (made.kind === 'call' && made.call.tool !== 'why')) return made
  const line = plainLine(text)
    .replace(ONLY, ' ')
    .replace(TURNED, (_, word: string) => (word === 'plus' ? 'moins ' : 'plus '))
  const isOfSite = made.kind === 'call' && made.call.tool === 'why' && made.call.of === 'site'
  const [up, down] = [
    MORE.test(line) || (isOfSite && IS_HIGH.test(line)),
    LESS.test(line) || (isOfSite && IS_LOW.test(line)),
  ]
  if (up === down) return made
  // what a yield loses is more energy for each m³
  const isTurned = YIELD.test(line)
  const said = (call: Call): Call =>
    call.tool === 'why' ? { ...call, claim: up !== (isTurned && call.figure === 'kwhPerM3') ? 'more' : 'less' } : call
  return made.kind === 'call'
    ? { ...made, call: said(made.call) }
    : { ...made, choices: made.choices.map((one) => ({ ...one, call: said(one.call) })) }
}

/** « Quels secteurs ont consommé plus que d’habitude ? »: those of a group that went this way; of no time that was said what is usual is of a week. */
const exceeding = (made: Understood, line: string): Understood => {
  if (made.kind !== 'call' || made.call.tool !== 'figure' || THE_OTHERS.test(line)) return made
  const { view, of } = made.call
  const [up, down] = [MORE.test(line), LESS.test(line)]
  if (view !== 'compare' || typeof of !== 'string' || of === 'site' || up === down) return made
  const isOfWeek = made.assumed && asksUsual(line)
  const call: Call = { ...made.call, claim: up ? 'more' : 'less', ...(isOfWeek && { period: { unit: 'last-7d' } }) }
  return { ...made, call }
}
const THE_OTHERS = /\b(?:que|qu) (?:\w+ )?autres?\b/
