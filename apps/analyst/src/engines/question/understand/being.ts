// In: the words of a question. Out: whether « est » says how something is, or is the east of a name.
import type { Token } from '../language/tokens.ts'

/**
 * « Le secteur 6 est coupé », « où en est le niveau »: a verb behind a number or what asks, and before a pronoun, an
 * article, how something stands or what became of it. « Pompe Est », « le forage est a produit » are names.
 */
export const isBeing = (tokens: readonly Token[], index: number): boolean => {
  const { word, raw } = tokens[index] ?? { word: '', raw: '' }
  if (word !== 'est' || (index > 0 && /^[A-Z]/.test(raw))) return false
  const before = tokens[index - 1]?.word ?? ''
  const next = tokens[index + 1]?.word ?? ''
  if (index === 0 || ASKING.has(before) || /^\d+$/.test(before)) return true
  return FOLLOWS.has(next) || BECAME.test(next)
}
const ASKING = new Set('en ou quel quelle combien quand qui comment pourquoi il elle on ce c y n ne'.split(' '))
const FOLLOWS = new Set(
  'il elle ce t le la l un une en hors sous sans toujours encore bien deja pas plus plein pleine vide la bas basse haut haute'.split(
    ' ',
  ),
)
/** A participle: « coupé », « rempli », « revenu », « à sec » is none. */
const BECAME = /^(?!est$|hier$).{3,}(?:e|ee|i|ie|u|ue)$/
