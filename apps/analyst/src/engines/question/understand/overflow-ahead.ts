// In: the slots of a question, and its words without accents. Out: the call whether a tank will run over by a time that is near; null: it asks something else.
import type { CallOf } from '../call.ts'
import type { Facts } from './facts.ts'
import type { Slots } from './read.ts'
import { hoursUntil } from './until.ts'

/** « Le bassin haut va déborder cette nuit ? »: at the pace of the last hour; of no tank in particular, which one would first. */
export const overflowAhead = (
  { quantities, mentions, operations: asks, unknown, events }: Slots,
  line: string,
  facts: Facts,
): CallOf<'figure'> | null => {
  if (!quantities.has('overflowIn') || !AHEAD.test(line) || unknown.length > 0 || events.has('alarm')) return null
  if (asks.has('why') || HOW_LONG.test(line)) return null
  const lasts = hoursUntil(line, facts)
  const [[tank, ...alike] = [], ...others] = mentions.named
  if (lasts === null || alike.length + others.length > 0) return null
  if (tank === undefined)
    return mentions.group === null || mentions.group === 'storages'
      ? { tool: 'figure', figure: 'overflowInHours', of: 'storages', period: null, view: 'least', lasts }
      : null
  return tank.role === 'storage'
    ? { tool: 'figure', figure: 'overflowInHours', of: [tank.id], period: null, view: 'value', lasts }
    : null
}
const AHEAD = /\b(?:va|vont|risque\w*|peut|peuvent|pourrait)\b.*\bdebord/
const HOW_LONG = /\b(?:combien|quand|a quelle heure)\b/
