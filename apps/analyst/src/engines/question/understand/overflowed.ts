// In: the slots of a question, and its words without accents. Out: the call that reads whether tanks were at their brim; null: it is not asked of what was.
import type { PeriodInput } from '@vigie/contracts/entities'
import { dayPeriod } from './calendar.ts'
import { devicesOf, type Facts } from './facts.ts'
import { narrowed } from './narrowed.ts'
import type { Understood } from './outcome.ts'
import { pastPeriods, type Slots } from './read.ts'

/** « Le bassin a débordé ? », « y a-t-il eu un débordement cette semaine ? »: by the levels of the time, never by the time until it does. */
export const overflowedCall = (slots: Slots, line: string, facts: Facts): Understood | null => {
  const { mentions, operations: asks, events, unknown, clock } = slots
  const [period] = pastPeriods(slots)
  const isOver = clock !== null || (period !== undefined && !isToday(period, facts))
  if (!OVERFLOWED.test(line) && !(isOver && OVERFLOWS.test(line) && !AHEAD.test(line))) return null
  if (asks.has('why') || events.has('alarm') || unknown.length > 0) return null
  const named = mentions.named.flatMap((several) => (several.length === 1 ? several : []))
  if (named.length < mentions.named.length) return null
  if (named.length === 0 && mentions.group !== null && mentions.group !== 'storages') return null
  const tanks = (named.length > 0 ? named : devicesOf('storages', facts)).filter(
    ({ role, metrics }) => role === 'storage' && metrics.some(({ id }) => id === 'level_pct'),
  )
  if (tanks.length === 0 || tanks.length < named.length || tanks.length > TANKS_MAX) return null
  const call = {
    tool: 'series',
    metric: 'level_pct',
    of: tanks.map(({ id }) => id),
    period: period ?? { unit: 'last-7d' },
    operation: 'max',
    asks: 'overflowed',
  } as const
  const made: Understood = { kind: 'call', call, assumed: false }
  return clock === null ? made : narrowed(made, clock)
}
/** A question reads the levels of no more tanks. */
const TANKS_MAX = 4

const isToday = (period: PeriodInput, { today }: Facts): boolean =>
  JSON.stringify(period) === JSON.stringify(dayPeriod(today))

const OVERFLOWED =
  /\b(?:a|ont|avait|avaient) (?:t )?(?:(?:il|elle|on|ca)s? )?(?:(?:deja|encore|bien|pas|jamais|vraiment) )*deborde\w*\b|\b(?:eu|eue) (?:\w+ ){0,2}?(?:debordements?|trop pleins?)\b|\bdebordements? (?:\w+ ){0,4}?(?:a eu lieu|ont eu lieu)\b/
const OVERFLOWS = /\bdebord\w*/
/** What is asked of a time to come, or of how long it takes. */
const AHEAD =
  /\b(?:va|vont|risque\w*|peut|pourrait|dans combien|avant|bientot|quand est ce qu(?:e)? (?:\w+ ){0,3}?deborde)\b/
