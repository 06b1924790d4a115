// In: the words of a question without accents, what it names, and the call before it. Out: the call about a leak, or about what was just told to last; null: it asks something else.
import { FINDING_CONDITIONS, type FindingKind } from '@vigie/contracts/rest/analyst'
import type { Call, CallOf } from '../call.ts'
import type { Facts } from './facts.ts'
import { perOf } from './per.ts'
import type { Slots } from './read.ts'
import { undoneCall } from './undone.ts'

/** « La fuite est réparée ? », « ça fuit encore ? »: whether one lasts; « les avocatiers fuient ? »: whether there is one there. */
export const leakAsked = (slots: Slots, line: string, facts: Facts): Call | null => {
  const undone = undoneCall(slots, line, facts)
  if (undone !== null) return undone
  const { mentions, periods, clock, unknown } = slots
  const [[device, ...alike] = [], ...others] = mentions.named
  if (THIS_NIGHT.test(line)) return { tool: 'findings', what: 'list', kind: 'leak', asks: 'any' }
  if (periods.length > 0 || clock !== null || alike.length + others.length > 0 || OTHERWISE.test(line)) return null
  const of = device === undefined ? {} : { device: device.id }
  const ends = ENDED.test(line)
  if (ends || LASTS.test(line))
    return { tool: 'findings', what: 'list', kind: 'leak', ...of, asks: ends ? 'none' : 'any' }
  if (device === undefined || device.role !== 'consumption' || unknown.length > 0 || !LEAKS.test(line)) return null
  return { tool: 'alarms', operation: 'list', state: 'open', condition: 'night-flow', ...of, asks: 'any' }
}
/** A leak is seen at night, and lasts until it is mended: « fuite cette nuit ? » */
const THIS_NIGHT =
  /^(?:la |les |une |des )?fuites?(?: d eau)?$|^(?:une? |des? |la )?fuites? (?:cette|la) nuit$|^ca fuit (?:cette|la) nuit$/
const OTHERWISE = /\b(?:combien|quel(?:le)?s?|quand|pourquoi|comment|ou est|qui|depuis|quoi)\b/
const ENDED =
  /\bfuites? (?:\w+ ){0,4}?(?:repare|regle|bouche|colmate|termine|fini|arrete|resolu|stoppe|corrige|disparu)(?:e|es|s)?\b/
const LASTS =
  /\bfuites? (?:\w+ ){0,4}?(?:encore|toujours)\b|\b(?:encore|toujours) (?:la |une |cette |cette meme )?fuites?\b|\bfuit (?:encore|toujours)\b/
const LEAKS = /\bfui(?:t|ent|rait)\b/

/** « Où ? », « depuis quand ? », « combien ça coûte ? », « et par jour ? » after a leak, a filter or whatever lasts: of the same. */
export const foundAfter = (line: string, before: Call | null): CallOf<'findings'> | null => {
  const of = foundBefore(before)
  if (of === null) return null
  const asked = line.replace(AROUND, '').trim()
  const what = PARTS.find(([, words]) => words.test(asked))?.[0]
  const per = perOf(asked)
  if (what === undefined) {
    const isOnlyPer = per !== undefined && ONLY_PER.test(asked)
    return isOnlyPer ? { ...of, what: of.what in PACE ? of.what : 'water', per } : null
  }
  const { per: _, ...same } = of
  return { ...same, what, ...(per !== undefined && what in PACE && { per }) }
}
const PACE = { water: true, cost: true, energy: true } as const

/** What was told to last before; null: it was told of something else. */
const foundBefore = (before: Call | null): CallOf<'findings'> | null => {
  if (before?.tool === 'findings') {
    const { asks: _, ...same } = before
    return same
  }
  if (before?.tool !== 'alarms' || before.condition === undefined) return null
  const kind = KIND_OF[before.condition]
  return kind === undefined
    ? null
    : { tool: 'findings', what: 'list', kind, ...(before.device !== undefined && { device: before.device }) }
}
/** The alarm of a leak is that of nothing else. */
const KIND_OF: Readonly<Record<string, FindingKind>> = { [FINDING_CONDITIONS.leak]: 'leak' }

const AROUND =
  /^(?:(?:et|ok|d accord|mais|alors|du coup|bon) )+|(?: (?:exactement|environ|a peu pres|en tout|svp|stp|au juste))+$/g
const IT = '(?:ca|elle|il|cela|cette fuite|la fuite)'
const TELLS = '(?: (?:me|m|nous|te|vous|lui))?'
const PARTS: readonly (readonly [CallOf<'findings'>['what'], RegExp])[] = [
  [
    'since',
    new RegExp(
      `^(?:(?:c est|${IT} (?:dure|fuit|coule|existe|est la)) )?depuis (?:quand|combien de temps)(?: ${IT} (?:dure|fuit|coule))?$|^(?:elle|il|ca) (?:date de|a commence) quand$|^quand (?:est ce que )?(?:ca|elle) a (?:t (?:elle|il) )?commence$`,
    ),
  ],
  [
    'where',
    new RegExp(
      `^(?:${IT} )?(?:(?:c )?est |fuit |se trouve )?ou(?: (?:ca|est ce|est elle|c est|est ce que c est|precisement|ca fuit))?$|^a quel endroit$|^(?:dans |sur )?quel secteur$`,
    ),
  ],
  [
    'cost',
    new RegExp(
      `^combien (?:est ce que )?${IT}?${TELLS} ?(?:coute|couterait|revient|fait perdre d argent)(?: (?:t )?(?:elle|il|ca))?(?: (?:par|chaque) \\w+)?$|^${IT}${TELLS} (?:coute|revient a|a coute) combien(?: (?:par|chaque) \\w+)?$|^combien (?:d argent|de (?:dirhams?|dh|mad))(?: (?:on|je|nous))?(?: perd\\w*)?(?: (?:par|chaque) \\w+)?$|^(?:${IT} (?:fait|represente|donne) )?(?:combien )?(?:${IT} (?:fait|represente|donne) )?(?:en (?:argent|dirhams?|dh|mad|sous)|de (?:dirhams?|dh|mad)|d argent)(?: combien)?(?: (?:par|chaque) \\w+)?$`,
    ),
  ],
  [
    'water',
    /^combien (?:d eau|de m3|de litres?|on perd|je perds|nous perdons|est ce qu on perd|ca perd|elle perd|perd on)(?: (?:on|je|nous|ca|elle))?(?: (?:perd\w*|fuit|part))?(?: (?:d eau|par \w+|chaque \w+))*$|^(?:on|je|ca|elle|nous) perd\w* combien(?: d eau)?(?: (?:par|chaque) \w+)?$/,
  ],
  [
    'remedy',
    /^(?:que|quoi) faire$|^qu est ce que? (?:je|on) (?:fait|fais|peut|peux|dois|doit)(?: faire)?$|^comment (?:la |le |faire pour la )?(?:repar\w*|arret\w*|boucher|colmat\w*|nettoy\w*|regl\w*|corrig\w*)$|^(?:je|on) fai[ts] quoi$/,
  ],
]
const ONLY_PER = /^(?:ca fait (?:combien )?)?(?:combien )?(?:par|chaque) \w+$/
