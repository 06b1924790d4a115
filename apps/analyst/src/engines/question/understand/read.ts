// In: a question as typed and what is known of the site. Out: its words, and every slot that they fill.
import type { PeriodInput } from '@vigie/contracts/entities'
import { EVENTS, OPERATIONS, QUANTITIES, REQUESTS } from '../language/lexicon.ts'
import { type NamedPeriod, PERIOD_WORDS, periodsIn } from '../language/periods.ts'
import { SMALL_WORDS } from '../language/small-words.ts'
import { findPhrases, type Phrase, wordsOf } from '../language/templates.ts'
import { stem, type Token, tokensOf } from '../language/tokens.ts'
import { corrected } from '../language/typos.ts'
import type { Facts } from './facts.ts'
import { GROUP_NAMES, type Mentions, mentionsIn, nameWords } from './mentions.ts'

type NameOf<Phrases> = Phrases extends readonly Phrase<infer Name>[] ? Name : never
/** What a question is about, as its words tell it. */
export type Quantity = NameOf<typeof QUANTITIES>
export type Event = NameOf<typeof EVENTS>
export type Operation = NameOf<typeof OPERATIONS>

/** The slots of a question. */
export type Slots = {
  readonly tokens: readonly Token[]
  readonly quantities: ReadonlySet<Quantity>
  readonly events: ReadonlySet<Event>
  readonly operations: ReadonlySet<Operation>
  readonly mentions: Mentions
  readonly periods: readonly NamedPeriod[]
  /** the second period is what the first is set against: « par rapport à », « que » stand before it */
  readonly acts: boolean
  /** words that nothing above knows, as typed */
  readonly unknown: readonly Token[]
  readonly line: string
}

/** Every slot of a question. */
export const readQuestion = (text: string, facts: Facts): Slots => {
  const own = nameWords(facts.devices)
  const sites = new Set(facts.otherSites.flatMap((name) => tokensOf(name).map(({ word }) => word)))
  const known = new Set([...KNOWN, ...own, ...sites, ...tokensOf(facts.site.name).map(({ word }) => word)])
  const tokens = tokensOf(text).map(({ word, raw }) => ({ word: stem(begun(corrected(word, known), known, own)), raw }))
  const mentions = mentionsIn(tokens, facts, false, KNOWN)
  const line = tokens
    .map(({ word }, index) => (mentions.used.has(index) && /\d|^[a-z]$/.test(word) ? '_' : word))
    .join(' ')
  const periods = periodsIn(line, facts.today)
  const dated = datedIn(line, periods)
  const undated = tokens.map((token, index) => (dated.has(index) ? { ...token, word: '' } : token))
  return {
    tokens,
    line,
    mentions,
    periods,
    quantities: names(undated, QUANTITIES),
    events: names(undated, EVENTS),
    operations: operationsOf(undated, mentions.group !== null),
    acts: isAct(tokens),
    unknown: tokens.filter(
      ({ word }, index) =>
        !mentions.used.has(index) && !known.has(word) && !dated.has(index) && !/^\d/.test(word) && word.length > 1,
    ),
  }
}

/** A word that only begins one of the names stands for it: « avocats » for avocatiers. */
const begun = (word: string, known: ReadonlySet<string>, own: ReadonlySet<string>): string => {
  if (known.has(word) || word.length < LEAST_BEGUN) return word
  const [only, ...others] = [...own].filter((name) => name.startsWith(word))
  return only !== undefined && others.length === 0 ? only : word
}
const LEAST_BEGUN = 5

/** Which words of a line name its periods. */
const datedIn = (line: string, periods: readonly NamedPeriod[]): Set<number> => {
  const dated = new Set<number>()
  for (const { at, text } of periods) {
    const first = line.slice(0, at).split(' ').length - 1 + (text.startsWith(' ') ? 1 : 0)
    const { length } = text.trim().split(' ')
    for (let index = 0; index < length; index++) dated.add(first + index)
  }
  return dated
}

/** « Quel » asks which of a group only where the group follows: « quel est le niveau du bassin » does not. */
const operationsOf = (tokens: readonly Token[], hasGroup: boolean): Set<Operation> => {
  const found = names(tokens, OPERATIONS)
  const line = tokens.map(({ word }) => word).join(' ')
  const asksWhich =
    /\b(?:lequel|laquelle|lesquels|qui)\b/.test(line) || WHICH_DAY.test(line) || (hasGroup && WHICH_OF.test(line))
  if (!asksWhich) found.delete('which')
  if (WHERE_LOST.test(line)) found.add('which')
  return found
}
const WHICH_DAY = /\bquelle? (?:(?:est|a ete|etait) )?(?:(?:le|la) )?(?:jour|journee)/
const WHERE_LOST = /^ou (?:perd|fuit|on perd|est ce qu on perd)/
const WHICH_OF = new RegExp(
  `\\bquel(?:le)?s? (?:(?:est|sont|a ete) )?(?:(?:le|la|l|de|du|des|no) )*(?:${[...GROUP_NAMES].join('|')})`,
)

const names = <Name extends string>(tokens: readonly Token[], phrases: readonly Phrase<Name>[]): Set<Name> =>
  new Set(findPhrases(tokens, phrases).map(({ name }) => name))

const KNOWN: ReadonlySet<string> = new Set(
  [
    ...[QUANTITIES, EVENTS, OPERATIONS, REQUESTS].flatMap((phrases) => wordsOf(phrases as Phrase<string>[])),
    ...PERIOD_WORDS,
    ...SMALL_WORDS,
  ].map(stem),
)

/** An order stands first, or after « peux-tu » and its like. */
const isAct = (tokens: readonly Token[]): boolean => {
  const found = findPhrases(tokens, REQUESTS)
  const asks = found.filter(({ name }) => name === 'ask')
  const first = tokens.findIndex(({ word }) => !POLITE.has(word))
  return found.some(({ name, from }) => {
    if (name !== 'act') return false
    const isNoun = tokens[from]?.word === 'pompe' && (tokens.length < 3 || ARTICLES.has(tokens[from - 1]?.word ?? ''))
    if (from === first && !isNoun) return true
    return asks.some(({ to }) => from >= to && tokens.slice(to, from).every(({ word }) => POLITE.has(word)))
  })
}
/** Before « pompe » they make a thing of it, not an order. */
const ARTICLES = new Set(['la', 'le', 'les', 'ma', 'une'])
const POLITE = new Set([
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

/** The last period that a question names, of those that have been. */
export const pastPeriods = ({ periods }: Slots): PeriodInput[] =>
  periods.flatMap(({ period }) => (period === null ? [] : [period]))
