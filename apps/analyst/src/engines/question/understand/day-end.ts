// In: the slots of a question, and its words without accents. Out: the call about what today will come to; null: it asks something else.
import type { CallOf } from '../call.ts'
import { plainLine } from '../language/plain-line.ts'
import { dayPeriod } from './calendar.ts'
import type { Facts } from './facts.ts'
import type { Slots } from './read.ts'

/** « Combien va coûter la journée ? »: of the rest of today alone something is known, by the days that were like it. */
export const dayEndCall = (
  { quantities, events, periods, mentions, clock, unknown }: Slots,
  line: string,
  { today }: Facts,
): CallOf<'figure'> | null => {
  if (!AHEAD.test(line) || !OF_TODAY.test(line)) return null
  // by the evening the day is over; what flows in its hours is another question
  if (clock !== null && !(BY_TONIGHT.test(line) && clock.words.every(({ text }) => TONIGHT.test(text)))) return null
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
  const day = { of: 'site', period: dayPeriod(today), view: 'value', asks: 'day-end' } as const
  if (figure !== null) return { tool: 'figure', figure, ...day }
  // « À combien finira la journée ? »: of neither water nor money more than of the other
  return ENDS.test(line) &&
    WHERE_TO.test(line) &&
    events.size === 0 &&
    [...quantities].every((one) => one === 'standing')
    ? { tool: 'figure', figure: 'cost', also: ['consumedM3'], ...day }
    : null
}
const AHEAD =
  /\b(?:(?:va|vont|allons|devrait|vais)(?: t)?(?: on| nous| il| elle)? (?:\w+ )?\w+[ei]r|(?:cout|consomm|depens|pai|pay|pomp)er(?:a|ons|ont|ai)|produira|sera|serai|serons|seront|aura|aurai|aurons|auront|(?:fini|termin|atteind|arriv)e?r(?:a|ai|ons|ont)|fin de (?:la )?journee)\b/
/** Where the day ends, whatever is asked of it. */
const ENDS =
  /\b(?:(?:fini|termin|achev|clotur|boucl|arriv)\w*|fin de (?:la )?journee|(?:ou|combien) (?:\w+ ){0,2}?ser(?:a|ai|ons|ont)|ser(?:a|ai|ons|ont) (?:t on |nous )?(?:a combien|ou))\b/
const WHERE_TO = /\b(?:combien|ou)\b/
const BY_TONIGHT = new RegExp(`${ENDS.source}|\\b(?:aura|aurai|aurons|auront)\\b`)
const TONIGHT = /^ce soir$/
const OWN_WORDS = /^(?:fini|termin|atteind|arriv|achev|clotur|boucl)/
const OF_WATER: ReadonlySet<string> = new Set(['water', 'volume', 'consumed', 'standing', 'level', 'stored'])
const OF_TODAY = /\b(?:la journee|aujourd hui|ce soir|fin de (?:la )?jour(?:nee)?|ce jour)\b/
