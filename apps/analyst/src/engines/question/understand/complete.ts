// In: the slots of a question, and its words without accents. Out: the call how much of what was expected was measured; null: it asks something else.
import type { CallOf } from '../call.ts'
import { plainLine } from '../language/plain-line.ts'
import { pastPeriods, type Slots } from './read.ts'

/** « Les volumes d’octobre sont-ils complets ? », « il manque des mesures en octobre ? » */
export const completeCall = (slots: Slots, line: string): CallOf<'figure'> | null => {
  const { mentions, clock, unknown, quantities } = slots
  if (!COMPLETE.test(line) || clock !== null || mentions.named.length > 0 || mentions.group !== null) return null
  if (unknown.some(({ raw }) => !/^(?:complet|trou|lacun|manqu)/.test(plainLine(raw)))) return null
  const [period, ...others] = pastPeriods(slots)
  if (period === undefined || others.length > 0) return null
  const isEnergy = (['energy', 'gridKwh', 'cost'] as const).some((one) => quantities.has(one))
  return {
    tool: 'figure',
    figure: isEnergy ? 'gridKwh' : 'producedM3',
    ...(!isEnergy && { also: ['consumedM3'] }),
    of: 'site',
    period,
    view: 'value',
    asks: 'complete',
    ...(MISSING.test(line) && { claim: 'less' as const }),
  }
}
/** « Il manque des mesures ? »: yes where some are missing. */
const MISSING = /\b(?:manqu\w*|trous?|lacunes?)\b/
const COMPLETE =
  /\b(?:volumes?|donnees|mesures|chiffres|releves|energie|kwh|compteurs?)\b.*\b(?:complet\w*|trous?|lacunes?)\b|\b(?:complet\w*|trous?|lacunes?)\b.*\b(?:volumes?|donnees|mesures|chiffres|releves)\b|\btout (?:a (?:bien )?ete |est )?(?:bien )?(?:mesure|enregistre|releve)e?s?\b|\bmanqu\w* (?:\w+ )?(?:des|de|d) (?:donnees|mesures|releves)\b/
