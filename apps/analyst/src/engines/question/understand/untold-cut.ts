// In: the slots of a question. Out: the refusal of what is kept of no cut, its cost and cuts of the water, with what can be asked; null: it asks something else.
import { periodWords } from '../answer/period-words.ts'
import { dayPeriod } from './calendar.ts'
import type { Facts } from './facts.ts'
import type { Understood } from './outcome.ts'
import { pastPeriods, type Slots } from './read.ts'

/** « Combien a coûté la coupure ? », « l’eau a été coupée hier ? »: cuts are those of the power, and have no price. */
export const untoldCut = (slots: Slots, { today }: Facts): Understood | null => {
  const { events, quantities, operations: asks, mentions, line } = slots
  if (!events.has('outage')) return null
  const [period = dayPeriod(today)] = pastPeriods(slots)
  const when = periodWords(period, today)
  if (quantities.has('cost') && asks.has('howMany'))
    return { kind: 'refuse', why: 'unsupported', instead: `combien de coupures, ${when}` }
  return WATER_CUT.test(line) && mentions.named.length === 0
    ? { kind: 'refuse', why: 'unsupported', instead: `eau consommée, ${when}` }
    : null
}
const WATER_CUT = /\beau (?:\w+ ){0,3}?coupee?\b|\bcoupure d eau\b/
