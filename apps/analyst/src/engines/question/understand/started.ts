// In: the slots of a question, its words without accents, and the call before it. Out: the call at which hours of a day pumps began to run; null: it asks something else.
import type { Call, CallOf } from '../call.ts'
import { dayPeriod } from './calendar.ts'
import { devicesOf, type Facts } from './facts.ts'
import { pumpBefore } from './ran.ts'
import { pastPeriods, type Slots } from './read.ts'

/** « Quand la pompe a démarré ce matin ? »: of a part of a day the whole of it, as a run of the morning may begin before dawn. */
export const startedCall = (slots: Slots, line: string, facts: Facts, before: Call | null): CallOf<'series'> | null => {
  const { mentions, clock, unknown, operations: asks } = slots
  if (!WHEN.test(line) || !STARTED.test(line) || NOT_STARTED.test(line) || unknown.length > 0 || asks.has('why'))
    return null
  if (clock?.ahead === true) return null
  const named = mentions.named.flatMap((several) => (several.length === 1 ? several : []))
  if (named.length < mentions.named.length) return null
  if (named.length === 0 && mentions.group !== null && mentions.group !== 'sources') return null
  const meant = named.length > 0 ? named : pumpBefore(slots, before, facts.devices)
  const all = meant.length > 0 ? meant : mentions.group === 'sources' || OF_PUMPING.test(line) ? pumpsOf(facts) : []
  const pumps = all.filter(({ metrics }) => metrics.some(({ id }) => id === 'running'))
  if (pumps.length === 0 || pumps.length < named.length || pumps.length > PUMPS_MAX) return null
  const [period = dayPeriod(facts.today), ...others] = pastPeriods(slots)
  if (period.unit !== 'day' || others.length > 0) return null
  return {
    tool: 'series',
    metric: 'running',
    of: pumps.map(({ id }) => id),
    period,
    operation: 'max',
    asks: 'started',
  }
}
/** A call reads the courses of no more devices. */
const PUMPS_MAX = 4

const pumpsOf = (facts: Facts) => devicesOf('sources', facts).filter(({ role }) => role === 'source')

const WHEN = /\b(?:quand|quelles? heures?|heures? (?:de|du|des))\b/
/** As it is typed in haste, too: « demaré ». */
const STARTED =
  /\b(?:a|ont|sont|est) (?:t )?(?:(?:il|elle|on)s? )?(?:bien )?(?:re)?dem+ar+e?e?s?\b|\b(?:re)?dem+ar+ages?\b|\b(?:s est|se sont|a ete|ont ete) (?:(?:il|elle)s? )?(?:mise?s? en (?:marche|route)|allumee?s?|lancee?s?)\b|\bcommence a pomper\b/
const NOT_STARTED =
  /\b(?:combien|alarmes?|coupures?|fuites?|courant|electricite|cher|chere|faut|dois|doit|depuis|qui|plus|moins)\b/
const OF_PUMPING = /\ba pomper\b/
