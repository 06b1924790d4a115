// In: the slots of a question, and its words without accents. Out: the call where the energy went; null: it asks something else.
import type { CallOf } from '../call.ts'
import { plainLine } from '../language/plain-line.ts'
import { monthPeriod } from './calendar.ts'
import type { Facts } from './facts.ts'
import { pastPeriods, type Slots } from './read.ts'

/** « Où est allée l’énergie ce mois-ci ? »: what took it, each with its share. */
export const energyUsesCall = (
  { mentions, unknown, periods, clock, operations: asks }: Slots,
  line: string,
  { today }: Facts,
): CallOf<'figure'> | null => {
  if (!WHERE.test(line) || asks.has('why') || clock !== null) return null
  if (mentions.named.length > 0 || periods.some(({ period }) => period === null)) return null
  if (unknown.some(({ raw }) => !OWN_WORDS.test(plainLine(raw)))) return null
  const [period = monthPeriod(today), ...others] = pastPeriods({ periods })
  return others.length > 0
    ? null
    : { tool: 'figure', figure: 'gridKwh', of: 'site', period, view: 'value', asks: 'uses' }
}
const ENERGY = '(?:energie|electricite|courant|jus|kwh)'
const WHERE = new RegExp(
  `^(?:et )?(?:dans quoi|ou|vers quoi) (?:est ce que? )?(?:est |sont |s en )?(?:est )?(?:part\\w*|pass\\w*|va|vont|fil\\w*|all\\w*)(?: t elle)? (?:toute? )?(?:l |le |notre |mon |mes |les |cette )?${ENERGY}\\b|\\b(?:repartition|ventilation) (?:de |des |du |d )(?:la |l )?(?:consommation (?:d |de l )?)?(?:${ENERGY}|electrique)\\b|^a quoi (?:sert|a servi|va) (?:toute )?l ${ENERGY}\\b`,
)
const OWN_WORDS = /^(?:all|part|pass|fil|repart|ventil|serv|sert)/
