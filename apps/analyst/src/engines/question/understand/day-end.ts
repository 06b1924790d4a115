// In: the slots of a question, and its words without accents. Out: the call about what today will come to; null: it asks something else.
import type { CallOf } from '../call.ts'
import { plainLine } from '../language/plain-line.ts'
import { dayPeriod } from './calendar.ts'
import type { Facts } from './facts.ts'
import type { Slots } from './read.ts'

/** « Combien va coûter la journée ? »: of the rest of today alone something is known, by the days that were like it. */
export const dayEndCall = (
  { quantities, periods, mentions, clock, unknown }: Slots,
  line: string,
  { today }: Facts,
): CallOf<'figure'> | null => {
  if (!AHEAD.test(line) || !OF_TODAY.test(line) || clock !== null) return null
  if (unknown.some(({ raw }) => !OWN_WORDS.test(plainLine(raw))) || mentions.group !== null) return null
  if (periods.some(({ period }) => period?.unit !== 'day' || period.date !== today)) return null
  const [[sector, ...alike] = [], ...others] = mentions.named
  if (sector !== undefined) {
    const isWater = [...quantities].every((one) => OF_WATER.has(one))
    return alike.length + others.length > 0 || sector.role !== 'consumption' || !isWater
      ? null
      : {
          tool: 'figure',
          figure: 'volumeM3',
          of: [sector.id],
          period: dayPeriod(today),
          view: 'value',
          asks: 'day-end',
        }
  }
  const figure = quantities.has('cost')
    ? 'cost'
    : quantities.has('water') && quantities.has('consumed')
      ? 'consumedM3'
      : quantities.has('water') && quantities.has('produced')
        ? 'producedM3'
        : // what is consumed is water, where no energy is said
          quantities.has('consumed') && quantities.size === 1
          ? 'consumedM3'
          : null
  return figure === null
    ? null
    : { tool: 'figure', figure, of: 'site', period: dayPeriod(today), view: 'value', asks: 'day-end' }
}
const AHEAD =
  /\b(?:(?:va|vont|allons|devrait|vais)(?: t)?(?: on| nous| il| elle)? \w+er|(?:cout|consomm|depens|pai|pay|pomp)er(?:a|ons|ont|ai)|produira|sera|seront|(?:fini|termin|atteind|arriv)e?r(?:a|ons|ont))\b/
const OWN_WORDS = /^(?:finir|termin|atteind|arriver)/
const OF_WATER: ReadonlySet<string> = new Set(['water', 'volume', 'consumed', 'standing', 'level', 'stored'])
const OF_TODAY = /\b(?:la journee|aujourd hui|fin de (?:la )?jour(?:nee)?|ce jour)\b/
