// In: the slots of a question, and its words without accents. Out: the call on which days hardly any water was made, by the site or by one borehole; null: it asks something else.
import type { CallOf } from '../call.ts'
import { isTooLong } from './counted-most.ts'
import type { Facts } from './facts.ts'
import { pastPeriods, type Slots } from './read.ts'

/** « Quel jour les pompes n’ont pas tourné ce mois-ci ? », « jours sans pompage »: of the last 30 days where no time is said; of one borehole by its counter. */
export const idleDaysCall = (
  slots: Slots,
  line: string,
  { today }: Facts,
): CallOf<'figure'> | CallOf<'series'> | null => {
  const { mentions, clock, operations: asks, unknown } = slots
  if (!DAYS.test(line) || !STOOD.test(line) || asks.has('why') || clock !== null) return null
  const [period = { unit: 'last-30d' as const }, ...others] = pastPeriods(slots)
  if (others.length > 0 || period.unit === 'day' || period.unit === 'last-24h') return null
  const [named, ...more] = mentions.named
  if (named === undefined)
    return { tool: 'figure', figure: 'producedM3', of: 'site', period, view: 'min-day', asks: 'without' }
  const [source, ...alike] = named
  const isCounted = source?.role === 'source' && source.metrics.some(({ id }) => id === 'volume_m3')
  if (!isCounted || alike.length + more.length + unknown.length > 0 || isTooLong(period, today)) return null
  return { tool: 'series', metric: 'volume_m3', of: [source.id], period, operation: 'min', asks: 'idle' }
}
const DAYS = /\bquels? (?:sont les )?jours?\b|\bcombien de jours?\b|\bjours? (?:ou|sans)\b/
const RUN = '(?:tourne|marche|fonctionne|pompe|produit|demarre)e?s?'
const STOOD = new RegExp(
  `\\b(?:pompes?|forages?|on|nous)\\b.*\\b(?:pas|rien|jamais) (?:\\w+ )?${RUN}\\b|\\bn (?:a|avons)(?: t on| nous)? (?:pas|rien|jamais) (?:pompe|produit)\\b|\\baucune?s? (?:des )?(?:pompes?|forages?) (?:\\w+ ){1,3}?${RUN}\\b|\\bsans (?:aucune? )?(?:pompage|pomper|pompes?|production|eau produite)\\b|\\b(?:pompes?|forages?) (?:\\w+ ){0,2}?(?:a l arret|arretees|stoppees)\\b`,
)
