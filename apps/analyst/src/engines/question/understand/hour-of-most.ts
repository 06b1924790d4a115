// In: the slots of a question, and its words without accents. Out: the call in which hour of a day there was most or least; null: it asks something else.
import type { Call } from '../call.ts'
import { dayPeriod } from './calendar.ts'
import type { Facts } from './facts.ts'
import { frameOf } from './frame.ts'
import type { Quantity, Slots } from './read.ts'

/** « À quelle heure a-t-on consommé le plus d’électricité hier ? », « heure du pic de conso »: in the day that is named, else today. */
export const hourOfMost = (slots: Slots, line: string, facts: Facts): Call | null => {
  const { operations: asks, periods, clock } = slots
  const peaks = PEAK.test(line)
  const isEnd = peaks || ENDS.some((one) => asks.has(one))
  if (!(WHICH_HOUR.test(line) || (peaks && PEAK_WHEN.test(line))) || !isEnd) return null
  if (clock !== null || periods.length > 1) return null
  const period = periods.length === 0 ? dayPeriod(facts.today) : periods[0]?.period
  if (period?.unit !== 'day') return null
  // the power at its highest is told with its moment
  if (peaks && POWER.test(line)) return ofPower({ ...slots, quantities: new Set(['peakKw']) }, facts)
  const made = frameOf(peaks ? ofPeak(slots) : { ...slots, operations: new Set([...asks, 'whichDay'] as const) }, facts)
  // of water or of energy: where it does not say, both
  const [first] = made?.kind === 'ask' && made.about === 'quantity' ? made.choices : []
  if (first?.call.tool === 'figure') return { ...first.call, also: ['gridKwh'], period }
  if (made?.kind !== 'call') return null
  const { call } = made
  if (call.tool === 'series' && (call.asks === 'which' || (call.asks === undefined && call.operation !== 'mean')))
    return { ...call, period }
  return call.tool === 'figure' && DAY_ENDS.has(call.view) ? { ...call, period } : null
}

const ofPower = (slots: Slots, facts: Facts): Call | null => {
  const made = frameOf(slots, facts)
  return made?.kind === 'call' && made.call.tool === 'figure' && made.call.figure === 'peakKw' ? made.call : null
}

/** A peak of what is used or pumped is the hour that had most of it. */
const ofPeak = (slots: Slots): Slots => {
  const quantities = new Set<Quantity>(slots.quantities)
  quantities.delete('peakKw')
  if (!WHAT.some((one) => quantities.has(one))) quantities.add(PUMPED.test(slots.line) ? 'produced' : 'consumed')
  const operations = new Set(slots.operations)
  operations.delete('peak')
  return { ...slots, quantities, operations: operations.add('most').add('max').add('whichDay') }
}
const WHAT = ['produced', 'consumed', 'flow', 'pressure', 'solarKwh', 'cost', 'level'] as const

const PUMPED = /\bpomp\w*/
const WHICH_HOUR = /\b(?:a |vers )?quelles? heures?\b/
const PEAK = /\b(?:pics?|pointe|maximum|maxi)\b/
/** « Heure du pic », « quand a eu lieu la pointe »; « heures de pointe » are a price. */
const PEAK_WHEN =
  /\bheure (?:du|de la|d un) (?:pic|pointe|maximum|maxi)\b|\bquand (?:\w+ ){0,4}?(?:pic|pointe|maximum|maxi)\b|\b(?:pic|pointe|maximum|maxi)\b.*\b(?:quand|heure)$/
const POWER = /\bpuissance\b|\bkw\b|\bappel de (?:puissance|courant)\b/
const ENDS = ['most', 'least', 'max', 'min'] as const
const DAY_ENDS: ReadonlySet<string> = new Set(['max-day', 'min-day'])
