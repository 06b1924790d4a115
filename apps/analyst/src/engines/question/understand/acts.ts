// In: the words of a question. Out: whether it is an order.
import { REQUESTS } from '../language/lexicon.ts'
import { findPhrases } from '../language/templates.ts'
import type { Token } from '../language/tokens.ts'

/** An order stands first, or after « peux-tu » and its like. */
export const isAct = (tokens: readonly Token[]): boolean => {
  const found = findPhrases(tokens, REQUESTS)
  const asks = found.filter(({ name }) => name === 'ask')
  if (found.some(({ name, to }) => name === 'direct' && isDoing(tokens.slice(to)))) return true
  const first = tokens.findIndex(({ word }) => !POLITE.has(word))
  return found.some(({ name, from }) => {
    if (name !== 'act') return false
    const isNoun =
      tokens[from]?.word === 'pompe' &&
      (tokens.length < 3 ||
        ARTICLES.has(tokens[from - 1]?.word ?? '') ||
        tokens[from + 1]?.word === 'qui' ||
        IN_STATE.has(tokens[from + 1]?.word ?? '') ||
        (tokens[from + 1]?.word === 'en' && tokens[from + 2]?.word === 'panne') ||
        RANKS.has(tokens[from + 2]?.word ?? '') ||
        /^\d+$/.test(tokens[from + 1]?.word ?? '') ||
        /^[A-Z][a-z]/.test(tokens[from + 1]?.raw ?? ''))
    if (from === first && !isNoun) return true
    return asks.some(({ to }) => from >= to && tokens.slice(to, from).every(({ word }) => POLITE.has(word)))
  })
}
/** « Merci de passer … »: an infinitive that follows is an order, whichever verb, unless it asks for words. */
const isDoing = (after: readonly Token[]): boolean => {
  const verb = after.find(({ word }) => !POLITE.has(word))?.word ?? ''
  return /(?:er|ir|re|oir)$/.test(verb) && !TELLING.test(verb)
}
const TELLING =
  /^(?:dire|redire|donner|montrer|afficher|indiquer|lister|enumerer|preciser|rappeler|fournir|communiquer|transmettre|envoyer|calculer|comparer|expliquer|resumer|detailler|sortir|faire|voir|savoir|connaitre|verifier|repondre|trouver|chercher|regarder|mesurer|classer|trier|ranger|ordonner)$/

/** « Pompe en panne », « pompe arrêtée » */
const IN_STATE = new Set(['hs', 'arrete', 'arretee', 'bloquee', 'coupee', 'cassee', 'allumee'])
/** « Pompe la plus … » */
const RANKS = new Set(['plus', 'moins'])
/** Before « pompe » they make a thing of it, not an order. */
const ARTICLES = new Set(['la', 'le', 'les', 'ma', 'une'])
const POLITE = new Set([
  'ecoute',
  'ecoutez',
  'tiens',
  'bonjour',
  'salut',
  'stp',
  'svp',
  'ok',
  'bon',
  'alor',
  'alors',
  'me',
  'le',
  'la',
  'nou',
  'nous',
  'tout',
  'de',
  'donc',
  'et',
  'maintenant',
  'vite',
  'allez',
  'y',
  'moi',
  'vigie',
  'hey',
  'bonsoir',
  'merci',
])
