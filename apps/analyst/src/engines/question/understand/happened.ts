// In: the slots of a question. Out: the call about whatever happened in a time; null: it asks for something of its own.
import type { CallOf } from '../call.ts'
import { dayPeriod } from './calendar.ts'
import type { Facts } from './facts.ts'
import { pastPeriods, type Slots } from './read.ts'

/** « Que s’est-il passé cette nuit ? », « … au forage 1 ? » */
export const happenedCall = (slots: Slots, { today }: Facts): CallOf<'events'> | null => {
  const { line, quantities, events, mentions } = slots
  const [period, ...others] = pastPeriods(slots)
  if (others.length + quantities.size + events.size > 0 || !HAPPENED.test(line) || mentions.group !== null) return null
  const [named, ...more] = mentions.named
  if (named === undefined) return period === undefined ? null : { tool: 'events', period }
  const [device, ...alike] = named
  if (device === undefined || alike.length + more.length > 0) return null
  return { tool: 'events', device: device.id, period: period ?? dayPeriod(today) }
}
const HAPPENED =
  /\bs (?:est|etait|sont) (?:il )?(?:t il )?(?:bien )?passee?\b|\by a (?:t il )?eu quoi\b|\bevenement\b|\b(?:bilan|recap\w*|resume|synthese) (?:de )?(?:cette |la )?nuit\b/
