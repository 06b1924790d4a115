// In: a question and the devices that it names. Out: also those that it names by the one word that tells them from the last.
import type { Device } from '@vigie/contracts/entities'
import { type Token, tokensOf } from '../language/tokens.ts'
import { isMain } from './facts.ts'
import type { Mentions } from './mentions.ts'

/** « Les tomates A boivent plus que les B », « agrumes nord et sud »: what follows has all of the name but one word. */
export const withSiblings = (tokens: readonly Token[], mentions: Mentions, devices: readonly Device[]): Mentions => {
  const last = mentions.named.at(-1)
  const [prior, ...others] = last ?? []
  if (prior === undefined || others.length > 0) return mentions
  const from = Math.max(...mentions.used)
  const at = tokens.findIndex((_, index) => index > from && isLeftOut(tokens, index))
  const word = tokens[at]?.word
  if (word === undefined) return mentions
  const alike = (of: (one: Device) => string[]): readonly Device[] =>
    devices.filter((one) => one.id !== prior.id && isMain(one) === isMain(prior) && differsBy(of(prior), of(one), word))
  const byName = alike(wordsOf)
  // « les forages 1 et 3 » where the third has a name of its own: numbers count things as their ids do
  const [sibling, ...more] = byName.length > 0 || !/^\d+$/.test(word) ? byName : alike(idWords)
  if (sibling === undefined || more.length > 0) return mentions
  return withSiblings(
    tokens,
    { ...mentions, named: [...mentions.named, [sibling]], used: new Set([...mentions.used, at]) },
    devices,
  )
}

const wordsOf = ({ name }: Device): string[] => tokensOf(name).map(({ word }) => word)
const idWords = ({ id }: Device): string[] => id.split('-')

/** Whether a name is another one with this word in the place of one of its own. */
const differsBy = (name: readonly string[], other: readonly string[], word: string): boolean =>
  name.length === other.length &&
  name.filter((one, index) => one !== other[index]).length === 1 &&
  other.some((one, index) => one === word && name[index] !== word)

/** A word right after « et », « que » and their like, an article between at most; « a » and numbers only where no verb or span is. */
const isLeftOut = (tokens: readonly Token[], index: number): boolean => {
  const word = tokens[index]?.word ?? ''
  const next = tokens[index + 1]?.word ?? ''
  if (ARTICLES.has(word) || JOINERS.has(word)) return false
  const before = ARTICLES.has(tokens[index - 1]?.word ?? '') ? index - 2 : index - 1
  if (!JOINERS.has(tokens[before]?.word ?? '')) return false
  return !(word === 'a' && next !== '' && !AFTER_A.has(next)) && !(/^\d+$/.test(word) && SPANS.has(next))
}
const JOINERS = new Set('et ou que qu contre vs versus comme ni puis rapport'.split(' '))
const ARTICLES = new Set('le la les l du de au aux celle celui ceux celles'.split(' '))
const AFTER_A = new Set('hier avant cette en ce depuis aujourdhui la maintenant pour sur sont boivent'.split(' '))
const SPANS = new Set('jour semaine mois heure h min minute an annee dernier derniere premier'.split(' '))
