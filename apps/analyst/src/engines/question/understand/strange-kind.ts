// In: the slots of a question. Out: a name written as one behind a kind of device, of which the site has none; its words may be known ones.
import type { Token } from '../language/tokens.ts'
import { GROUP_NAMES } from './mentions.ts'
import type { Slots } from './read.ts'

/** « Bassin des Serres », « Forage de la Plage », « Pompe Est », « forage du Nord »: a kind or its name has a capital. */
export const strangeKind = (slots: Slots, here: ReadonlySet<string>): string | null => {
  const { tokens, mentions, periods, clock } = slots
  const dated = new Set([...periods, ...(clock?.words ?? [])].flatMap(({ text }) => text.trim().split(' ')))
  const isFree = (token: Token | undefined): boolean =>
    token !== undefined &&
    /^[a-z]/.test(token.word) &&
    (!mentions.used.has(tokens.indexOf(token)) || isTogether(tokens, tokens.indexOf(token))) &&
    !here.has(token.word) &&
    !dated.has(token.word) &&
    (!NO_NAME.has(token.word) || token.raw === 'Est')
  for (const [at, kind] of tokens.entries()) {
    if (!KINDS.has(kind.word) || /[sx]$/i.test(kind.raw)) continue
    let from = at + 1
    while (SMALL.has(tokens[from]?.word ?? '')) from++
    const first = tokens[from]
    if (first === undefined || !isFree(first)) continue
    // the first word of a question has a capital whatever it is
    const isNamed = at > 0 && isCapital(kind) && from > at + 1
    if (!isNamed && !(isCapital(first) && first.raw !== first.raw.toUpperCase())) continue
    let to = from + 1
    while (isFree(tokens[to]) && isCapital(tokens[to])) to++
    return tokens
      .slice(from, to)
      .map(({ raw }) => raw)
      .join(' ')
  }
  return null
}

/** « Bassin des serres »: things of the site that a tank may be called after. */
const isTogether = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.word === 'des' && KINDS.has(tokens[at]?.word ?? '')

const isCapital = (token: Token | undefined): boolean => token !== undefined && /^[A-Z]/.test(token.raw)
const SMALL = new Set(['de', 'du', 'd', 'des', 'la', 'le', 'l', 'les'])
/** What one thing of a site is called; a meter and a sensor are told by what they measure. */
const KINDS: ReadonlySet<string> = new Set(
  GROUP_NAMES.filter((one) => !['source', 'compteur', 'appareil', 'capteur', 'equipement', 'culture'].includes(one)),
)
/** Behind a kind these say what is asked of it, or of which place or time: no name. */
const NO_NAME = new Set(
  'site ferme exploitation domaine eau stockage irrigation secours jour nuit semaine mois annee matin soir hier aujourdhui matinee journee moment an tout tous est a ont sont quel quelle combien'.split(
    ' ',
  ),
)
