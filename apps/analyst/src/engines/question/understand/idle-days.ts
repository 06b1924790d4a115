// In: the slots of a question, and its words without accents. Out: the call on which days hardly any water was made; null: it asks something else.
import type { CallOf } from '../call.ts'
import { pastPeriods, type Slots } from './read.ts'

/** « Quel jour les pompes n’ont pas tourné ce mois-ci ? », « jours sans pompage »: of the last 30 days where no time is said. */
export const idleDaysCall = (slots: Slots, line: string): CallOf<'figure'> | null => {
  const { mentions, clock, operations: asks } = slots
  if (!DAYS.test(line) || !STOOD.test(line) || asks.has('why') || clock !== null || mentions.named.length > 0)
    return null
  const [period = { unit: 'last-30d' as const }, ...others] = pastPeriods(slots)
  if (others.length > 0 || period.unit === 'day' || period.unit === 'last-24h') return null
  return { tool: 'figure', figure: 'producedM3', of: 'site', period, view: 'min-day', asks: 'without' }
}
const DAYS = /\bquels? (?:sont les )?jours?\b|\bcombien de jours?\b|\bjours? (?:ou|sans)\b/
const RUN = '(?:tourne|marche|fonctionne|pompe|produit|demarre)e?s?'
const STOOD = new RegExp(
  `\\b(?:pompes?|forages?|on|nous)\\b.*\\b(?:pas|rien|jamais) (?:\\w+ )?${RUN}\\b|\\bn (?:a|avons)(?: t on| nous)? (?:pas|rien|jamais) (?:pompe|produit)\\b|\\baucune?s? (?:des )?(?:pompes?|forages?) (?:\\w+ ){1,3}?${RUN}\\b|\\bsans (?:aucune? )?(?:pompage|pomper|pompes?|production|eau produite)\\b|\\bpompes? (?:\\w+ ){0,2}?(?:a l arret|arretees|stoppees)\\b`,
)
