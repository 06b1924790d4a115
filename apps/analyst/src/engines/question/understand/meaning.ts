// In: the slots of a question, and its words without accents. Out: the call about what a word means; null: a value is asked for.
import type { AlarmCondition, FigureId, FindingKind } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { meantBy, SITE_FIGURES } from './figure-of.ts'
import type { Slots } from './read.ts'

/** « Que veut dire eau non comptée ? », « comment est calculée l’autonomie ? », « c’est quoi une alarme battante ? » */
export const meaningCall = (slots: Slots, line: string): CallOf<'meaning'> | null => {
  const asksWhat = WHAT_IS.test(line)
  if (!(asksWhat || MEANS.test(line)) || slots.mentions.named.length > 0 || slots.periods.length > 0) return null
  const term = TERMS.find(([words]) => words.test(line))?.[1]
  if (term !== undefined) return { tool: 'meaning', of: term }
  if (slots.operations.has('now') || slots.unknown.length > 1) return null
  const meant = meantBy(slots, { device: null, group: slots.mentions.group })
  const figure: FigureId | null =
    meant === null || 'open' in meant
      ? null
      : 'figure' in meant
        ? meant.figure
        : meant.metric === 'power_factor'
          ? 'powerFactor'
          : null
  // « c’est quoi le coût ? » asks for the value of what everybody knows
  if (figure === null || (asksWhat && !UNFAMILIAR.has(figure))) return null
  return SITE_FIGURES.has(figure) || UNFAMILIAR.has(figure) || MEANS.test(line) ? { tool: 'meaning', of: figure } : null
}

const WHAT_IS =
  /^(?:(?:bonjour|svp|stp|dis moi) )*(?:c est quoi|qu est ce que c est|qu est ce que?) (?:que )?(?:une? |le |la |les |l |un |d |kwh m3)/
const MEANS =
  /\b(?:veut dire|signifie|signification|definition|calculee?s?|calculez|calcule t|se calcule|ca veut dire quoi|explique\w* (?:moi )?(?:ce que? )?(?:c est|est|le terme|le mot))\b/

/** Figures whose name tells little to who meets it first. */
const UNFAMILIAR: ReadonlySet<FigureId> = new Set<FigureId>([
  'kwhPerM3',
  'unaccountedM3',
  'unaccountedPct',
  'nightFlowM3h',
  'powerFactor',
  'solarSaved',
  'co2Kg',
  'storedDeltaM3',
  'powerPct',
  'voltageImbalancePct',
])

const TERMS: readonly (readonly [RegExp, AlarmCondition | FigureId | FindingKind])[] = [
  [/\bbattantes?\b/, 'chatteringAlarms'],
  [/\bavalanches?\b/, 'floodPct'],
  [/\b(?:colmat|encrass)\w*|\bfiltres? (?:bouche|sale)\w*/, 'clogged-filter'],
  [/\b(?:capteur|sonde|mesure)s? (?:\w+ ){0,2}?(?:bloque|fige)\w*/, 'stuck-sensor'],
  [/\bderives?\b/, 'efficiency-drift'],
  [/^(?!.*\b(?:taux|part|pourcentage)\b).*\bfuites?\b/, 'night-flow'],
  [/\bsans mesures?\b/, 'stale'],
  [/^(?:c est quoi|qu est ce qu\w*(?: c est)?(?: qu)?|que veut dire|definition(?: d)?) une coupure$/, 'power-off'],
  [/\bhors ligne\b/, 'offline'],
  [/\bdebordement proche\b/, 'tank-overflow'],
  [/\bbientot vides?\b/, 'tank-empty'],
  [/\bmesures? anormales?\b|\banomalies?\b/, 'anomaly'],
  [/\balimentation coupee\b/, 'power-off'],
]
