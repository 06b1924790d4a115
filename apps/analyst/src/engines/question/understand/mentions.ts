// In: the words of a question and the devices of the site. Out: which devices it names. Names are compared, never read.
import type { Device } from '@vigie/contracts/entities'
import type { Group } from '../call.ts'
import { monthOf } from '../language/period-parts.ts'
import { type Token, tokensOf } from '../language/tokens.ts'
import { isBeing } from './being.ts'
import { type Facts, isMain } from './facts.ts'
import { endsName, isLetter } from './name-letter.ts'

/** What of a site a question names. `used`: words that belong to a name. */
export type Mentions = {
  /** each a device, or those among which the question does not tell */
  readonly named: readonly (readonly Device[])[]
  readonly group: Group | null
  /** the group was said in the singular, and no device of it by name */
  readonly single: boolean
  readonly used: ReadonlySet<number>
}

/** The words of the site's own name. */
export const siteWords = ({ name, slug }: Facts['site']): ReadonlySet<string> =>
  new Set([...tokensOf(name), ...tokensOf(slug)].map(({ word }) => word))

/** The words of names that a question may use. */
export const nameWords = (devices: readonly Device[]): Set<string> =>
  new Set([...devices.flatMap((device) => namesOf(device).flat()), ...GROUP_WORDS.keys()])

/** The devices and the group that a question names. `ordinary`: words of any question, which alone name no device; `here`: of the site's own name. */
export const mentionsIn = (
  tokens: readonly Token[],
  { devices }: Pick<Facts, 'devices'>,
  partsToo = false,
  ordinary: ReadonlySet<string> = new Set(),
  here: ReadonlySet<string> = new Set(),
): Mentions => {
  const spans = spansOf(tokens.map(asNamed), devices, ordinary).filter(
    // the site's own name is the site, though devices be named after it
    (span) => !span.every((index) => here.has(tokens[index]?.word ?? '')),
  )
  const named: Device[][] = []
  const used = new Set<number>()
  let group: Group | null = null
  let single = false
  for (const span of spans) {
    const words = span.map((index) => tokens[index]?.word ?? '')
    const kind = words.map((word) => GROUP_WORDS.get(word)).find((one) => one !== undefined)
    if (!words.some((word) => !GROUP_WORDS.has(word) && tellsApart(word, ordinary))) {
      const together = togetherOf(span, tokens, devices)
      if (together.length > 0) {
        for (const index of span) used.add(index)
        named.push(...together.map((device) => [device]))
        continue
      }
      group ??= kind ?? null
      single ||= span.some((index) => isSingular(tokens, index))
      continue
    }
    const whole = bestOf(words, devices, partsToo)
    const telling = words.filter((word) => !ordinary.has(word) || GROUP_WORDS.has(word) || WEAK.has(word))
    const found = whole.length > 0 || telling.length === 0 ? whole : bestOf(telling, devices, partsToo)
    if (found.length === 0) {
      const isOfGroup = words.every((word) => GROUP_WORDS.has(word) || LOOSE.has(word))
      if (isOfGroup || GROUP_WORDS.has(words[0] ?? '')) group ??= kind ?? null
      if (isOfGroup)
        single ||= span.some((index) => GROUP_WORDS.has(tokens[index]?.word ?? '') && isSingular(tokens, index))
      continue
    }
    for (const index of span) used.add(index)
    named.push(found)
  }
  return { named, group, single: single && named.length === 0, used }
}

/** Whether a word can tell a thing from others: not one of any question. */
const tellsApart = (word: string, ordinary: ReadonlySet<string>): boolean =>
  LOOSE.has(word) || WEAK.has(word) || PART_WORDS.has(word) || /^\d+$/.test(word) || !ordinary.has(word)

/** « Les deux serres », « les serres »: every device of that name, where others of its group have another. */
const togetherOf = (span: readonly number[], tokens: readonly Token[], devices: readonly Device[]): Device[] => {
  const [at = 0, ...others] = span
  const { word = '', raw = '' } = tokens[at] ?? {}
  const before = tokens[at - 1]?.word ?? ''
  if (others.length > 0 || !/[sx]$/i.test(raw) || !(MANY.has(before) || /^\d+$/.test(before))) return []
  const mains = devices.filter(isMain)
  const those = mains.filter((one) => namesOf(one).some((name) => name.includes(word)))
  const isAll = mains.every((one) => those.includes(one) || !fits(GROUP_WORDS.get(word), one.role))
  if (those.length < 2 || isAll) return []
  const isGeneral = those.length * 2 > mains.filter((one) => fits(GROUP_WORDS.get(word), one.role)).length
  return isGeneral || (/^\d+$/.test(before) && Number(before) !== those.length) ? [] : those
}
const MANY = new Set(['les', 'des', 'no', 'nos', 'mes', 'aux', 'vos'])

/** What people say of a group; also first words of names. */
const GROUP_WORDS: ReadonlyMap<string, Group> = new Map(
  Object.entries({
    forage: 'sources',
    puit: 'sources',
    puits: 'sources',
    pompe: 'sources',
    source: 'sources',
    motopompe: 'sources',
    secteur: 'consumptions',
    parcelle: 'consumptions',
    serre: 'consumptions',
    zone: 'consumptions',
    culture: 'consumptions',
    bloc: 'consumptions',
    bassin: 'storages',
    basin: 'storages',
    reservoir: 'storages',
    cuve: 'storages',
    citerne: 'storages',
    compteur: 'meters',
    appareil: 'devices',
    capteur: 'devices',
    equipement: 'devices',
  } satisfies Record<string, Group>),
)
/** Words that name a group. */
export const GROUP_NAMES: readonly string[] = [...GROUP_WORDS.keys()]
/** Words that only tell parts of one thing apart: without one of them its main device is meant. */
export const PART_WORDS: ReadonlySet<string> = new Set(['filtre', 'tete', 'bout', 'ligne', 'camera', 'sonde'])
/** Words of quantities that some names begin with. */
const LOOSE = new Set(
  'pression niveau arrivee reseau sortie station apre apres general centrale electrique solaire d de du la le des l eau'.split(
    ' ',
  ),
)
/** Whether a word of a name says nothing else: no word of a group or a quantity. */
export const isOfName = (word: string): boolean => !LOOSE.has(word) && !GROUP_WORDS.has(word)
const SKIPPED = new Set(
  'de du d la le l les des numero no n en et ou pour sur par un une au aux avec sans que qui ce site ferme'.split(' '),
)

const namesOf = ({ name, id, asset }: Device): string[][] =>
  [name, id, ...(asset === null ? [] : [asset.name])].map((text) =>
    tokensOf(text.replaceAll('-', ' ')).map(({ word }) => word),
  )

/** What stands before a word that ranks or judges. */
const RANKS = new Set(['plus', 'moins', 'trop', 'assez'])
/** « On a pompé » names no pump, « le plus bas » no lower tank: words of names that mean something else here. */
const asNamed = (token: Token, index: number, tokens: readonly Token[]): Token => {
  const before = tokens[index - 1]?.word ?? ''
  const isVerb = token.word === 'pompe' && HELPERS.has(before)
  const isOnline = token.word === 'ligne' && (before === 'hors' || before === 'en')
  const isRank = WEAK.has(token.word) && RANKS.has(before)
  return isVerb || isOnline || isRank || isBeing(tokens, index) ? { ...token, word: '' } : token
}
const HELPERS = new Set(['a', 'ai', 'avon', 'avons', 'avez', 'ont', 'ete', 'nous', 'on', 'bien', 'tout'])

/** Runs of words that names use, small words between them included. */
const spansOf = (tokens: readonly Token[], devices: readonly Device[], ordinary: ReadonlySet<string>): number[][] => {
  const known = nameWords(devices)
  const wholes = devices.map(({ name }) => tokensOf(name).flatMap(({ word }) => (SKIPPED.has(word) ? [] : [word])))
  /** a name of several words, said in full, is one even where each of them is a word of any question */
  const isWhole = (words: readonly string[]) =>
    wholes.some((name) => name.length > 1 && name.every((word) => words.includes(word)))
  /** whether an « a » behind the word may be of a name */
  const hasLetter = (word: string) =>
    GROUP_WORDS.has(word) || wholes.some((name) => name.includes(word) && name.includes('a'))
  const spans: number[][] = []
  let run: number[] = []
  const close = () => {
    const words = run.map((index) => tokens[index]?.word ?? '')
    if (words.some((word) => isTelling(word, tokens.length, ordinary)) || isWhole(words)) spans.push(run)
    run = []
  }
  tokens.forEach(({ word }, index) => {
    const isNumber = /^\d+$/.test(word)
    const next = tokens[index + 1]?.word ?? ''
    // « le forage 1 le 3 novembre »: behind an article it is a day
    const isDay = isNumber && (next === 'au' || (run.at(-1) !== index - 1 && monthOf(next) > 0))
    const follows = run.length > 0
    const splits = follows && GROUP_WORDS.has(word) && run.some((at) => GROUP_WORDS.has(tokens[at]?.word ?? ''))
    if (splits) close()
    if (
      known.has(word) &&
      !SKIPPED.has(word) &&
      (!isNumber || (follows && !isDay)) &&
      (word.length > 1 || isNumber || (follows && (isLetter(tokens[index]) || endsName(tokens, index, hasLetter))))
    )
      run.push(index)
    else if (!follows || !SKIPPED.has(word) || word === 'et' || word === 'ou') close()
  })
  close()
  return spans
}
/** Words that tell one thing from another only beside a name, or alone in a short answer. */
const WEAK = new Set(['haut', 'bas', 'nord', 'sud', 'est', 'ouest', 'a', 'b'])
const SHORT = 4
const isTelling = (word: string, length: number, ordinary: ReadonlySet<string>): boolean => {
  if (LOOSE.has(word)) return false
  if (GROUP_WORDS.has(word)) return true
  const isWeak = WEAK.has(word) || (PART_WORDS.has(word) && word !== 'camera') || /^\d+$/.test(word)
  return isWeak ? length <= SHORT : !ordinary.has(word)
}
const isSingular = (tokens: readonly Token[], index: number): boolean => {
  const before = tokens[index - 1]?.word ?? ''
  return (
    ['le', 'la', 'l', 'du', 'ce', 'cette', 'au', 'mon', 'ma'].includes(before) && !/s$/.test(tokens[index]?.raw ?? '')
  )
}

/** The devices that a run of words fits best. */
const bestOf = (words: readonly string[], devices: readonly Device[], partsToo: boolean): Device[] => {
  const telling = words.filter((word) => !LOOSE.has(word) || words.length === 1)
  const partSaid =
    words.some((word) => PART_WORDS.has(word)) || (words.includes('sortie') && words.includes('pression'))
  let best = 0
  let found: Device[] = []
  for (const device of devices) {
    if (!partSaid && !partsToo && !isMain(device)) continue
    const score = Math.max(...namesOf(device).map((name) => scoreOf(telling, words, name, device)))
    if (score <= 0 || score < best) continue
    if (score > best) found = []
    best = score
    found.push(device)
  }
  return found
}

/** Stands on whatever is counted, water or energy: « le compteur de la pépinière ». */
const COUNTER = 'compteur'

/** Each telling word must be of the name, or say what kind of thing it is. */
const scoreOf = (
  telling: readonly string[],
  words: readonly string[],
  name: readonly string[],
  { role }: Device,
): number => {
  let score = 0
  for (const word of telling) {
    if (name.includes(word)) score += GROUP_WORDS.has(word) ? 1 : 2
    else if (!(GROUP_WORDS.has(word) && (word === COUNTER || fits(GROUP_WORDS.get(word), role)))) return 0
  }
  const loose = words.filter((word) => !telling.includes(word) && name.includes(word)).length
  const unsaid = name.filter((word) => !words.includes(word) && !SKIPPED.has(word)).length
  return score === 0 ? 0 : score + loose * 0.2 - unsaid * 0.01
}
const fits = (group: Group | undefined, role: Device['role']): boolean =>
  group === 'devices' ||
  { source: 'sources', storage: 'storages', consumption: 'consumptions', energy: 'meters' }[role] === group
