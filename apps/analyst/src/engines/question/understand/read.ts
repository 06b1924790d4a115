// In: a question as typed and what is known of the site. Out: its words, and every slot that they fill.
import type { PeriodInput } from '@vigie/contracts/entities'
import { EVENTS, OPERATIONS, QUANTITIES, REQUESTS } from '../language/lexicon.ts'
import { CROPS, OTHER_WORDS } from '../language/other-words.ts'
import { type NamedPeriod, PERIOD_WORDS } from '../language/periods.ts'
import { SMALL_WORDS } from '../language/small-words.ts'
import { findPhrases, type Phrase, wordsOf } from '../language/templates.ts'
import { stem, type Token, tokensOf } from '../language/tokens.ts'
import { corrected } from '../language/typos.ts'
import { isAct } from './acts.ts'
import { datesIn, type NamedClock } from './clock.ts'
import { withSiblings } from './ellipsis.ts'
import type { Facts } from './facts.ts'
import { GROUP_NAMES, isOfName, type Mentions, mentionsIn, nameWords, PART_WORDS, siteWords } from './mentions.ts'
import { apart, begun, numberedAfter, respelt, withinHour } from './spelling.ts'

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
  /** the hours of these days that are asked about */
  readonly clock: NamedClock | null
  /** the second period is what the first is set against: « par rapport à », « que » stand before it */
  readonly acts: boolean
  /** a crop that no device of the site is named after */
  readonly crop: Token | null
  /** a quantity or an event stands in the words as they were typed */
  readonly sure: boolean
  /** words that nothing above knows, as typed */
  readonly unknown: readonly Token[]
  readonly line: string
}

/** Every slot of a question. */
export const readQuestion = (text: string, facts: Facts): Slots => {
  const own = nameWords(facts.devices)
  const sites = new Set(facts.otherSites.flatMap((name) => tokensOf(name).map(({ word }) => word)))
  const here = siteWords(facts.site)
  const known = new Set([...KNOWN, ...own, ...sites, ...here])
  // a word of a name is understood where it is part of one
  const understood = new Set([...KNOWN, ...GROUP_NAMES, ...PART_WORDS, ...here])
  const typed = numberedAfter(
    tokensOf(text).flatMap((token) => apart(token, known, facts.devices) ?? respelt(token, known)),
  )
  const tokens = withinHour(typed).map(({ word, raw }) => ({
    word: isOther(word, own) ? word : stem(begun(corrected(word, known), known, own)),
    raw,
  }))
  const mentions = withSiblings(tokens, mentionsIn(tokens, facts, false, KNOWN, here), facts.devices)
  const line = tokens
    .map(({ word }, index) => (mentions.used.has(index) && /\d|^[a-z]$/.test(word) ? '_' : word))
    .join(' ')
  const { periods, clock, words } = datesIn(line, facts)
  const dated = datedIn(line, words)
  // « caméra entrée » asks for no inflow: words that only its name has are no quantity
  const undated = tokens.map((token, index) =>
    dated.has(index) || (mentions.used.has(index) && isOfName(token.word)) ? { ...token, word: '' } : token,
  )
  // « facteur de puissance »: a word of other talk that is part of a quantity
  const phrased = new Set(
    findPhrases(undated, QUANTITIES).flatMap(({ from, to }) =>
      to - from < 2 ? [] : Array.from({ length: to - from }, (_, at) => from + at),
    ),
  )
  return {
    tokens,
    line,
    mentions,
    periods,
    clock,
    ...energised(names(undated, QUANTITIES), names(undated, EVENTS), line),
    operations: operationsOf(undated, mentions.group !== null),
    acts: isAct(tokens),
    crop: tokens.find(({ word }) => CROPS.has(word) && !own.has(word)) ?? null,
    sure: isSure(typed, tokens, dated),
    unknown: tokens.filter(
      ({ word }, index) =>
        !mentions.used.has(index) &&
        (!understood.has(word) || (isOther(word, own) && !phrased.has(index))) &&
        !dated.has(index) &&
        (!/^\d/.test(word) || (STRANGE_NUMBER.test(word) && !UNITS.has(tokens[index + 1]?.word ?? ''))) &&
        word.length > 1,
    ),
  }
}

/** Too long for a rank or an hour: a number that nothing reads is one that was meant. */
const STRANGE_NUMBER = /^\d{3,}$/
/** What a number before it counts. */
const UNITS = new Set('m3 kwh kw dh mad dirham bar litre pourcentage volt v'.split(' '))

/** Whether what is asked for was typed so, not made of a slip. */
const isSure = (typed: readonly Token[], tokens: readonly Token[], dated: ReadonlySet<number>): boolean => {
  const as = tokens.map((token, index) =>
    token.word !== stem(typed[index]?.word ?? '') || dated.has(index) ? { ...token, word: '' } : token,
  )
  return findPhrases(as, QUANTITIES).length + findPhrases(as, EVENTS).length > 0
}

const isOther = (word: string, own: ReadonlySet<string>): boolean =>
  (OTHER_WORDS.has(word) || CROPS.has(word)) && !own.has(word)

/** Which words of a line name its periods. */
const datedIn = (line: string, periods: readonly Pick<NamedPeriod, 'at' | 'text'>[]): Set<number> => {
  const dated = new Set<number>()
  for (const { at, text } of periods) {
    const first = line.slice(0, at).split(' ').length - 1 + (text.startsWith(' ') ? 1 : 0)
    const { length } = text.trim().split(' ')
    for (let index = 0; index < length; index++) dated.add(first + index)
  }
  return dated
}

/** « Le plus de courant », « combien de courant mange »: energy that is used, not a supply that is gone. */
const energised = (
  quantities: Set<Quantity>,
  events: Set<Event>,
  line: string,
): { readonly quantities: Set<Quantity>; readonly events: Set<Event> } => {
  if (MUCH_CURRENT.test(line)) events.delete('outage')
  if (LA_OF_NEXT.test(line)) events.delete('off')
  if (CURRENT_OF_PHASE.test(line)) quantities.add('current')
  if (
    DRINKS.test(line) &&
    quantities.has('consumed') &&
    !['energy', 'gridKwh', 'cost'].some((one) => quantities.has(one as Quantity))
  )
    quantities.add('water')
  if (FELL.test(line)) events.add('outage')
  if (EMPTY.test(line) && quantities.size === 0) quantities.add('fill')
  if (OLD_ALARMS.test(line)) events.add('staleAlarms')
  if (MOST_USED.test(line) && !quantities.has('water')) {
    quantities.delete('consumed')
    quantities.add('runningHours')
  }
  if (REMAINS.test(line)) quantities.add('stored')
  if (PAST_BUDGET.test(line) && quantities.size === 0) quantities.add('budgetLeft')
  const until = IN_HOW_LONG.exec(line)?.[1]
  if (until !== undefined) quantities.add(until.startsWith('vid') ? 'emptyIn' : 'overflowIn')
  if (WITH_LEAK.test(line) && quantities.has('consumed'))
    for (const one of ['leak', 'unaccounted'] as const) quantities.delete(one)
  if (STANDARD_HOURS.test(line)) quantities.delete('fill')
  if (BELOW.test(line) && !MONEY.test(line)) quantities.delete('cost')
  if (/\b(?:courant|jus)\b/.test(line) && quantities.has('consumed') && !events.has('outage')) quantities.add('energy')
  return { quantities, events }
}
/** What is drunk is water, whether it is said or not. */
const DRINKS = /\b(?:boi(?:t|vent|re)|bus?|buveu(?:r|se))\b(?!.*\b(?:courant|jus)\b)/
/** « Consommé en octobre, fuite comprise »: what was taken, the leak in it. */
const WITH_LEAK = /\b(?:avec|malgre|y compris) (?:la |les |sa |cette )?fuite|\bfuite compris/
/** « Bassin vide ? »: how full it is tells it. */
const EMPTY = /^(?:le |la |les |un )?(?:bassin|cuve|citerne|reservoir) (?:est |sont )?(?:presque )?vide$/
/** « Les alarmes de plus de 24 h »: how long they last, no time that they are of. */
const OLD_ALARMS = /\b(?:alarme|alerte)\b.*\bplus de? (?:24 ?h(?:eure)?|un jour|1 jour)\b/
/** « Quel secteur dépasse ? »: what a sector has a limit of is its budget. */
const PAST_BUDGET =
  /^(?:et )?(?:quel(?:le)? (?:secteur|serre|parcelle)|lesquel(?:le)?|lequel|laquelle|qui)(?: \w+){0,2}? depass\w*(?: (?:ce mois|cette semaine|le mois))?$/
/** « La pompe la plus utilisée »: the one that ran most. */
const MOST_USED =
  /\b(?:pompe|forage|puits?|motopompe)s? (?:\w+ )?(?:le|la|les) (?:plus|moins) (?:utilise|sollicite|employe)e?s?\b/
/** « Combien de m3 restants »: what is left, of a tank its water, of a sector its budget. */
const REMAINS = /\b(?:m3|eau|volume|quantite|litre)s? restant/
/** « Dans combien de temps le bassin haut vide »: without a verb, as people type. */
const IN_HOW_LONG = /\bdans combien (?:de temps|d heures?|de jours?)\b.*\b(vide|plein|pleine)\b/
/** « Ce qui est tombé, niveau courant »: a supply that is gone. */
const FELL =
  /\btomb\w*\b.*\b(?:courant|jus|electricite|alimentation)\b|\b(?:courant|jus|electricite|alimentation) (?:\w+ ){0,2}?tomb/
/** « Sous 50 % » is a limit, no money. */
const BELOW = /\bsous (?:les? )?\d/
const MONEY = /\b(?:cout|factur|pri[xs]|argent|depens|pay|mad|dh|dirham|montant|frais)\w*/
/** « Heures pleines » are a price, no tank. */
const STANDARD_HOURS = /\bheures? pleine/
/** « Courant maxi en L1 »: of one wire, in amperes. */
/** « De l’électricité la nuit » says no more than when. */
const LA_OF_NEXT = /\b(?:courant|electricite|jus) la (?:nuit|journee|veille|semaine)\b/
const CURRENT_OF_PHASE = /\bcourant\b.*\b(?:phase [123]|l[123])\b/
const MUCH_CURRENT = /\b(?:le plus|le moins|combien|autant|trop|beaucoup) (?:de |d )(?:courant|jus|electricite)\b/

/** « Quel » asks which of a group only where the group follows: « quel est le niveau du bassin » does not. */
const operationsOf = (tokens: readonly Token[], hasGroup: boolean): Set<Operation> => {
  const found = names(tokens, OPERATIONS)
  const line = tokens.map(({ word }) => word).join(' ')
  const asksWhich =
    /\b(?:lequel|laquelle|lesquels|qui)\b/.test(line) || WHICH_DAY.test(line) || (hasGroup && WHICH_OF.test(line))
  if (!asksWhich) found.delete('which')
  else if (RANKS.some((one) => found.has(one)) && found.delete('list')) found.add('which')
  if (WHERE_LOST.test(line)) found.add('which')
  if (MORE_THAN.test(line) || PASSES.test(line)) found.add('compare')
  if (PLACE.test(line)) found.delete('most')
  if (FULL.test(line)) found.delete('standard')
  if (IN_ORDER.test(line)) {
    for (const one of ['most', 'least', 'max', 'min'] as const) found.delete(one)
    found.add('each')
  }
  if (UNEXPLAINED.test(line)) found.delete('why')
  return found
}
const WHICH_DAY = /\bquelle? (?:(?:est|a ete|etait) )?(?:(?:le|la) )?(?:jour|journee)/
const WHERE_LOST = /^ou (?:perd|fuit|on perd|est ce qu on perd)|\bperd\w* (?:l |d |de l )?(?:eau )?ou$/
/** « Dépasse-t-elle celle d’août »: set against it. */
const PASSES = /\bdepass\w* .*\bce(?:lle|lui|ux)\b/
const RANKS = ['most', 'least', 'best', 'worst'] as const
/** « Plus d’eau que », « autant qu’en »: set against something; « le plus » is not. */
const MORE_THAN = /(?<!\b(?:le|la|les) )\b(?:plus|moins|davantage|autant|mieux) (?:\w+ ){0,5}?(?:que|qu)\b/
/** What is not explained is a share of the water, no reason that is asked for. */
const UNEXPLAINED = /\b(?:non|pas) explique/
/** « Du plus gros au plus petit »: all of them, in their order. */
const IN_ORDER = /\bdu (?:plus|moins) \w+ au (?:plus|moins) \w+/
/** « La cuve est pleine » is no price. */
const FULL = /\b(?:est|sont|soit|sera|seront|elle|elles|presque|bien|deja|pas) pleine\b(?! heure)/
/** « En tête des agrumes » is a place, no rank. */
const PLACE = /^(?!.*\b(?:le|la|les) plus\b).*\ben tete (?:de|du|des|d)\b/
const WHICH_OF = new RegExp(
  `\\bquel(?:le)?s? (?:(?:est|sont|a ete) )?(?:(?:le|la|les|l|de|du|des|no|nos) )*(?:${[...GROUP_NAMES].join('|')})`,
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

/** The last period that a question names, of those that have been. */
export const pastPeriods = ({ periods }: Pick<Slots, 'periods'>): PeriodInput[] =>
  periods.flatMap(({ period }) => (period === null ? [] : [period]))
