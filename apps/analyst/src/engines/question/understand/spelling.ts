// In: words as they were typed. Out: as they were meant: apart, by their sound, by their beginning, their number behind.
import type { Device } from '@vigie/contracts/entities'
import { type Token, tokensOf } from '../language/tokens.ts'
import { GROUP_NAMES } from './mentions.ts'

/** « Le deuxième forage » is forage 2; a rank (« le deuxième secteur le plus gourmand ») and the first of a list are none. */
export const numberedAfter = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token, index) => {
    const [before, after] = [tokens[index - 1], tokens[index + 1]]
    const isRank = RANK_AFTER.has(after?.word ?? '') || RANK_AFTER.has(tokens[index + 2]?.word ?? '')
    const number = ORDINALS[before?.word ?? '']
    if (number !== undefined && GROUP_NAMES.includes(token.word) && !isRank)
      return [token, { word: String(number), raw: before?.raw ?? '' }]
    const isMoved =
      ORDINALS[token.word] !== undefined &&
      GROUP_NAMES.includes(after?.word ?? '') &&
      !RANK_AFTER.has(tokens[index + 2]?.word ?? '') &&
      !RANK_AFTER.has(tokens[index + 3]?.word ?? '')
    return isMoved ? [] : [token]
  })
const ORDINALS: Readonly<Record<string, number>> = { deuxieme: 2, second: 2, seconde: 2, troisieme: 3, quatrieme: 4 }
const RANK_AFTER = new Set(['plus', 'moins'])

/** A word that is none, read as it sounds or with its elision apart: « pourkoi », « deau ». */
export const respelt = (token: Token, known: ReadonlySet<string>): readonly Token[] => {
  const { word } = token
  if (known.has(word) || word.length < LEAST_RESPELT) return [token]
  const sounded = [word.replaceAll('k', 'qu'), word.replaceAll('k', 'c')].find((one) => one !== word && known.has(one))
  if (sounded !== undefined) return [{ ...token, word: sounded }]
  const [, article, rest = ''] = ELIDED.exec(word) ?? []
  return article !== undefined && known.has(rest)
    ? [
        { ...token, word: article },
        { ...token, word: rest },
      ]
    : [token]
}
const LEAST_RESPELT = 4
const ELIDED = /^(d|l|qu)([aeiouyh]\w{2,})$/

/** A word that only begins one of the names stands for it: « avocats » for avocatiers. */
export const begun = (word: string, known: ReadonlySet<string>, own: ReadonlySet<string>): string => {
  if (known.has(word) || word.length < LEAST_BEGUN) return word
  const [only, ...others] = [...own].filter((name) => name.startsWith(word))
  return only !== undefined && others.length === 0 ? only : word
}
const LEAST_BEGUN = 5

/** Words of one name typed as one, « aitamira », « forage2 »: apart again; null: they are none. */
export const apart = ({ word, raw }: Token, known: ReadonlySet<string>, devices: readonly Device[]): Token[] | null => {
  const [, letter = '', number = ''] = LETTERED.exec(word) ?? []
  const kind = KINDS_OF[letter]
  if (kind !== undefined && devices.some(({ id }) => id === `${kind}-${number}`))
    return [kind, number].map((one) => ({ word: one, raw }))
  if (known.has(word) || word.length < LEAST_APART) return null
  for (const { name, id } of devices)
    for (const text of [name, id.replaceAll('-', ' ')]) {
      const words = tokensOf(text).map((token) => token.word)
      for (let from = 0; from < words.length; from++)
        for (let to = from + 2; to <= words.length; to++)
          if (words.slice(from, to).join('') === word) return words.slice(from, to).map((one) => ({ word: one, raw }))
    }
  return null
}
const LEAST_APART = 6
/** « F1 », « B2 »: a thing by its first letter and its number, where the site has it. */
const LETTERED = /^([fpbs])(\d{1,2})$/
const KINDS_OF: Readonly<Record<string, string>> = { f: 'forage', p: 'forage', b: 'bassin', s: 'secteur' }

/** « Les alarmes à 3h », « le niveau à 6h ce matin », « que s’est-il passé à 3 heures du matin »: the hour that begins then. */
export const withinHour = (tokens: readonly Token[]): readonly Token[] => {
  const line = tokens.map(({ word }) => word).join(' ')
  if (!OF_MOMENT.test(line)) return tokens
  const found = AT_HOUR.exec(line)
  const from = Number(found?.[1])
  if (found === null || from >= HOURS) return tokens
  const kept = line.slice(0, found.index).trim().split(' ').length
  const raw = tokens[kept]?.raw ?? ''
  return [
    ...tokens.slice(0, kept),
    ...['entre', `${from}h`, 'et', `${from + 1}h`].map((word) => ({ word, raw })),
    ...(found[2] === undefined ? [] : tokens.slice(-found[2].split(' ').length)),
  ]
}
const OF_MOMENT = /\b(?:alarme|alerte|sonn\w*|coupure|passe|arrive|niveau|remplissage|pression|debit|tension)\b/
const AT_HOUR =
  /(?<!\b(?:midi|minuit|jusqu|\d ?h|heure|depuis|depuis (?:avant )?hier|depuis \w+|et)) (?:a|vers?) (\d{1,2}) ?h(?:eure)?(?: du matin)?(?: (hier|avant hier|cette nuit|ce matin|aujourdhui|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))?$/
const HOURS = 24
