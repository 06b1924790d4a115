// In: the slots of a question, and its words without accents. Out: the call in which hour of a day there was most or least; null: it asks something else.
import type { CallOf } from '../call.ts'
import { dayPeriod } from './calendar.ts'
import type { Facts } from './facts.ts'
import { frameOf } from './frame.ts'
import type { Slots } from './read.ts'

/** « À quelle heure a-t-on consommé le plus d’électricité hier ? »: of the site, in the day that is named, else today. */
export const hourOfMost = (slots: Slots, line: string, facts: Facts): CallOf<'figure'> | null => {
  const { operations: asks, mentions, periods, clock } = slots
  const isEnd = ENDS.some((one) => asks.has(one))
  if (!WHICH_HOUR.test(line) || !isEnd || mentions.named.length > 0 || clock !== null || periods.length > 1) return null
  const period = periods.length === 0 ? dayPeriod(facts.today) : periods[0]?.period
  if (period?.unit !== 'day') return null
  const made = frameOf({ ...slots, operations: new Set([...asks, 'whichDay' as const]) }, facts)
  // of water or of energy: where it does not say, both
  const [first] = made?.kind === 'ask' && made.about === 'quantity' ? made.choices : []
  if (first?.call.tool === 'figure') return { ...first.call, also: ['gridKwh'], period }
  return made?.kind === 'call' && made.call.tool === 'figure' && DAY_ENDS.has(made.call.view)
    ? { ...made.call, period }
    : null
}
const WHICH_HOUR = /\b(?:a |vers )?quelles? heures?\b/
const ENDS = ['most', 'least', 'max', 'min'] as const
const DAY_ENDS: ReadonlySet<string> = new Set(['max-day', 'min-day'])
