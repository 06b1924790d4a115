// In: the slots of a question. Out: a name in it that nothing of the site has. A name is known, or the question is refused.
import { CROPS, OTHER_WORDS } from '../language/other-words.ts'
import type { Token } from '../language/tokens.ts'
import { GROUP_NAMES } from './mentions.ts'
import { AFTER_NAMES } from './name-letter.ts'
import type { Slots } from './read.ts'

/** A word that nothing knows, in the name that follows what names a group: « secteur vignes », « forage Aït Amira 1 ». */
export const strangeDevice = ({ mentions, unknown, tokens }: Slots): string | null => {
  if (mentions.group === null || mentions.group === 'devices' || mentions.named.length > 0) return null
  for (const one of unknown) {
    const at = tokens.indexOf(one)
    let from = at
    while (from > 0 && isOfStrangeName(tokens[from - 1], unknown)) from--
    if (!GROUP_NAMES.includes(tokens[from - 1]?.word ?? '')) continue
    let to = at + 1
    while (isProper(tokens[to]) || /^\d+$/.test(tokens[to]?.word ?? '')) to++
    const name = tokens.slice(from, to)
    while (SMALL.has(name[0]?.word ?? '')) name.shift()
    return name.map(({ raw }) => raw).join(' ')
  }
  return null
}

/**
 * A word that nothing knows with a number of its own (« attaque-1 »), or behind what asks of whom (« pour zorglub », « sur le
 * zorglub »), with nothing but a time after it: something that the site has not. A word with a capital is told as a place.
 */
export const strangeNamed = ({ unknown, tokens, quantities, events, periods }: Slots): string | null => {
  if (quantities.size + events.size === 0) return null
  // « le prix du gasoil » asks of no thing of a site
  const isPriced = events.size === 0 && [...quantities].every((name) => name === 'cost')
  for (const one of unknown) {
    const at = tokens.indexOf(one)
    if (CROPS.has(one.word) || PURPOSES.has(one.word) || (isPriced && OTHER_WORDS.has(one.word))) continue
    const [next, after] = [tokens[at + 1], tokens[at + 2]]
    const isDated = periods.some(({ text }) =>
      text
        .trim()
        .split(' ')
        .includes(next?.word ?? ''),
    )
    const isNumbered = /^\d{1,3}$/.test(next?.word ?? '') && !isDated && !COUNTED.has(after?.word ?? '')
    if (isNumbered) return `${one.raw} ${next?.raw}`
    if (
      unknown.length === 1 &&
      !isProper(one) &&
      isAskedOf(tokens, at) &&
      (next === undefined || isTime(next) || AFTER.has(next.word))
    )
      return one.raw
  }
  return null
}
/** What a number before it counts. */
const COUNTED = new Set(
  'm3 kwh kw dh mad dirham bar litre pourcentage volt v h heure jour j semaine mois an fois'.split(' '),
)
const AFTER = new Set('ce le la en au dans sur pour et entre du'.split(' '))

/** « Pour », « sur », « de » before it, an article between them or not. */
const isAskedOf = (tokens: readonly Token[], at: number): boolean => {
  let index = at - 1
  while (ARTICLES.has(tokens[index]?.word ?? '')) index--
  // « plus de nouvelles », « combien de … » count what follows
  if (COUNTS.has(tokens[index - 1]?.word ?? '')) return false
  return ASKED_OF.has(tokens[index]?.word ?? '') && !/(?:er|ir|re)$/.test(tokens[at]?.word ?? '')
}
/** What is asked for, or for whom, and the ends of « d’abord », « de suite »: no thing of a site. */
const PURPOSES = new Set(
  'info information exemple rappel verification verifier controle reunion dossier patron chef directeur responsable gerant comptable comptabilite direction proprietaire assurance secours plaisir curiosite memoire archive suite abord office avance ailleurs affilee visu ouf dingue facon'.split(
    ' ',
  ),
)
const COUNTS = new Set('plus moins pas trop peu assez tant autant beaucoup combien point rien'.split(' '))
const ARTICLES = new Set(['la', 'le', 'l', 'les'])
const ASKED_OF = new Set(['pour', 'sur', 'de', 'du', 'd', 'concernant'])

/**
 * A word that nothing knows where a name stands: written with a capital within the question, as the subject of a verb
 * (« Toto a-t-il consommé »), behind a verb that has its subject there (« a produit Toto »), or as a place (« à Toto »).
 */
export const strangeSubject = ({ unknown, tokens, quantities, events }: Slots): string | null => {
  if (quantities.size + events.size === 0) return null
  const found = unknown.find((one) => {
    const at = tokens.indexOf(one)
    if (at > 0 && isProper(one)) return true
    // « a gagné le match »: a word of other talk is no name
    return (
      !OTHER_WORDS.has(one.word) &&
      !CROPS.has(one.word) &&
      (HAS_SUBJECT.has(tokens[at + 1]?.word ?? '') || isBehindVerb(tokens, at) || isPlace(tokens, at))
    )
  })
  return found?.raw ?? null
}

/** Whether a word is written as a name is. */
const isProper = (token: Token | undefined): boolean => token !== undefined && /^[A-Z][a-z]{2,}/.test(token.raw)

const isOfStrangeName = (token: Token | undefined, unknown: readonly Token[]): boolean =>
  token !== undefined &&
  !GROUP_NAMES.includes(token.word) &&
  (SMALL.has(token.word) || PARTICLES.has(token.word) || isProper(token) || unknown.includes(token))

/** « À tifnout hier », « chez toto »: nothing but a time follows; what is to be done (« à refacturer ») is no place. */
const isPlace = (tokens: readonly Token[], at: number): boolean =>
  ['a', 'chez', 'par'].includes(tokens[at - 1]?.word ?? '') &&
  !/(?:er|ir|re)$/.test(tokens[at]?.word ?? '') &&
  (at + 1 === tokens.length || isTime(tokens[at + 1]))
// « a couvert combien » is a verb
const isTime = (token: Token | undefined): boolean => AFTER_NAMES.has(token?.word ?? '') && token?.word !== 'combien'

/** « A produit [le] Toto »: an auxiliary and its participle stand before it. */
const isBehindVerb = (tokens: readonly Token[], at: number): boolean => {
  let index = at - 1
  while (SMALL.has(tokens[index]?.word ?? '')) index--
  return PARTICIPLE.test(tokens[index]?.word ?? '') && AUXILIARIES.has(tokens[index - 1]?.word ?? '')
}

const SMALL = new Set(['de', 'du', 'd', 'des', 'la', 'le', 'l', 'les'])
/** First words of names of places hereabouts. */
const PARTICLES = new Set(['ait', 'ain', 'ben', 'beni', 'bou', 'el', 'al', 'oued', 'oulad', 'ouled', 'douar', 'sidi'])
const AUXILIARIES = new Set(['a', 'ont', 'avait', 'avaient'])
const PARTICIPLE = /^(?!etre$).*(?:e|ee|it|ite|u|ue|i|is)$/
const HAS_SUBJECT = new Set(['a', 'ont', 'avait', 'est', 'sont', 'etait'])
